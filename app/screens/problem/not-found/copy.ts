import type { ByLanguage } from '#app/copy/language.ts';
import { notFoundCopyEs } from './copy.es.ts';

export type NotFoundCopy = { title: string; text: string };

export const notFoundCopy: NotFoundCopy = {
  title: 'We can’t find this page',
  text: 'The address may be mistyped, or the page has moved. Here is where most people go:',
};

export const notFoundMessages: ByLanguage<NotFoundCopy> = { en: notFoundCopy, es: notFoundCopyEs };
