export const tooManyCopy = {
  title: 'That was a lot at once',
  text: (seconds?: number) =>
    `Nothing was changed. Wait ` +
    `${seconds === undefined ? 'a minute' : seconds === 1 ? '1 second' : `${seconds} seconds`}, and try again.`,
};

export type TooManyCopy = typeof tooManyCopy;
