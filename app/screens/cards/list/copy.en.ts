export const cardListCopy = {
  text: 'Bills are charged to your default card while auto-pay is on.',
  none: 'You have no saved cards yet.',
  tags: { default: 'Default', expired: 'Expired' },
  setDefault: 'Set as default',
  /** To the letter (CARD-5, CARD-6). */
  defaultSet: (lastFour: string) => `Card ending in ${lastFour} is your default card!`,
  removed: (lastFour: string) => `Card ending in ${lastFour} deleted successfully!`,
  added: (card: string) => `${card} was added.`,
  notAdded: {
    title: 'No card was added',
    text: 'If you saved one just now, load this page again in a minute.',
  },
  moved: {
    title: 'Please look again',
    text: 'Your cards changed after you opened that page. Nothing was changed by you.',
  },
};

export type CardListCopy = typeof cardListCopy;
