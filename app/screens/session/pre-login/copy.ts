import type { ByLanguage } from '#app/copy/language.ts';
import { preLoginCopy, type PreLoginCopy } from './copy.en.ts';
import { preLoginCopyEs } from './copy.es.ts';

export const preLoginMessages: ByLanguage<PreLoginCopy> = { en: preLoginCopy, es: preLoginCopyEs };
