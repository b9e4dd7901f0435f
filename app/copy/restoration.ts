import type { ByLanguage } from './language.ts';
import { restorationCopy, type RestorationCopy } from './restoration.en.ts';
import { restorationCopyEs } from './restoration.es.ts';

export const restorationMessages: ByLanguage<RestorationCopy> = { en: restorationCopy, es: restorationCopyEs };
