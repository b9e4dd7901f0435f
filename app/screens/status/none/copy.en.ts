export const noStatusCopy = {
  title: 'Nothing is under way',
  text: 'There is no activation and no number transfer under way on your lines.',
  home: 'Back to Home',
};

export type NoStatusCopy = typeof noStatusCopy;
