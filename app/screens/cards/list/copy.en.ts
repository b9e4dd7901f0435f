export const cardListCopy = {
  text: 'While auto-pay is on, we charge bills to your default card.',
  /** Somebody comes from the activation of a line. */
  hold: {
    text: 'Activating your line places a temporary hold on your default card.',
    /** After a card was added that is not the default. */
    other: (card: string) =>
      `The hold still goes on your default card, ${card}. To use the new one, make it the default.`,
    none: 'The hold goes on your default card. To use the new one, make it the default.',
    use: 'Make the new card the default',
  },
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
