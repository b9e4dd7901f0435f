export const formUsedCopy = {
  title: 'You already sent this form',
  text:
    'We kept what you sent the first time and didn’t send the new version. To change something, open the page again ' +
    'from Home.',
  activity: 'See what was sent',
};

export type FormUsedCopy = typeof formUsedCopy;
