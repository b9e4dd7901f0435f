import type { ByLanguage } from '#app/copy/language.ts';
import type { Reason } from '#rpc/domain/permission.ts';
import { homeCopyEs } from './copy.es.ts';

export type HomeCopy = {
  title: string;
  hello: (firstName?: string) => string;
  lines: (count: number) => string;
  nextBill: string;
  addLine: { title: string; button: string; left: (count: number) => string; why: Partial<Record<Reason, string>> };
};

export const homeCopy: HomeCopy = {
  title: 'Home',
  hello: (firstName) => (firstName ? `Hello, ${firstName}` : 'Hello'),
  lines: (count) => (count === 1 ? '1 line' : `${count} lines`),
  nextBill: 'next bill',
  addLine: {
    title: 'Add a line',
    button: 'Add Line',
    // The common words speak of one line; these of the person who adds another.
    why: { 'not-active': 'Your own line has to be active before you can add another.' },
    left: (count) => (count === 1 ? 'You can add one more.' : `You can add up to ${count} more.`),
  },
};

export const homeMessages: ByLanguage<HomeCopy> = { en: homeCopy, es: homeCopyEs };
