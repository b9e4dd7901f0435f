export const ratesCopy = {
  title: (name: string) => `${name} rates`,
  country: 'Country',
  select: 'Select Country',
  show: 'Show rates',
  choose: 'Choose a country from the list.',
  missing: 'We can’t show the rates right now. Try again in a few minutes.',
  /** The name of the map, and the line below it. */
  map: (name: string) => `World map of the countries with ${name}`,
  works: { IR: 'International Roaming works in the colored countries.', ILD: 'You can call the colored countries.' },
  /** Which one it is. */
  here: 'Marked on the map:',
};

export type RatesCopy = typeof ratesCopy;
