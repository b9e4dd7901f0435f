export type TooManyCopy = { title: string; text: (seconds?: number) => string };

export const tooManyCopy: TooManyCopy = {
  title: 'That was a lot at once',
  text: (seconds) => `Nothing was changed. Wait ${seconds === undefined ? 'a minute' : seconds === 1 ? '1 second' : `${seconds} seconds`}, and try again.`,
};
