import type { ByLanguage } from '#app/copy/language.ts';
import { maintenanceCopy, type MaintenanceCopy } from './copy.en.ts';
import { maintenanceCopyEs } from './copy.es.ts';

export const maintenanceMessages: ByLanguage<MaintenanceCopy> = { en: maintenanceCopy, es: maintenanceCopyEs };
