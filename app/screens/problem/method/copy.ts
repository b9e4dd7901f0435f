export type MethodCopy = { title: string; text: string };

export const methodCopy: MethodCopy = {
  title: 'This page can’t do that',
  text: 'Nothing was changed. Open the page again from Home.',
};
