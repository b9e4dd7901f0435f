export const turnedAwayCopy = {
  405: { title: 'This page can’t do that', text: 'Nothing was changed. Open the page again from Home.' },
  413: {
    title: 'That was too long',
    text: 'Nothing was changed. Go back, shorten what you wrote, and send it again.',
  },
  429: { title: 'That was a lot at once', text: 'Nothing was changed. Wait a minute, and try again.' },
};

export type TurnedAwayCopy = typeof turnedAwayCopy;
