export const signInCopy = {
  title: 'We couldn’t sign you in',
  text: 'Signing in didn’t finish, or took too long. Nothing was changed. Please try again.',
  again: 'Sign in again',
};

export type SignInCopy = typeof signInCopy;
