export const payCopy = {
  title: 'Pay your bill',
  next: {
    title: 'What happens next',
    steps: [
      'You’ll go to our payment partner’s secure page.',
      'Check the amount there and confirm. Nothing is charged before that.',
      'You’ll come back here, and we’ll tell you when your payment arrives.',
    ],
  },
  autoPay: 'Auto-pay is on: bills are charged to your default card. Pay here only if you don’t want to wait for that.',
  button: (amount: string) => `Continue to pay ${amount}`,
  toPage: 'Go to the payment page',
};

export type PayCopy = typeof payCopy;
