import type { PhoneSystem } from '#rpc/domain/esim-code.ts';

export const esimSetupCopy = {
  title: 'Set up your eSIM',
  intro: 'Connect the phone to Wi-Fi first. Your eSIM downloads within 5 minutes.',
  systems: { ios: 'iPhone or iPad', android: 'Android' } satisfies Record<PhoneSystem, string>,
  choose: 'Which phone is it?',
  install: {
    title: 'Install the eSIM',
    here: 'Install on this phone',
    /** Which versions know the link. */
    needs: { ios: 'Needs iOS 17.4 or later.', android: 'Needs Android 10 or later.' } satisfies Record<
      PhoneSystem,
      string
    >,
    qr: 'Scan this code with the phone you want to use.',
    qrLabel: 'QR code that installs your eSIM. The same code is written below.',
    byHand: 'Or enter it yourself',
    server: 'SM-DP+ address',
    matchingId: 'Activation code',
    whole: 'Full code',
    secret: 'Anyone with this code can install your line. Don’t share it.',
    again: 'You can see this code again until your eSIM is set up.',
  },
  signInAgain: {
    title: 'Sign in again to see your code',
    text: 'To keep your line safe, we show the code only for 10 minutes after you sign in.',
    button: 'Sign in again',
  },
  missing: {
    title: 'Your code isn’t here yet',
    text: 'It’s in the Activation Kit we emailed you. Look there, or have it sent again below.',
  },
  guide: {
    title: 'Step by step',
    ios: [
      'Open Settings, then Cellular.',
      'Tap Add eSIM.',
      'Tap Use QR Code, and scan the code. Or tap Enter Details Manually.',
      'Tap Continue, and wait until the plan is active.',
    ],
    android: [
      'Open Settings.',
      'Tap Network & internet, or Connections.',
      'Tap SIMs, or SIM manager.',
      'Tap Add eSIM.',
      'Scan the code, or enter it yourself.',
      'Tap Download, and wait until it’s done.',
      'Turn the new SIM on.',
    ],
  } satisfies Record<PhoneSystem, string[]> & { title: string },
  /** To the letter (ESIM-9). */
  completed: 'I have completed the eSIM setup.',
  unticked: 'Check the box when your eSIM works. Then press Done.',
  done: 'Done',
  resend: 'Resend eSIM kit',
  isDone: { title: 'Your eSIM is set up', text: 'There’s nothing left to do.' },
  isSim: {
    title: 'This line has a SIM card',
    text: 'You don’t need to set up an eSIM. Put the SIM card into your phone, then turn the phone off and on.',
  },
  notActive: {
    title: 'Your eSIM isn’t ready yet',
    text: 'You can set it up once the line is active.',
    status: 'Check activation progress',
  },
  home: 'Back to Home',
};

export type EsimSetupCopy = typeof esimSetupCopy;
