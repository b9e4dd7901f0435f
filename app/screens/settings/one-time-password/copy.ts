import type { ByLanguage } from '#app/copy/language.ts';
import { otpCopy, type OtpCopy } from './copy.en.ts';
import { otpCopyEs } from './copy.es.ts';

export const otpMessages: ByLanguage<OtpCopy> = { en: otpCopy, es: otpCopyEs };
