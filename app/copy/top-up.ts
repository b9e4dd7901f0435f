import type { ByLanguage } from './language.ts';
import { topUpCopyEs } from './top-up.es.ts';

export type TopUpCopy = {
  title: string;
  steps: number;
  backHome: string;
  size: (gigabytes: number) => string;
  taxes: string;
  chargedOn: string;
};

/** Words that the pages of Add Data share. */
export const topUpCopy: TopUpCopy = {
  title: 'Add Data',
  steps: 2,
  backHome: 'Back to Home',
  size: (gigabytes) => `${gigabytes} GB`,
  taxes: 'Taxes & fees extra',
  chargedOn: 'It is charged on your upcoming invoice.',
};

export const topUpMessages: ByLanguage<TopUpCopy> = { en: topUpCopy, es: topUpCopyEs };
