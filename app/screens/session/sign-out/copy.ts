import type { ByLanguage } from '#app/copy/language.ts';
import { signOutCopy, type SignOutCopy } from './copy.en.ts';
import { signOutCopyEs } from './copy.es.ts';

export const signOutMessages: ByLanguage<SignOutCopy> = { en: signOutCopy, es: signOutCopyEs };
