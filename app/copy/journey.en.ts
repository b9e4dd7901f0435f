export const journeyCopy = {
  /** With the name of the step, where it has one. */
  step: (step: number, of: number, name?: string) => `Step ${step} of ${of}${name ? `: ${name}` : ''}`,
  change: 'Change',
  /** The answers were changed in another tab or on another device (JOURNEY-5). */
  changed: {
    title: 'Please check again',
    text:
      'You continued in another tab or on another device, so we didn’t save what you just sent. These are the ' +
      'answers we have.',
  },
  lastChecked: 'Last checked',
  checkAgain: 'Check again',
  /** On a button that was pressed, until the next page is there. */
  sending: 'Sending…',
  mayClose: 'You can close this page. We’ll keep working on it.',
  /** After a button that is disabled, in text browsers. */
  notAvailable: 'not available',
  /** Where only people can find out what came of something. */
  callUs: 'Please call us',
  reference: 'Reference',
};

export type JourneyCopy = typeof journeyCopy;
