import type { ByLanguage } from '#app/copy/language.ts';
import { coverageMapCopyEs } from './copy.es.ts';

export type CoverageMapCopy = {
  title: string;
  description: (brand: string) => string;
  heading: string;
  text: string;
  frame: string;
  open: string;
  about: string;
};

export const coverageMapCopy: CoverageMapCopy = {
  title: 'Coverage map',
  description: (brand) =>
    `Where ${brand} has 5G and 4G coverage: look up your street, your work and the way between them.`,
  heading: 'Coverage map',
  text: 'Look up the places where you use your phone. Buildings, hills and the device itself can change what you get.',
  frame: 'Coverage map of the network',
  open: 'Open the map in a new tab.',
  about: 'The map comes from our network partner. It isn’t told who you are.',
};

export const coverageMapMessages: ByLanguage<CoverageMapCopy> = { en: coverageMapCopy, es: coverageMapCopyEs };
