/** What asks for a sign-in of the last minutes (SIGNIN-28, SIGNIN-29). */
export const signInAgainCopy = {
  first: 'To keep your account safe, we’ll ask you to sign in again first.',
  again: {
    title: 'You’re signed in again',
    text: 'Nothing has changed yet. Please press the button again.',
  },
};

export type SignInAgainCopy = typeof signInAgainCopy;
