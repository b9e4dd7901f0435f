import type { ByLanguage } from '#app/copy/language.ts';
import { userDetailsCopy, type UserDetailsCopy } from './copy.en.ts';
import { userDetailsCopyEs } from './copy.es.ts';

export const userDetailsMessages: ByLanguage<UserDetailsCopy> = { en: userDetailsCopy, es: userDetailsCopyEs };
