import type { ByLanguage } from '#app/copy/language.ts';
import { monthCopyEs } from './copy.es.ts';

export type MonthCopy = {
  text: string;
  button: (total: string) => string;
  card: string;
  paid: string;
  moved: { title: string; text: string };
};

export const monthCopy: MonthCopy = {
  text: 'You pay the first month of this line now, before it is active. It is paid once.',
  button: (total) => `Pay ${total}`,
  card: 'It is charged to your default card at once.',
  paid: 'The first month of this line is paid.',
  moved: { title: 'The price has changed', text: 'Check the new price below. Nothing was charged.' },
};

export const monthMessages: ByLanguage<MonthCopy> = { en: monthCopy, es: monthCopyEs };
