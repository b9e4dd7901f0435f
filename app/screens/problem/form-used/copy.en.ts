export const formUsedCopy = {
  title: 'You sent this form before',
  text:
    'What you sent the first time counts. Nothing was sent this time, because the form says something else now. To ' +
    'change something, open the page again from Home.',
  activity: 'See what was sent',
};

export type FormUsedCopy = typeof formUsedCopy;
