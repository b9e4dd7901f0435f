import type { ByLanguage } from '#app/copy/language.ts';
import { deviceCheckCopy, type DeviceCheckCopy } from './copy.en.ts';
import { deviceCheckCopyEs } from './copy.es.ts';

export const deviceCheckMessages: ByLanguage<DeviceCheckCopy> = { en: deviceCheckCopy, es: deviceCheckCopyEs };
