export const settingsCopy = {
  title: 'Settings',
  lock: {
    title: 'Account lock',
    on: 'On',
    off: 'Off',
    /** The tooltip (LOCK-1). */
    tip:
      'While it’s on, no one can change who owns your account or move its numbers away, and no SIM card or eSIM is ' +
      'sent for a line in service. To turn it off, use a one-time password we email you.',
    /** What the switch says to screen readers before its state. */
    label: 'Account lock:',
    enterCode: 'Enter the password we emailed you',
  },
  locked: {
    title: 'Your account is locked',
    text:
      'No one can change who owns it or move its numbers away, and no SIM card or eSIM is sent for a line in ' +
      'service.',
  },
  unlocked: {
    title: 'Your account is unlocked',
    text:
      'Your numbers can be moved away now, and SIM cards and eSIMs can be sent. Turn the lock back on when you’re ' +
      'done.',
  },
  /** To the letter (LOCK-4). */
  failed: { title: 'Account Lock Unsuccessful!', text: 'Nothing was changed. Please contact our Care Team at' },
  again: 'Try again',
  language: 'Language',
  lite: {
    title: 'Lite mode',
    text: 'Uses less data, for slow or expensive connections. Everything still works.',
    on: 'On',
    off: 'Off',
  },
  chosen: ' (chosen)',
  signIns: {
    title: 'Where you’re signed in',
    text: 'If you don’t recognize one of these, sign it out and change your password.',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    browser: 'A browser',
    system: 'another system',
    mobile: 'iPhone or iPad',
    here: 'This device',
    lastUsed: 'last used',
    unknown: 'Unknown place',
    signOut: 'Sign out',
    /** Said to screen readers after it. */
    of: (device: string) => ` ${device}`,
    elsewhere: 'Sign out everywhere else',
    everywhere: 'Sign out everywhere',
    ended: (count: number) =>
      count === 0
        ? 'That device was signed out already.'
        : `Signed out on ${count === 1 ? 'one other device' : `${count} other devices`}.`,
  },
  data: {
    title: 'Your data',
    text: 'We keep as little about you as we can:',
    kept: ({ activityDays, draftDays, signInDays }: Record<'activityDays' | 'draftDays' | 'signInDays', number>) => [
      `What you did here, with the names and numbers of your lines: ${activityDays} days.`,
      `Something you haven’t finished, such as adding a line: ${draftDays} days.`,
      'Where you’re signed in (browser, system, country): until you sign out, 12 hours at most.',
      `Which sign-in belongs to your account: ${signInDays} days after your last visit.`,
      'How often you did something that has a limit, such as checking a device: a day.',
      'Your language and Lite mode: a year, in this browser.',
    ],
    carrier: 'Your addresses, bills and data use come from our records each time you open a page.',
    download: 'Download your activity',
    all: 'Download all of this',
    see: 'See your activity',
    privacy: 'Read the privacy policy',
  },
};

export type SettingsCopy = typeof settingsCopy;
