export const coverageMapCopy = {
  title: 'Coverage map',
  description: (brand: string) =>
    `Where ${brand} has 5G and 4G coverage: check your home, your work and the places between them.`,
  heading: 'Coverage map',
  text: 'Check the places where you use your phone. Buildings, hills and your device can affect your signal.',
  frame: 'Coverage map of the network',
  open: 'Open the map in a new tab.',
  about: 'The map comes from our network partner. We don’t tell them who you are.',
};

export type CoverageMapCopy = typeof coverageMapCopy;
