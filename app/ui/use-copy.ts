import type { Copies } from '#app/copy/language.ts';
import { usePage } from './page-facts.tsx';

/** The words in the page's language. */
export function useCopy<T>(copies: Copies<T>): T {
  return copies[usePage().language];
}
