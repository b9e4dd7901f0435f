/** Who did something, and the words that all pages of Activity share. */
export const activityCopy = {
  title: 'Activity',
  you: 'you',
  someone: 'someone',
  by: (who: string) => `by ${who}`,
  notMe: 'This wasn’t me',
  back: 'Back to Activity',
};

export type ActivityCopy = typeof activityCopy;
