import type { PageBrand } from '#app/copy/page-text.ts';

export const assuranceCardCopy = ({ longName, hours }: PageBrand) => ({
  title: 'Our promise to you',
  description: 'What you can count on: clear prices, no double orders, and real people who answer.',
  heading: `What you can count on with ${longName}`,
  points: [
    'You see the price before you order anything, and if it changes we ask you again.',
    'We send an order only once, even if you press the button twice or lose your connection.',
    'You enter your card number on our payment partner’s secure page, never on this site.',
    'You can lock your account so that no one can move your numbers away.',
    `Real people answer: by phone ${hours.support.en}, and by chat ${hours.chat.en}.`,
  ],
  call: 'If we don’t keep this promise, call',
});

export type AssuranceCardCopy = ReturnType<typeof assuranceCardCopy>;
