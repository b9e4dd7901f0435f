import type { OrderAgain } from '#rpc/portal/add-line/confirm.ts';

export const reviewCopy = {
  title: 'Check your answers',
  plan: 'Plan',
  count: 'Number of lines',
  coupon: 'Coupon',
  /** What a coupon takes off. */
  less: (price: string) => `${price} less per line`,
  shipping: { address: 'Address', way: 'Shipping method' },
  monthly: 'Per month',
  once: {
    title: 'One-time charges',
    kits: (count: number, price: string) => `${count === 1 ? '1 SIM kit' : `${count} SIM kits`} at ${price}`,
    shipping: 'Shipping',
    tax: 'Tax',
    total: 'One-time total',
  },
  /** To the letter (ADDLINE-15). */
  hold: 'A temporary hold is placed on the card for the total plan value at first bill.',
  confirm: (lines: string, monthly: string) => `Order ${lines} for ${monthly}`,
  confirmOnce: (lines: string, monthly: string, once: string) => `Order ${lines} for ${monthly}, and ${once} one time`,
  because: {
    'price-moved': {
      title: 'The price has changed',
      text: 'The new amounts are below. Nothing was ordered or charged.',
    },
    changed: {
      title: 'Please check again',
      text: 'Your answers were changed in another tab or on another device. Nothing was ordered or charged.',
    },
  } satisfies Record<OrderAgain, { title: string; text: string }>,
};

export type ReviewCopy = typeof reviewCopy;
