export const unlockCopy = {
  title: 'Unlock your account?',
  text: 'Once it’s unlocked, your numbers can be moved to another carrier and the account can get a new owner.',
  email: (address: string) => `To make sure it’s you, we’ll email a one-time password to ${address}.`,
  button: 'Email me a password',
  keep: 'Keep it locked',
  back: 'Back to Settings',
  wait: {
    title: 'Not yet',
    seconds: (seconds: number) =>
      seconds === 1
        ? 'You can get another password in 1 second.'
        : `You can get another password in ${seconds} seconds.`,
    from: 'You’ve had three passwords in an hour. You can get another one after',
  },
};

export type UnlockCopy = typeof unlockCopy;
