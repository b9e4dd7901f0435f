/** Promises of the public pages, to the letter (PUBLIC-2). The terms of use have the same ones. */
export const claim = {
  plansFrom: '$20',
  savings: '$300',
  countries: '135+',
  /** Number of countries for sentences with "more than". */
  manyCountries: '135',
  bestFit: ['15GB', '10GB', '5GB', '2GB'],
  giveBack: '10%',
} as const;
