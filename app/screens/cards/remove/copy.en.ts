export const removeCardCopy = {
  title: 'Remove this card?',
  text: 'It can’t be used for payments any more. You can add it again at any time.',
  button: 'Remove card',
  keep: 'Keep card',
};

export type RemoveCardCopy = typeof removeCardCopy;
