export const signInCopy = {
  title: 'We couldn’t sign you in',
  text: 'Signing in didn’t finish or took too long. Nothing changed. Please try again.',
  again: 'Sign in again',
  /** The customer was not found, or could not be read (SIGNIN-26). */
  lost: {
    title: 'We couldn’t find your account',
    text:
      'Either this sign-in has no mobile account, or we can’t look it up right now. Nothing changed. Try again in a ' +
      'minute, or log out and sign in with another email address.',
    again: 'Try again',
    logOut: 'Log out',
  },
  /** The provider did not say that the person has just signed in (SIGNIN-31). */
  unproved: {
    title: 'We couldn’t confirm your sign-in',
    text:
      'To protect your account, this needs a new sign-in, and we couldn’t confirm one. Nothing changed. Please try ' +
      'again. If it doesn’t work, call us.',
    again: 'Continue',
  },
};

export type SignInCopy = typeof signInCopy;
