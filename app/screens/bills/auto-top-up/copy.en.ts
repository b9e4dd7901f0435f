export const autoTopUpCopy = {
  what: (size: string, price: string) =>
    `When a line has used all its data, we add ${size} for ${price} without asking, as often as it takes until ` +
    `the billing cycle ends. You can turn it off at any time.`,
  priceMissing:
    'We can’t tell the price right now, so automatic top-up can’t be turned on. Try again in a few minutes.',
  taxes: 'Taxes & fees extra. The charge is on your next bill.',
  tags: { on: 'On', off: 'Off' },
  turnOn: (size: string, price: string) => `Turn on: ${size} for ${price} each time`,
  turnOnPlain: 'Turn on',
  turnOff: 'Turn off',
  underWay: 'We’re changing this. It usually takes less than a minute.',
  none: 'You have no lines that this is for.',
  moved: {
    title: 'Please look again',
    text: 'The price, or the line, changed after you opened that page. Nothing was changed by you.',
  },
};

export type AutoTopUpCopy = typeof autoTopUpCopy;
