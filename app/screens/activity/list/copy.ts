import type { ByLanguage } from '#app/copy/language.ts';
import { listCopyEs } from './copy.es.ts';

export type ListCopy = {
  about: string;
  notMine: string;
  older: string;
  latest: string;
  empty: string;
  noOlder: string;
};

export const listCopy: ListCopy = {
  about:
    'Changes made in this portal in the last 90 days, the latest first. Sign-ins, calls and data use are not listed.',
  notMine: 'Is there something that you don’t know of? Open it, and choose “This wasn’t me”.',
  older: 'Show older changes',
  latest: 'Back to the latest',
  empty: 'No changes were made in this portal in the last 90 days.',
  noOlder: 'There are no older changes.',
};

export const listMessages: ByLanguage<ListCopy> = { en: listCopy, es: listCopyEs };
