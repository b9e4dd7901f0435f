export const planCopy = {
  title: 'Choose a plan',
  about: 'You can change your answers until you order. Nothing is charged before then.',
  plan: {
    legend: 'Plan and monthly price per line',
    missing: 'Choose a plan.',
    gone: 'This plan is no longer available. Choose another one.',
  },
  /** Where the price depends on a line's place in its group. */
  ofLine: (line: string, price: string) => `${line} ${price}`,
  count: {
    legend: 'How many lines?',
    more: 'More lines',
    fewer: 'Fewer lines',
    missing: 'Choose how many lines to add.',
    tooMany: (room: number) => `Your group has room for ${room === 1 ? '1 more line' : `${room} more lines`}.`,
  },
  totals: 'Total per month',
  coupon: {
    label: 'Coupon code (optional)',
    invalid: 'That coupon code isn’t valid.',
    unchecked: 'We couldn’t check this code. Try again, or continue without it.',
  },
  none: 'No plans are available right now. Try again later, or call',
};

export type PlanCopy = typeof planCopy;
