import type { ByLanguage } from '#app/copy/language.ts';
import { shippingCopy, type ShippingCopy } from './copy.en.ts';
import { shippingCopyEs } from './copy.es.ts';

export const shippingMessages: ByLanguage<ShippingCopy> = { en: shippingCopy, es: shippingCopyEs };
