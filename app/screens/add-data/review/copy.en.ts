import type { ReviewAgain } from '#rpc/portal/top-up.ts';

export const reviewCopy = {
  title: 'Review your order',
  back: 'Choose another size',
  line: 'For',
  size: 'Extra data',
  charge: 'Charge',
  tax: 'Estimated tax',
  total: 'Estimated total',
  confirm: (size: string, charge: string) => `Add ${size} for ${charge}`,
  because: {
    expired: {
      title: 'Please check again',
      text: 'Your order waited for more than 10 minutes, so we looked up the price once more. Nothing was charged.',
    },
    'bought-since': {
      title: 'This line got data in the meantime',
      text:
        'Data was added to this line after you opened this order, from this page or another. Nothing was charged ' +
        'for this one: confirm it if you want still more.',
    },
    'price-moved': { title: 'The price has changed', text: 'Below is the new price. Nothing was charged.' },
  } satisfies Record<ReviewAgain, { title: string; text: string }>,
};

export type ReviewCopy = typeof reviewCopy;
