export const billCopy = {
  title: 'Bill',
  from: 'From',
  holder: 'Account holder',
  statement: 'Account number',
  kind: 'Kind of bill',
  day: 'Bill date',
  cycle: 'Billing cycle',
  cycleDays: (from: string, to: string) => `${from} to ${to}`,
  included: 'Taxes and fees are included.',
  payments: {
    title: 'Payments of this amount before the next bill',
    none: 'We have none.',
    missing: 'We can’t show payments right now. Try again in a few minutes.',
  },
  mail: { title: 'Get it by email', to: 'It goes to', button: 'Email me this bill', again: 'Email it again' },
  paper: {
    title: 'Keep a copy',
    text: 'The original has every charge on it. You can also print this page.',
    button: 'Open the original bill',
  },
};

export type BillCopy = typeof billCopy;
