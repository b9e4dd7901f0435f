import { changePlanCopyEs } from './change-plan.es.ts';
import type { ByLanguage } from './language.ts';

export type ChangePlanCopy = {
  title: string;
  steps: number;
  backToAccount: string;
  perMonth: (price: string) => string;
  taxes: string;
  /** The fallback text of portal-1 §9. */
  nextCycle: string;
  /** What a plan that starts now does to the next bill. */
  nextBill: (extra?: string) => string;
  from: (day: string) => string;
  prices: {
    title: string;
    discounts: Record<'homeInternet' | 'coupon', string>;
    after: string;
    before: string;
    today: string;
    others: { title: string; text: string; move: (before: string, after: string) => string; together: string };
  };
  /** "$10.00 more per month", or less. */
  more: (price: string) => string;
  less: (price: string) => string;
};

/** Words that the pages of Change Plan share. */
export const changePlanCopy: ChangePlanCopy = {
  title: 'Change plan',
  steps: 2,
  backToAccount: 'Back to Account',
  perMonth: (price) => `${price} per month`,
  taxes: 'Taxes & fees extra',
  nextCycle: 'Charges for the plan change apply next billing cycle',
  nextBill: (extra) =>
    extra === undefined
      ? 'Your next bill has the new price.'
      : `Your next bill has the new price, and about ${extra} for the rest of this bill cycle.`,
  from: (day) => `From ${day}`,
  prices: {
    title: 'What it costs',
    discounts: { homeInternet: 'Home-internet discount', coupon: 'Coupon discount' },
    after: 'New price per month',
    before: 'Price per month so far',
    today: 'Charged today',
    others: {
      title: 'Other lines whose price changes',
      text: 'What a line costs depends on the order of the lines in your group.',
      move: (before, after) => `${before}, then ${after} per month`,
      together: 'All together',
    },
  },
  more: (price) => `${price} more per month`,
  less: (price) => `${price} less per month`,
};

export const changePlanMessages: ByLanguage<ChangePlanCopy> = { en: changePlanCopy, es: changePlanCopyEs };
