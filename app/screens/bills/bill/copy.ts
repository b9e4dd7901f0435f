import type { ByLanguage } from '#app/copy/language.ts';
import { billCopyEs } from './copy.es.ts';

export type BillCopy = {
  title: string;
  from: string;
  holder: string;
  statement: string;
  kind: string;
  day: string;
  cycle: string;
  cycleDays: (from: string, to: string) => string;
  included: string;
  payments: { title: string; none: string; missing: string };
  mail: { title: string; to: string; button: string; again: string };
  paper: { title: string; text: string; button: string };
};

export const billCopy: BillCopy = {
  title: 'Bill',
  from: 'From',
  holder: 'Account holder',
  statement: 'Account number',
  kind: 'Kind of bill',
  day: 'Bill date',
  cycle: 'Bill cycle',
  cycleDays: (from, to) => `${from} to ${to}`,
  included: 'Taxes and fees are included.',
  payments: {
    title: 'Payments of this amount before the next bill',
    none: 'We have none.',
    missing: 'We can’t show payments right now. Try again in a few minutes.',
  },
  mail: { title: 'Get it by e-mail', to: 'It goes to', button: 'E-mail me this bill', again: 'E-mail it again' },
  paper: {
    title: 'Keep a copy',
    text: 'The original has every charge on it. You can also print this page.',
    button: 'Open the original bill',
  },
};

export const billMessages: ByLanguage<BillCopy> = { en: billCopy, es: billCopyEs };
