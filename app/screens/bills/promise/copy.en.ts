export const promiseCopy = {
  title: 'Make a payment arrangement',
  text:
    'Choose the day you’ll pay in full. We won’t charge you automatically: you pay on Bills, on or before that ' +
    'day.',
  day: 'I’ll pay by',
  hint: (from: string, to: string) => `Any day from ${from} to ${to}.`,
  wrong: (from: string, to: string) => `Choose a day from ${from} to ${to}.`,
  button: (amount: string) => `Arrange to pay ${amount}`,
};

export type PromiseCopy = typeof promiseCopy;
