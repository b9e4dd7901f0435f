import { journeyCopyEs } from './journey.es.ts';
import type { ByLanguage } from './language.ts';

export type JourneyCopy = {
  step: (step: number, of: number) => string;
  change: string;
  lastChecked: string;
  mayClose: string;
  /** Where only people can find out what came of something. */
  callUs: string;
  reference: string;
};

export const journeyCopy: JourneyCopy = {
  step: (step, of) => `Step ${step} of ${of}`,
  change: 'Change',
  lastChecked: 'Checked',
  mayClose: 'You can close this page. We’ll carry on without you.',
  callUs: 'Please call us',
  reference: 'Reference',
};

export const journeyMessages: ByLanguage<JourneyCopy> = { en: journeyCopy, es: journeyCopyEs };
