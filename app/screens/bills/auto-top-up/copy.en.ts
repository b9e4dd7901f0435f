export const autoTopUpCopy = {
  what: (size: string) =>
    `Each time a line runs out of data, we add ${size} automatically, until the billing cycle ends. You can turn ` +
    `this off at any time.`,
  /** "$10.63 with tax each time". */
  eachTime: (amount: string) => `${amount} each time`,
  priceMissing: 'We can’t show the price right now, so you can’t turn on automatic top-up. Try again in a few minutes.',
  tags: { on: 'On', off: 'Off' },
  turnOn: (size: string, price: string) => `Turn on: ${size} for ${price} each time`,
  turnOnPlain: 'Turn on',
  turnOff: 'Turn off',
  underWay: 'We’re changing this. It usually takes less than a minute.',
  none: 'None of your lines can use this.',
  moved: {
    title: 'Please check again',
    text: 'The price or the line changed after you opened that page. We didn’t change anything.',
  },
};

export type AutoTopUpCopy = typeof autoTopUpCopy;
