export const coverageMapCopy = {
  title: 'Coverage map',
  description: (brand: string) =>
    `Where ${brand} has 5G and 4G coverage: look up your street, your work and the way between them.`,
  heading: 'Coverage map',
  text: 'Look up the places where you use your phone. Buildings, hills and the device itself can change what you get.',
  frame: 'Coverage map of the network',
  open: 'Open the map in a new tab.',
  about: 'The map comes from our network partner. It isn’t told who you are.',
};

export type CoverageMapCopy = typeof coverageMapCopy;
