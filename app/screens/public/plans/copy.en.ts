export const plansCopy = {
  title: 'Cell phone plans',
  description: (brand: string) =>
    `All ${brand} cell phone plans: monthly prices, data, extra lines and broadband facts.`,
  heading: 'Cell phone plans',
  /** With the price of the cheapest plan. */
  text: (from: string) => `From ${from} a month. Extra lines can cost less. Switch plans when your needs change.`,
  checkDevice: 'Check your device',
  bestFit: 'Find your best fit',
  /** The button of each plan: for visitors, and for an account holder. */
  bring: 'Bring your phone',
  change: 'Choose a line for this plan',
  perMonth: 'per month',
  eachMoreLine: (price: string) => `${price} per month for each extra line`,
  /** Where the lines after the first cost different amounts. */
  moreLine: (occurrence: number, price: string) => `Line ${occurrence}: ${price} per month`,
  data: (size: string) => `${size} of data per month`,
  unlimited: (size: string | undefined) => (size ? `Unlimited data, slower after ${size}` : 'Unlimited data'),
  video: (quality: string) => `Video in ${quality}`,
  esimOnly: 'For devices with eSIM only',
  taxes: 'Taxes & fees extra.',
  machine: 'Plan data for developers (JSON)',
  /** When the carrier does not tell its plans. */
  missing: {
    title: 'We can’t show the plans right now',
    text: 'Please check again in a few minutes. Here is what we can tell you now:',
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
