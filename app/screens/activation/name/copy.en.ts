export const userDetailsCopy = {
  title: (line: string) => `Enter User Details for ${line}`,
  about: 'Who uses this line?',
  notSaved: 'We couldn’t save that name. Nothing was changed. Please try again.',
  saving: 'We’re saving the name. It usually takes a few seconds.',
  checkAgain: 'Check again',
};

export type UserDetailsCopy = typeof userDetailsCopy;
