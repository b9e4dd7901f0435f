import type { ByLanguage } from '#app/copy/language.ts';
import { methodCopyEs } from './copy.es.ts';

export type MethodCopy = { title: string; text: string };

export const methodCopy: MethodCopy = {
  title: 'This page can’t do that',
  text: 'Nothing was changed. Open the page again from Home.',
};

export const methodMessages: ByLanguage<MethodCopy> = { en: methodCopy, es: methodCopyEs };
