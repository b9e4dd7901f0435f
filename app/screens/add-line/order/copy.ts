import type { ByLanguage } from '#app/copy/language.ts';
import { orderCopy, type OrderCopy } from './copy.en.ts';
import { orderCopyEs } from './copy.es.ts';

export const orderMessages: ByLanguage<OrderCopy> = { en: orderCopy, es: orderCopyEs };
