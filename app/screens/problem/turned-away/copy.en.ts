export const turnedAwayCopy = {
  405: { title: 'This page can’t do that', text: 'Nothing changed. Open the page again from Home.' },
  413: {
    title: 'What you sent was too long',
    text: 'Nothing changed. Go back, shorten what you wrote, and send it again.',
  },
  429: {
    title: 'Too many requests',
    text: 'Nothing changed. Wait a minute, and try again.',
    until: (time: string) => `Nothing changed. You can try again after ${time}.`,
  },
};

export type TurnedAwayCopy = typeof turnedAwayCopy;
