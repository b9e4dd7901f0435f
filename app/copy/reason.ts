import type { ByLanguage } from './language.ts';
import { reasonCopy, type ReasonCopy } from './reason.en.ts';
import { reasonCopyEs } from './reason.es.ts';

export const reasonMessages: ByLanguage<ReasonCopy> = { en: reasonCopy, es: reasonCopyEs };
