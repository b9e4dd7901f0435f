/** What the public pages promise, as it is printed (PUBLIC-2). The terms of use say the same. */
export const claim = {
  plansFrom: '$20',
  savings: '$300',
  countries: '135+',
  /** Where "more than" stands before it. */
  manyCountries: '135',
  bestFit: ['15GB', '10GB', '5GB', '2GB'],
  giveBack: '10%',
} as const;
