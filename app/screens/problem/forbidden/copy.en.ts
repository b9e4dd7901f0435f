export const forbiddenCopy = {
  title: 'You can’t do that right now',
  text: 'Nothing changed. The page may be out of date. Open it again from Home, and try once more.',
};

export type ForbiddenCopy = typeof forbiddenCopy;
