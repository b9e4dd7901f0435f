export const listCopy = {
  about: 'Changes made on this site in the last 90 days, newest first. Sign-ins, calls and data use aren’t listed.',
  notMine: 'See something you don’t recognize? Open it and choose “This wasn’t me.”',
  older: 'Show older changes',
  latest: 'Back to the newest',
  empty: 'No changes were made on this site in the last 90 days.',
  noOlder: 'There are no older changes.',
  find: {
    summary: 'Find a change by its reference',
    hint: 'For example, K7Q4-MXT9',
    show: 'Find the change',
    none:
      'No change in the last 90 days has this reference. Check it and try again. ' +
      'If it’s from an error page, call us: those aren’t listed here.',
  },
};

export type ListCopy = typeof listCopy;
