export const billCopy = {
  title: 'Bill',
  from: 'From',
  holder: 'Account holder',
  statement: 'Account number',
  kind: 'Bill type',
  day: 'Bill date',
  cycle: 'Billing cycle',
  cycleDays: (from: string, to: string) => `${from} to ${to}`,
  included: 'Taxes and fees are included.',
  payments: {
    title: 'Payments that match this bill',
    none: 'None found.',
    missing: 'We can’t show payments right now. Try again in a few minutes.',
  },
  mail: { title: 'Get it by email', to: 'We’ll send it to', button: 'Email me this bill', again: 'Email it again' },
  paper: {
    title: 'Keep a copy',
    text: 'The original bill lists every charge. You can also print this page.',
    button: 'Open the original bill',
  },
};

export type BillCopy = typeof billCopy;
