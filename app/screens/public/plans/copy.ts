import type { ByLanguage } from '#app/copy/language.ts';
import { plansCopyEs } from './copy.es.ts';

export type PlansCopy = {
  title: string;
  description: (brand: string) => string;
  heading: string;
  /** With the price of the cheapest plan. */
  text: (from: string) => string;
  checkDevice: string;
  bestFit: string;
  perMonth: string;
  eachMoreLine: (price: string) => string;
  /** Where the lines after the first cost different amounts. */
  moreLine: (occurrence: number, price: string) => string;
  data: (size: string) => string;
  unlimited: (size: string | undefined) => string;
  video: (quality: string) => string;
  esimOnly: string;
  taxes: string;
  machine: string;
  /** When the carrier does not tell its plans. */
  missing: {
    title: string;
    text: string;
    call: string;
    known: (from: string, sizes: readonly string[], savings: string) => readonly string[];
  };
};

export const plansCopy: PlansCopy = {
  title: 'Cell phone plans',
  description: (brand) =>
    `All cell phone plans of ${brand}, with prices per month, data, prices of extra lines, and broadband facts.`,
  heading: 'Cell phone plans',
  text: (from) =>
    `From ${from} a month, and less for every line you add. Take another plan when you need more or less.`,
  checkDevice: 'Check your device',
  bestFit: 'Find your best fit',
  perMonth: 'per month',
  eachMoreLine: (price) => `${price} per month for each extra line`,
  moreLine: (occurrence, price) => `Line ${occurrence}: ${price} per month`,
  data: (size) => `${size} of data per month`,
  unlimited: (size) => (size ? `Unlimited data, slower after ${size}` : 'Unlimited data'),
  video: (quality) => `Video in ${quality}`,
  esimOnly: 'For devices with eSIM only',
  taxes: 'Taxes & fees extra.',
  machine: 'The same facts for programs (JSON)',
  missing: {
    title: 'We can’t show the plans right now',
    text: 'Our plan list doesn’t answer. Please look again in a few minutes. This much is certain:',
    call: 'To hear all prices and to order, call',
    known: (from, sizes, savings) => [
      `Plans start at ${from} a month.`,
      `Best Fit plans come with ${list(sizes)} of data.`,
      `Customers save up to ${savings} a year.`,
    ],
  },
};

function list(items: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(items);
}

export const plansMessages: ByLanguage<PlansCopy> = { en: plansCopy, es: plansCopyEs };
