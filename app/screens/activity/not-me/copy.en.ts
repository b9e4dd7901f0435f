export const notMeCopy = {
  /** Whose sign-in it was done with. */
  yours: 'Someone used your sign-in. If it wasn’t you, they may know your password.',
  others: (who: string) => `${who} did this with their own sign-in. If you can, ask them first.`,
  lock: {
    title: 'Lock your account',
    text:
      'While it’s locked, no one can change who owns the account or move its numbers away. To unlock it, use a ' +
      'one-time password we email you, or call us.',
    button: 'Lock my account',
  },
  locked: { title: 'Your account is locked', text: 'To find out more or to unlock it, call' },
  failed: { title: 'Account Lock Unsuccessful!', text: 'Your account is not locked. Please contact our Care Team at' },
  /** A lock keeps nobody from signing in. */
  password: {
    title: 'Change your password',
    text: 'Otherwise, anyone who knows it can sign in again. The button takes you to your sign-in account.',
    button: 'Change my password',
  },
  everywhere: {
    title: 'Sign out everywhere',
    text: 'Signs you out on every phone, tablet and computer, including this one. Change your password first.',
    button: 'Sign out everywhere',
  },
  call: {
    title: 'Call us',
    text: 'Have the reference ready. Together we’ll find out what happened and undo what we can.',
  },
};

export type NotMeCopy = typeof notMeCopy;
