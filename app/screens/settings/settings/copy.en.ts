export const settingsCopy = {
  title: 'Settings',
  lock: {
    title: 'Account lock',
    on: 'On',
    off: 'Off',
    /** The tooltip (LOCK-1). */
    tip:
      'While it’s on, nobody can change who your account belongs to or move its numbers away. You turn it off with ' +
      'a one-time password that we email to you.',
    /** What the switch says to screen readers before its state. */
    label: 'Account lock:',
  },
  locked: { title: 'Your account is locked', text: 'Nobody can change who it belongs to or move its numbers away.' },
  unlocked: {
    title: 'Your account is unlocked',
    text: 'Numbers can be moved away again. Turn the lock back on when you’re done.',
  },
  /** To the letter (LOCK-4). */
  failed: { title: 'Account Lock Unsuccessful!', text: 'Nothing was changed. Please contact our Care Team at' },
  again: 'Try again',
  language: 'Language',
  lite: {
    title: 'Lite pages',
    text: 'Pages load with as little as possible, for slow or expensive connections. Everything still works.',
    on: 'On',
    off: 'Off',
  },
  chosen: ' (chosen)',
  signIns: {
    title: 'Where you’re signed in',
    text: 'If you don’t know one of these, change your password, then sign out everywhere.',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    browser: 'A browser',
    system: 'another system',
    mobile: 'iPhone or iPad',
    here: 'This device',
    lastUsed: 'last used',
    unknown: 'Unknown place',
    everywhere: 'Sign out everywhere',
  },
  data: {
    title: 'Your data',
    text: 'This site keeps as little of you as it can:',
    kept: ({ activityDays, draftDays, signInDays }: Record<'activityDays' | 'draftDays' | 'signInDays', number>) => [
      `What you did here: ${activityDays} days.`,
      `A task that you haven’t finished, such as adding a line: ${draftDays} days.`,
      'Where you’re signed in (browser, system, country): until you sign out, 12 hours at most.',
      `Which sign-in belongs to your account: ${signInDays} days after your last visit.`,
      'How often you did things that have a limit, such as checking a device: a day.',
      'Your language and Lite pages: a year, in this browser.',
    ],
    carrier: 'Your name, addresses, lines, and bills are read from our records when you open a page.',
    download: 'Download your activity',
    all: 'Download all of this',
    see: 'See your activity',
    privacy: 'Read the privacy policy',
  },
};

export type SettingsCopy = typeof settingsCopy;
