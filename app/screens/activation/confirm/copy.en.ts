export const confirmCopy = {
  /** To the letter. */
  title: 'Last step! Confirm your details',
  newNumber: (zip: string) => `A new number near ${zip}`,
  payment: 'First month',
  nowUnknown: 'Pay now · we can’t show the amount right now',
  /** After the words of the default error. */
  nothingSent: 'Nothing was activated or charged.',
  payOtherwise: 'Change how you pay',
  noPin: 'None',
  activate: 'Activate',
  because: {
    'price-moved': {
      title: 'The price has changed',
      text: 'The current amounts are below. Nothing was activated or charged.',
    },
    changed: {
      title: 'Please check again',
      text: 'Your details were changed in another tab or on another device. Nothing was activated or charged.',
    },
  },
};

export type ConfirmCopy = typeof confirmCopy;
