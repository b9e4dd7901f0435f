import type { ByLanguage } from '#app/copy/language.ts';
import { routerCopy, type RouterCopy } from './copy.en.ts';
import { routerCopyEs } from './copy.es.ts';

export const routerMessages: ByLanguage<RouterCopy> = { en: routerCopy, es: routerCopyEs };
