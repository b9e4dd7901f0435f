export const promiseCopy = {
  title: 'Promise to pay later',
  text:
    'Tell us by when you will pay all of it. Nothing is charged by itself: you pay on Bills, on that day or ' +
    'before.',
  day: 'I will pay by',
  hint: (from: string, to: string) => `Any day from ${from} to ${to}.`,
  wrong: (from: string, to: string) => `Choose a day from ${from} to ${to}.`,
  button: (amount: string) => `Promise to pay ${amount}`,
};

export type PromiseCopy = typeof promiseCopy;
