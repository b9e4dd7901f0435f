/** Words that the pages of Add Data share. */
export const topUpCopy = {
  title: 'Add Data',
  steps: 2,
  backHome: 'Back to Home',
  size: (gigabytes: number) => `${gigabytes} GB`,
  taxes: 'Taxes & fees extra',
  /** Extra data ends with the billing cycle. */
  useBy: (day?: string) => (day === undefined ? 'Not refundable.' : `Use it by ${day}. Not refundable.`),
  charge: 'Charge',
  total: 'Estimated total',
};

export type TopUpCopy = typeof topUpCopy;
