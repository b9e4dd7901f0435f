export const notFoundCopy = {
  title: 'We can’t find this page',
  text: 'The address may be misspelled, or the page has moved. Try one of these instead:',
};

export type NotFoundCopy = typeof notFoundCopy;
