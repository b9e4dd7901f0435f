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
    needs: { ios: 'For iOS 17.4 or later.', android: 'For Android 10 or later.' } satisfies Record<PhoneSystem, string>,
    qr: 'Scan this code with the phone that gets the eSIM.',
    qrLabel: 'QR code that installs your eSIM. The same code is written below.',
    byHand: 'Or enter it by hand',
    server: 'SM-DP+ address',
    matchingId: 'Activation code',
    whole: 'Code in one piece',
    secret: 'Whoever has this code can install your line. Don’t share it.',
    again: 'You can come back to it until your eSIM is set up.',
  },
  signInAgain: {
    title: 'Sign in again to see your code',
    text: 'To keep your line safe, we show the code only within 10 minutes of signing in.',
    button: 'Sign in again',
  },
  missing: {
    title: 'Your code isn’t here yet',
    text: 'It’s in the Activation Kit that we sent to your email. Look there, or have it sent again below.',
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
      'Scan the code, or enter it by hand.',
      'Tap Download, and wait until it’s done.',
      'Turn the new SIM on.',
    ],
  } satisfies Record<PhoneSystem, string[]> & { title: string },
  /** To the letter (ESIM-9). */
  completed: 'I have completed the eSIM setup.',
  unticked: 'Tick the box when your eSIM works. Then press Done.',
  done: 'Done',
  resend: 'Resend eSIM kit',
  isDone: { title: 'Your eSIM is set up', text: 'There’s nothing left to do.' },
  isSim: {
    title: 'This line has a SIM card',
    text: 'It needs no eSIM setup. Put the SIM card into your phone, and turn the phone off and on.',
  },
  notActive: {
    title: 'Your eSIM isn’t ready yet',
    text: 'It can be set up once the line is active.',
    status: 'See how the activation is going',
  },
  home: 'Back to Home',
};

export type EsimSetupCopy = typeof esimSetupCopy;
