export const listCopy = {
  about:
    'Changes made in this portal in the last 90 days, the latest first. Sign-ins, calls and data use are not listed.',
  notMine: 'Is there something that you don’t know of? Open it, and choose “This wasn’t me”.',
  older: 'Show older changes',
  latest: 'Back to the latest',
  empty: 'No changes were made in this portal in the last 90 days.',
  noOlder: 'There are no older changes.',
};

export type ListCopy = typeof listCopy;
