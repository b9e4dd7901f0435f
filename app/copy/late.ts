import type { ByLanguage } from './language.ts';
import { lateCopy, type LateCopy } from './late.en.ts';
import { lateCopyEs } from './late.es.ts';

export const lateMessages: ByLanguage<LateCopy> = { en: lateCopy, es: lateCopyEs };
