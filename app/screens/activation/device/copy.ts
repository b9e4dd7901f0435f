import type { ByLanguage } from '#app/copy/language.ts';
import { deviceCopy, type DeviceCopy } from './copy.en.ts';
import { deviceCopyEs } from './copy.es.ts';

export const deviceMessages: ByLanguage<DeviceCopy> = { en: deviceCopy, es: deviceCopyEs };
