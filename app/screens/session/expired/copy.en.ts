export const expiredCopy = {
  title: 'Session expired',
  heading: 'Your Session Has Expired! Please log in again.',
  text:
    'To keep your account safe, we log you out when you’ve been away for a while. After you log in, you’ll be back ' +
    'where you were.',
  unchanged: 'Nothing changed. After you log in, you can send it again.',
  again: 'Log in again',
  okay: 'OKAY',
  okayText: 'OKAY logs you out.',
};

export type ExpiredCopy = typeof expiredCopy;
