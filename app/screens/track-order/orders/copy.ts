import type { ByLanguage } from '#app/copy/language.ts';
import { ordersCopy, type OrdersCopy } from './copy.en.ts';
import { ordersCopyEs } from './copy.es.ts';

export const ordersMessages: ByLanguage<OrdersCopy> = { en: ordersCopy, es: ordersCopyEs };
