export const listCopy = {
  about: 'Changes made on this site in the last 90 days, newest first. Sign-ins, calls and data use aren’t listed.',
  notMine: 'See something you don’t recognize? Open it and choose “This wasn’t me.”',
  older: 'Show older changes',
  latest: 'Back to the newest',
  empty: 'No changes were made on this site in the last 90 days.',
  noOlder: 'There are no older changes.',
};

export type ListCopy = typeof listCopy;
