export const addCardCopy = {
  next: {
    title: 'What happens next',
    steps: [
      'You’ll go to our payment partner’s secure page.',
      'Enter and save your card there. We never see its number.',
      'You’ll come back here and see it in your saved cards.',
    ],
  },
  button: 'Continue',
  toPage: 'Go to the page to add a card',
};

export type AddCardCopy = typeof addCardCopy;
