import type { ByLanguage } from './language.ts';
import { addLineCopy, type AddLineCopy } from './add-line.en.ts';
import { addLineCopyEs } from './add-line.es.ts';

export const addLineMessages: ByLanguage<AddLineCopy> = { en: addLineCopy, es: addLineCopyEs };
