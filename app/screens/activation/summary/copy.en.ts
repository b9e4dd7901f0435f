export const summaryCopy = {
  title: 'Order summary',
  monthly: 'Total per month',
  charged: 'You’ll be charged on your upcoming bill.',
  payment: {
    legend: 'How do you want to pay for the first month?',
    later: 'On your next bill',
    laterDetail: 'We place a temporary hold on your default card.',
    now: 'Pay now',
    nowDetail: (total: string) => `${total} with tax, charged to your default card when you activate`,
    missing: 'Choose how to pay for the first month.',
  },
  manage: 'Manage card(s)',
  confirm: 'Confirm',
};

export type SummaryCopy = typeof summaryCopy;
