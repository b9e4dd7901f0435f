import type { ByLanguage } from '#app/copy/language.ts';
import { promiseCopy, type PromiseCopy } from './copy.en.ts';
import { promiseCopyEs } from './copy.es.ts';

export const promiseMessages: ByLanguage<PromiseCopy> = { en: promiseCopy, es: promiseCopyEs };
