export type ReviewCopy = {
  title: string;
  back: string;
  line: string;
  size: string;
  charge: string;
  confirm: (size: string, charge: string) => string;
  because: Record<'expired' | 'price-moved', { title: string; text: string }>;
};

export const reviewCopy: ReviewCopy = {
  title: 'Review your order',
  back: 'Choose another size',
  line: 'For',
  size: 'Extra data',
  charge: 'Charge',
  confirm: (size, charge) => `Add ${size} for ${charge}`,
  because: {
    expired: { title: 'Please check again', text: 'Your order waited for more than 10 minutes, so we looked up the price once more. Nothing was charged.' },
    'price-moved': { title: 'The price has changed', text: 'Below is the new price. Nothing was charged.' },
  },
};
