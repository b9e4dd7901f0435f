export const noStatusCopy = {
  title: 'Nothing in progress',
  text: 'None of your lines has an activation or number transfer in progress.',
};

export type NoStatusCopy = typeof noStatusCopy;
