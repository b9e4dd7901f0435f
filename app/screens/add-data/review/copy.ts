import type { ByLanguage } from '#app/copy/language.ts';
import type { ReviewAgain } from '#rpc/portal/top-up.ts';
import { reviewCopyEs } from './copy.es.ts';

export type ReviewCopy = {
  title: string;
  back: string;
  line: string;
  size: string;
  charge: string;
  confirm: (size: string, charge: string) => string;
  because: Record<ReviewAgain, { title: string; text: string }>;
};

export const reviewCopy: ReviewCopy = {
  title: 'Review your order',
  back: 'Choose another size',
  line: 'For',
  size: 'Extra data',
  charge: 'Charge',
  confirm: (size, charge) => `Add ${size} for ${charge}`,
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
  },
};

export const reviewMessages: ByLanguage<ReviewCopy> = { en: reviewCopy, es: reviewCopyEs };
