import type { ByLanguage } from '#app/copy/language.ts';
import { signInCopy, type SignInCopy } from './copy.en.ts';
import { signInCopyEs } from './copy.es.ts';

export const signInMessages: ByLanguage<SignInCopy> = { en: signInCopy, es: signInCopyEs };
