export const notFoundCopy = {
  title: 'We can’t find this page',
  text: 'The address may be mistyped, or the page has moved. Here is where most people go:',
};

export type NotFoundCopy = typeof notFoundCopy;
