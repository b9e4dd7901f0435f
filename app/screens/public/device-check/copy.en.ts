import type { DigitsProblem } from '#rpc/domain/digits.ts';
import type { Interest } from '#rpc/public/lead.ts';

export const deviceCheckCopy = {
  title: 'Check your device',
  description: (brand: string) =>
    `Does your phone work with ${brand}, and does it support eSIM? Enter its IMEI number and find out in seconds.`,
  heading: 'Bring your own device',
  text: 'Enter the IMEI of your phone or tablet. We’ll tell you whether it works on our network and supports eSIM.',
  label: 'IMEI or MEID number',
  hint: '15 digits. Spaces and hyphens are OK.',
  check: 'CHECK',
  /** While the answer is on its way, under the field. */
  checking: 'Checking…',
  unlocked: 'Your device must be unlocked and paid off. If it came from another carrier, ask them to unlock it first.',
  notKept: 'We use the number only for this check and don’t keep it.',
  /** Quoted (PUBLIC-10); no IMEI is refused by its number. */
  errors: {
    missing: 'Enter Your Device IMEI or MEID Number',
    notDigits: 'Please enter only digits',
    length: 'Enter valid IMEI Number',
  } satisfies Record<Exclude<DigitsProblem, 'refused'>, string>,
  finding: {
    title: 'How to find your IMEI',
    ways: [
      'Any phone: dial *#06# as if you’re making a call. The number appears on the screen.',
      'iPhone or iPad: open Settings, then General, then About, and scroll down to IMEI.',
      'Android: open Settings, then About phone. On some phones the number is under Status.',
      'If there are two numbers, use IMEI 1.',
    ],
  },
  outcome: {
    esim: {
      title: 'Your device works with us',
      text: 'You can use a SIM or an eSIM. With an eSIM, you don’t have to wait for a card.',
    },
    sim: { title: 'Your device works with us', text: 'It isn’t eSIM-compatible, so we’ll send you a SIM card.' },
    incompatible: {
      title: 'Your device isn’t compatible',
      text: 'Unfortunately, we cannot activate service on this device. Contact Customer Success.',
    },
  },
  facts: { device: 'Device', imei: 'IMEI', simType: 'SIM type' },
  simType: { esim: 'eSIM or SIM', sim: 'SIM' },
  alreadyInUse: 'This IMEI is already in use. Check the number, or contact Customer Success.',
  plans: 'See our plans',
  buy: 'Buy a phone',
  another: 'Check another device',
  notify: {
    fiveG: {
      title: 'We can’t activate this 5G model yet',
      text: 'Leave your email address, and we’ll tell you when you can use it with us.',
      thanks: 'Thank you for your interest. Customer Success will get in touch once 5G ready.',
    },
    downtime: {
      title: 'The device check is down right now',
      text: 'Please try again later. Or leave your email address, and we’ll tell you when it works again.',
      thanks: 'Thank you. Customer Success will get in touch when the device check works again.',
    },
  } satisfies Record<Interest, { title: string; text: string; thanks: string }>,
  /** The customer is signed in: nobody has to type the address. */
  willTell: (email: string) => `Please try again later. We’ll write to ${email} when it works again.`,
  email: {
    label: 'Email address',
    hint: 'We’ll use it only to tell you this.',
    error: 'Enter an email address like name@example.com.',
    button: 'Notify me',
  },
};

export type DeviceCheckCopy = typeof deviceCheckCopy;
