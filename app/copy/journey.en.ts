export const journeyCopy = {
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  change: 'Change',
  lastChecked: 'Checked',
  mayClose: 'You can close this page. We’ll carry on without you.',
  /** Where only people can find out what came of something. */
  callUs: 'Please call us',
  reference: 'Reference',
};

export type JourneyCopy = typeof journeyCopy;
