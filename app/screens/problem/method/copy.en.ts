export const methodCopy = {
  title: 'This page can’t do that',
  text: 'Nothing was changed. Open the page again from Home.',
};

export type MethodCopy = typeof methodCopy;
