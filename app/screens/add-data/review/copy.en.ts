import type { ReviewAgain } from '#rpc/portal/top-up.ts';

export const reviewCopy = {
  title: 'Review your order',
  back: 'Change amount',
  line: 'For',
  size: 'Extra data',
  tax: 'Estimated tax',
  confirm: (size: string, charge: string) => `Add ${size} for ${charge}`,
  because: {
    expired: {
      title: 'Please check again',
      text: 'This page was open for more than 10 minutes, so we checked the price again. Nothing was charged.',
    },
    'bought-since': {
      title: 'Data was added after you started',
      text:
        'Someone added data to this line after you opened this page. Nothing was charged for this order. Confirm it ' +
        'if you want even more.',
    },
    'price-moved': { title: 'The price has changed', text: 'The new price is below. Nothing was charged.' },
  } satisfies Record<ReviewAgain, { title: string; text: string }>,
};

export type ReviewCopy = typeof reviewCopy;
