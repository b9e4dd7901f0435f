import type { ByLanguage } from '#app/copy/language.ts';
import { checklistCopy, type ChecklistCopy } from './copy.en.ts';
import { checklistCopyEs } from './copy.es.ts';

export const checklistMessages: ByLanguage<ChecklistCopy> = { en: checklistCopy, es: checklistCopyEs };
