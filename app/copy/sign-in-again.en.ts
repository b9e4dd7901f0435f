/** What asks for a sign-in of the last minutes (SIGNIN-28, SIGNIN-29). */
export const signInAgainCopy = {
  first: 'To keep your account safe, we’ll ask you to sign in again first.',
  again: {
    title: 'You’re signed in again',
    text: 'Nothing was changed yet. Please press the button once more.',
  },
};

export type SignInAgainCopy = typeof signInAgainCopy;
