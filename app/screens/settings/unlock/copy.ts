import type { ByLanguage } from '#app/copy/language.ts';
import { unlockCopy, type UnlockCopy } from './copy.en.ts';
import { unlockCopyEs } from './copy.es.ts';

export const unlockMessages: ByLanguage<UnlockCopy> = { en: unlockCopy, es: unlockCopyEs };
