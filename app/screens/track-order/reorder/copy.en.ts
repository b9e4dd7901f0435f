export const reorderCopy = {
  title: 'Order another SIM card',
  back: 'Back to your orders',
  address: 'Ships to',
  another: 'Ship to another address',
  anotherAbout: 'You see the price for the new address before anything is ordered.',
  kit: 'SIM card',
  tax: 'Tax',
  legend: 'How should we ship it?',
  option: (name: string, days: string) => `${name}, ${days} days`,
  costs: (shipping: string, total: string) => `${shipping}, total ${total}`,
  choose: 'Choose how we should ship it.',
  charge: 'You pay once, on your next bill.',
  confirm: 'Order SIM card',
  moved: {
    title: 'Please check again',
    text: 'The price or the address has changed. Below is what holds now. Nothing was ordered.',
  },
  /** Before the support number. */
  noOffer: 'We can’t show what a SIM card costs or where it would go. Try again later, or call',
  open: 'A SIM card is being ordered for this line already.',
  see: 'See how it’s going',
};

export type ReorderCopy = typeof reorderCopy;
