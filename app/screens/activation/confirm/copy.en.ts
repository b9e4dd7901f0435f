export const confirmCopy = {
  /** To the letter. */
  title: 'Last step! Confirm your details',
  newNumber: (zip: string) => `A new number near ${zip}`,
  payment: 'First month',
  nextBill: 'On your next bill',
  /** A temporary hold on the card, until the bill. */
  hold: (amount: string) => `On your next bill · ${amount} temporary hold`,
  now: (amount: string) => `${amount} with tax, now`,
  noPin: 'None',
  activate: 'Activate',
  because: {
    'price-moved': {
      title: 'The price has changed',
      text: 'The current amounts are below. Nothing was activated or charged.',
    },
    changed: {
      title: 'Please check again',
      text: 'Your details were changed in another tab or on another device. Nothing was activated.',
    },
  },
};

export type ConfirmCopy = typeof confirmCopy;
