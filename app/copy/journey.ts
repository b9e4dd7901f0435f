import { journeyCopyEs } from './journey.es.ts';
import type { Copies } from './language.ts';

export type JourneyCopy = {
  step: (step: number, of: number) => string;
  change: string;
  lastChecked: string;
  mayClose: string;
};

export const journeyCopy: JourneyCopy = {
  step: (step, of) => `Step ${step} of ${of}`,
  change: 'Change',
  lastChecked: 'Checked',
  mayClose: 'You can close this page. We’ll carry on without you.',
};

export const journeyCopies: Copies<JourneyCopy> = { en: journeyCopy, es: journeyCopyEs };
