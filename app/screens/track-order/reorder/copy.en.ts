export const reorderCopy = {
  title: 'Order another SIM card',
  back: 'Back to your orders',
  address: 'Ships to',
  another: 'Ship to another address',
  anotherAbout: 'You’ll see the price for the new address before you order.',
  kit: 'SIM card',
  tax: 'Tax',
  legend: 'How should we ship it?',
  costs: (shipping: string, total: string) => `${shipping}, total ${total}`,
  choose: 'Choose how we should ship it.',
  confirm: 'Order SIM card',
  moved: {
    title: 'Please check again',
    text: 'The price or the address has changed. The current ones are below. Nothing was ordered or charged.',
  },
  /** Before the support number. */
  noOffer: 'We can’t show the price or the shipping address right now. Try again later, or call',
  open: 'We’re already ordering a SIM card for this line.',
  see: 'Check progress',
};

export type ReorderCopy = typeof reorderCopy;
