import type { ByLanguage } from '#app/copy/language.ts';
import { payCopyEs } from './copy.es.ts';

export type PayCopy = {
  title: string;
  next: { title: string; steps: readonly string[] };
  autoPay: string;
  button: (amount: string) => string;
  toPage: string;
};

export const payCopy: PayCopy = {
  title: 'Pay your bill',
  next: {
    title: 'What happens next',
    steps: [
      'You leave this site for the secure page of our payment partner.',
      'You check the amount there, and confirm. Nothing is charged before that.',
      'You come back here, and we tell you when the payment has arrived.',
    ],
  },
  autoPay: 'Auto-pay is on: bills are charged to your default card. Pay here only if you don’t want to wait for that.',
  button: (amount) => `Continue to pay ${amount}`,
  toPage: 'Go to the payment page',
};

export const payMessages: ByLanguage<PayCopy> = { en: payCopy, es: payCopyEs };
