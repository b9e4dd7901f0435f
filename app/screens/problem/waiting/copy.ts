import type { ByLanguage } from '#app/copy/language.ts';
import { waitingCopy, type WaitingCopy } from './copy.en.ts';
import { waitingCopyEs } from './copy.es.ts';

export const waitingMessages: ByLanguage<WaitingCopy> = { en: waitingCopy, es: waitingCopyEs };
