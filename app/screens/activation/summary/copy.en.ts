export const summaryCopy = {
  title: 'Order summary',
  monthly: 'Total per month',
  payment: {
    legend: 'First month',
    later: 'Next bill',
    now: 'Pay now',
    nowUnknown: 'We can’t show the amount right now.',
    /** Another group member chose to pay now, and the reader isn't allowed to. */
    nowClosed:
      'Paying now was chosen before, but you can’t pay the first month from your sign-in. If you confirm, it goes on ' +
      'the next bill, with a temporary hold on the card.',
    missing: 'Choose how to pay for the first month.',
  },
  confirm: 'Confirm',
};

export type SummaryCopy = typeof summaryCopy;
