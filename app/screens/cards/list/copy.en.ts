export const cardListCopy = {
  text: 'While auto-pay is on, we charge bills to your default card.',
  none: 'You have no saved cards yet.',
  tags: { default: 'Default', expired: 'Expired' },
  setDefault: 'Set as default',
  /** To the letter (CARD-5, CARD-6). */
  defaultSet: (lastFour: string) => `Card ending in ${lastFour} is your default card!`,
  removed: (lastFour: string) => `Card ending in ${lastFour} deleted successfully!`,
  added: (card: string) => `${card} was added.`,
  notAdded: {
    title: 'No card was added',
    text: 'If you just saved one, refresh this page in a minute.',
  },
  moved: {
    title: 'Please check again',
    text: 'Your cards changed after you opened that page. We didn’t change anything.',
  },
};

export type CardListCopy = typeof cardListCopy;
