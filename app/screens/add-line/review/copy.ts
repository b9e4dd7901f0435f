import { commonMessages, words } from '#app/copy/common.ts';
import { earlierOrderMessages } from '#app/copy/earlier-order.ts';
import type { OrderAgain } from './intent.ts';

export const reviewMessages = words({
  en: {
    title: 'Check your answers',
    plan: 'Plan',
    count: 'Number of lines',
    coupon: 'Coupon',
    /** Discount of a coupon. */
    less: (price: string) => `${price} less per line`,
    /** A coupon without a discount. */
    unused: 'takes nothing off a new line',
    shipping: { address: 'Address', way: 'Shipping method' },
    monthly: 'Per month',
    once: {
      title: 'One-time charges',
      kits: (count: number, price: string) => `${count === 1 ? '1 SIM kit' : `${count} SIM kits`} at ${price}`,
      shipping: 'Shipping',
      tax: 'Tax',
      total: 'One-time total',
    },
    /** Quoted text (ADDLINE-15). */
    hold: 'A temporary hold is placed on the card for the total plan value at first bill.',
    confirm: (lines: string, monthly: string) => `Order ${lines} for ${monthly}`,
    confirmOnce: (lines: string, monthly: string, once: string) =>
      `Order ${lines} for ${monthly}, and ${once} one time`,
    because: {
      earlier: earlierOrderMessages.en.changed,
      'price-moved': {
        title: commonMessages.en.priceChanged,
        text: 'The new amounts are below. Nothing was ordered or charged.',
      },
      changed: {
        title: commonMessages.en.checkAgainTitle,
        text: 'Your answers were changed in another tab or on another device. Nothing was ordered or charged.',
      },
    } satisfies Record<OrderAgain, { title: string; text: string }>,
  },
  es: {
    title: 'Revise sus respuestas',
    plan: 'Plan',
    count: 'Cantidad de líneas',
    coupon: 'Cupón',
    less: (price) => `${price} menos por línea`,
    unused: 'no descuenta nada de una línea nueva',
    shipping: { address: 'Dirección', way: 'Tipo de envío' },
    monthly: 'Al mes',
    once: {
      title: 'Cargos únicos',
      kits: (count, price) => `${count === 1 ? '1 kit de SIM' : `${count} kits de SIM`} a ${price}`,
      shipping: 'Envío',
      tax: 'Impuestos',
      total: 'Total de cargos únicos',
    },
    hold: 'Se hace una retención temporal en la tarjeta por el valor total del plan en la primera factura.',
    confirm: (lines, monthly) => `Pedir ${lines} por ${monthly}`,
    confirmOnce: (lines, monthly, once) => `Pedir ${lines} por ${monthly}, y ${once} una sola vez`,
    because: {
      earlier: earlierOrderMessages.es.changed,
      'price-moved': {
        title: commonMessages.es.priceChanged,
        text: 'Los montos nuevos están abajo. No se pidió ni se cobró nada.',
      },
      changed: {
        title: commonMessages.es.checkAgainTitle,
        text: 'Sus respuestas se cambiaron en otra pestaña o en otro dispositivo. No se pidió ni se cobró nada.',
      },
    },
  },
});
