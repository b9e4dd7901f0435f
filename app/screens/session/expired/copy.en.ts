export const expiredCopy = {
  title: 'Session expired',
  heading: 'Your Session Has Expired! Please log in again.',
  text:
    'We sign you out when you have been away for a while, to keep your account safe. After you log in, you’ll be ' +
    'back where you were.',
  unchanged: 'Nothing was changed. After you log in, you can send it again.',
  again: 'Log in again',
  okay: 'OKAY',
  okayText: 'OKAY signs you out.',
};

export type ExpiredCopy = typeof expiredCopy;
