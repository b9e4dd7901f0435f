export const forbiddenCopy = {
  title: 'That isn’t possible',
  text: 'Nothing was changed. The page you used may be out of date: open it again from Home, and try once more.',
  stale: 'You can’t do this right now, and nothing was changed.',
};

export type ForbiddenCopy = typeof forbiddenCopy;
