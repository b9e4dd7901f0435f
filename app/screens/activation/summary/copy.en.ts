export const summaryCopy = {
  title: 'Order summary',
  monthly: 'Total per month',
  charged: 'You’ll be charged on your upcoming bill.',
  payment: {
    legend: 'First month',
    later: 'Next bill',
    laterDetail: 'Temporary hold on your card',
    now: 'Pay now',
    nowDetail: (total: string) => `${total} with tax`,
    missing: 'Choose how to pay for the first month.',
  },
  manage: 'Manage card(s)',
  confirm: 'Confirm',
};

export type SummaryCopy = typeof summaryCopy;
