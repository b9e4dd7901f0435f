export const addCardCopy = {
  next: {
    title: 'What happens next',
    steps: [
      'You leave this site for the secure page of our payment partner.',
      'You enter the card there, and save it. We never see its number.',
      'You come back here, and the card is among your saved cards.',
    ],
  },
  button: 'Continue',
  toPage: 'Go to the page for a new card',
};

export type AddCardCopy = typeof addCardCopy;
