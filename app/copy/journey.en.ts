export const journeyCopy = {
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  change: 'Change',
  /** The answers were changed in another tab or on another device (JOURNEY-5). */
  changed: {
    title: 'Please look again',
    text:
      'You continued in another tab or on another device, so what you just sent was not saved. Here are the answers ' +
      'that we have.',
  },
  lastChecked: 'Checked',
  mayClose: 'You can close this page. We’ll carry on without you.',
  /** Where only people can find out what came of something. */
  callUs: 'Please call us',
  reference: 'Reference',
};

export type JourneyCopy = typeof journeyCopy;
