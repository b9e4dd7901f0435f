import type { ByLanguage } from '#app/copy/language.ts';
import { profileCopy, type ProfileCopy } from './copy.en.ts';
import { profileCopyEs } from './copy.es.ts';

export const profileMessages: ByLanguage<ProfileCopy> = { en: profileCopy, es: profileCopyEs };
