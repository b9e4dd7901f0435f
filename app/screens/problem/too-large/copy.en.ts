export const tooLargeCopy = {
  title: 'That was too long',
  text: 'Nothing was changed. Go back, shorten what you wrote, and send it again.',
};

export type TooLargeCopy = typeof tooLargeCopy;
