export const noStatusCopy = {
  title: 'Nothing is under way',
  text: 'There is no activation and no number transfer under way on your lines.',
};

export type NoStatusCopy = typeof noStatusCopy;
