import type { ByLanguage } from './language.ts';
import { dueCopy, type DueCopy } from './due.en.ts';
import { dueCopyEs } from './due.es.ts';

export const dueMessages: ByLanguage<DueCopy> = { en: dueCopy, es: dueCopyEs };
