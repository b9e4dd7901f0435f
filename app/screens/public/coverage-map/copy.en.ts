import type { PageBrand } from '#app/copy/page-text.ts';

export const coverageMapCopy = ({ longName }: PageBrand) => ({
  title: 'Coverage map',
  description: `Where ${longName} has 5G and 4G coverage: check your home, your work and the places between them.`,
  heading: 'Coverage map',
  text: 'Check the places where you use your phone. Buildings, hills and your device can affect your signal.',
  /** Of our own map: what it shows, for those who do not see it, and what it does not. */
  statesLabel: 'Map of the 50 states of the United States.',
  states: 'Our 5G network is national: all 50 states. Coverage varies from place to place, so check yours.',
  place: 'Check a place',
  load: 'Load the map',
  frame: 'Coverage map of the network',
  open: 'Open the partner’s site',
  about: 'The live map comes from our network partner and uses some data. We don’t tell them who you are.',
});

export type CoverageMapCopy = ReturnType<typeof coverageMapCopy>;
