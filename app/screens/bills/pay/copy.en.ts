export const payCopy = {
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
  button: (amount: string) => `Continue to pay ${amount}`,
  toPage: 'Go to the payment page',
};

export type PayCopy = typeof payCopy;
