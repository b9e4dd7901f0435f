import type { ByLanguage } from '#app/copy/language.ts';
import { usePage } from './page-context.tsx';

/** The words in the page's language. */
export function useCopy<T>(copies: ByLanguage<T>): T {
  return copies[usePage().language];
}
