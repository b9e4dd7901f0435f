export const signOutCopy = {
  title: 'Log out?',
  text: 'Orders that are under way carry on without you.',
  logOut: 'Log out',
  stay: 'Back to Home',
};

export type SignOutCopy = typeof signOutCopy;
