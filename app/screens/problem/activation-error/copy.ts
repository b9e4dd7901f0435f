import type { ByLanguage } from '#app/copy/language.ts';
import { activationErrorCopyEs } from './copy.es.ts';

export type ActivationErrorCopy = {
  failed: { title: string; text: string };
  /** The home internet service comes first (portal-2 §8). */
  unavailable: { title: string; text: (brand: string) => string };
  help: (careNumber: string) => string;
  home: string;
};

export const activationErrorCopy: ActivationErrorCopy = {
  failed: {
    title: 'Activation Error',
    text: 'We couldn’t start this activation. Nothing was changed, and nothing was charged.',
  },
  unavailable: {
    title: 'Activation isn’t available yet',
    text: (brand) =>
      `Your home internet service must be installed and active first. Come back when it is, and activate your ` +
      `${brand} line then.`,
  },
  help: (careNumber) => `If you need help, call our Care Team at ${careNumber}.`,
  home: 'GO TO HOME',
};

export const activationErrorMessages: ByLanguage<ActivationErrorCopy> = {
  en: activationErrorCopy,
  es: activationErrorCopyEs,
};
