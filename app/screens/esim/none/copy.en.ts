export const noSetupCopy = {
  title: 'No eSIM to set up',
  text: 'None of your lines has an eSIM that’s waiting to be set up.',
};

export type NoSetupCopy = typeof noSetupCopy;
