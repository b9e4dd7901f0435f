export const plansCopy = {
  title: 'Cell phone plans',
  description: (brand: string) =>
    `All cell phone plans of ${brand}, with prices per month, data, prices of extra lines, and broadband facts.`,
  heading: 'Cell phone plans',
  /** With the price of the cheapest plan. */
  text: (from: string) =>
    `From ${from} a month, and less for every line you add. Take another plan when you need more or less.`,
  checkDevice: 'Check your device',
  bestFit: 'Find your best fit',
  perMonth: 'per month',
  eachMoreLine: (price: string) => `${price} per month for each extra line`,
  /** Where the lines after the first cost different amounts. */
  moreLine: (occurrence: number, price: string) => `Line ${occurrence}: ${price} per month`,
  data: (size: string) => `${size} of data per month`,
  unlimited: (size: string | undefined) => (size ? `Unlimited data, slower after ${size}` : 'Unlimited data'),
  video: (quality: string) => `Video in ${quality}`,
  esimOnly: 'For devices with eSIM only',
  taxes: 'Taxes & fees extra.',
  machine: 'The same facts for programs (JSON)',
  /** When the carrier does not tell its plans. */
  missing: {
    title: 'We can’t show the plans right now',
    text: 'Our plan list doesn’t answer. Please look again in a few minutes. This much is certain:',
    call: 'To hear all prices and to order, call',
    known: (from: string, sizes: readonly string[], savings: string): readonly string[] => [
      `Plans start at ${from} a month.`,
      `Best Fit plans come with ${list(sizes)} of data.`,
      `Customers save up to ${savings} a year.`,
    ],
  },
};

export type PlansCopy = typeof plansCopy;

function list(items: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(items);
}
