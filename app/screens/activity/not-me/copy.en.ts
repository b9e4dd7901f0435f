export const notMeCopy = {
  /** Whose sign-in it was done with. */
  yours: 'It was done with your sign-in. If that was not you, someone else may know your password.',
  others: (who: string) => `It was done by ${who}, with their own sign-in. Ask them first, if you can.`,
  lock: {
    title: 'Lock your account',
    text:
      'While it’s locked, nobody can change who the account belongs to or move its numbers away. It stays locked ' +
      'until it’s unlocked with a one-time password that we email to you, or with a call.',
    button: 'Lock my account',
  },
  locked: { title: 'Your account is locked', text: 'To find out more, or to unlock it, call' },
  failed: { title: 'Account Lock Unsuccessful!', text: 'Your account is not locked. Please contact our Care Team at' },
  /** A lock keeps nobody from signing in. */
  password: {
    title: 'Change your password',
    text: 'Otherwise whoever knows it can sign in again. You change it where you manage your sign-in.',
    button: 'Go to your sign-in account',
  },
  everywhere: {
    title: 'Sign out everywhere',
    text: 'Ends your sign-in on every phone, tablet, and computer, this one included. Change your password first.',
    button: 'Sign out everywhere',
  },
  call: {
    title: 'Call us',
    text: 'Tell us the reference, and we’ll find out together what happened, and undo what can be undone.',
  },
};

export type NotMeCopy = typeof notMeCopy;
