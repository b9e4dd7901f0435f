export const kitCopy = {
  charges: 'Shipping charges',
  about: 'We’ll ship you a SIM card for this line.',
  kit: 'SIM kit',
  /** To the letter, with the days in the carrier’s way of writing. */
  shipping: (days: string) => `Standard shipping (${days} days)`,
  tax: 'Tax',
  total: 'One-time total',
  address: 'Ships to',
  edit: 'Edit address',
  shipHere: 'Ship to this address',
  check: 'Check the box to ship to this address, or edit the address.',
  moved: {
    title: 'Please check again',
    text: 'The price or the address has changed. The current ones are below. Nothing was ordered or charged.',
  },
  /** Before the support number. */
  noOffer: 'We can’t show the price of a SIM card right now. Nothing was ordered or charged. Try again later, or call',
  continue: 'CONTINUE',
  failed: 'Your SIM card wasn’t ordered',
  ordering: 'We’re placing your order',
  orderingText: 'We’re placing your order. It usually takes less than a minute. Please don’t order again.',
  unknownText: 'We sent your order but haven’t had an answer yet. Please don’t order again while we check.',
  see: 'Check progress',
  checkAgain: 'Check again',
  needsCare:
    'We can’t tell whether your SIM card was ordered. Please don’t order again. Have the reference below ready ' +
    'and call',
  confirmed: {
    title: 'Order confirmed',
    text: 'We’ll ship your SIM card. Standard shipping takes 3 to 6 days. Activate the line when it arrives.',
    track: 'Track Order',
    home: 'Back to home',
  },
  refused: 'Nothing was ordered or charged.',
  again: 'Try again',
};

export type KitCopy = typeof kitCopy;
