/** What the pages of saved cards share. */
export const cardsCopy = {
  title: 'Saved cards',
  backToCards: 'Back to saved cards',
  backToActivation: 'Back to activation',
  back: 'Back',
  /** "Visa ending in 4242". */
  named: (brand: string, lastFour: string | undefined) => (lastFour ? `${brand} ending in ${lastFour}` : brand),
  number: 'Card number',
  name: 'Name on card',
  expires: 'Expires',
  update: 'Update',
  remove: 'Remove',
  add: 'Add a new card',
};

export type CardsCopy = typeof cardsCopy;
