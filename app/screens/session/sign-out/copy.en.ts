export const signOutCopy = {
  title: 'Log out?',
  text: 'We’ll keep working on any orders in progress.',
  logOut: 'Log out',
  stay: 'Back to Home',
};

export type SignOutCopy = typeof signOutCopy;
