/** Words that the pages of Change Plan share. */
export const changePlanCopy = {
  title: 'Change plan',
  steps: 2,
  backToAccount: 'Back to Account',
  perMonth: (price: string) => `${price} per month`,
  /** "+$10.00 a month", "−$5.00 a month"; nothing for the same price. */
  difference: (price: string, sign: '+' | '−') => `${sign}${price} a month`,
  samePrice: 'Same price',
  /** How a scheduled change is taken back (PLAN-16). */
  undo: (plan: string, careNumber: string) => `To keep ${plan} instead, call ${careNumber}.`,
  includes: 'What each plan includes',
  taxes: 'Taxes & fees extra',
  /** To the letter (PLAN-6). */
  nextCycle: 'Charges for the plan change apply next billing cycle',
  /** What a plan that starts now does to the next bill. */
  nextBill: (extra?: string): string =>
    extra === undefined
      ? 'Your next bill will have the new price.'
      : `Your next bill will have the new price, plus about ${extra} for the rest of this billing cycle.`,
  from: (day: string) => `From ${day}`,
  prices: {
    title: 'What it costs',
    discounts: { homeInternet: 'Home-internet discount', coupon: 'Discount' },
    after: 'New price per month',
    before: 'Current price per month',
    today: 'Charged today',
    others: {
      title: 'Price changes on your other lines',
      text: 'A line’s price depends on its place in your group.',
      move: (before: string, after: string) => `${before}, then ${after} per month`,
      together: 'Total for all lines',
    },
  },
  /** "$10.00 more per month", or less. */
  more: (price: string) => `${price} more per month`,
  less: (price: string) => `${price} less per month`,
};

export type ChangePlanCopy = typeof changePlanCopy;
