export const removeCardCopy = {
  title: 'Remove this card?',
  text: 'You won’t be able to pay with it anymore. You can add it again at any time.',
  button: 'Remove card',
  keep: 'Keep card',
};

export type RemoveCardCopy = typeof removeCardCopy;
