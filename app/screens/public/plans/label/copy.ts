import type { ByLanguage } from '#app/copy/language.ts';
import { labelCopyEs } from './copy.es.ts';

/** The words of a broadband label, in the order in which the FCC wants them. */
export type LabelCopy = {
  summary: string;
  about: (plan: string) => string;
  kind: string;
  monthlyPrice: string;
  /** It is not an introductory rate, and there is no contract. */
  terms: string;
  eachMoreLine: string;
  charges: string;
  simKit: string;
  earlyTermination: string;
  taxes: string;
  taxesVary: string;
  speeds: string;
  download: string;
  upload: string;
  latency: string;
  dataIncluded: string;
  unlimited: (size: string | undefined) => string;
  extraData: (size: string) => string;
  policies: string;
  networkManagement: string;
  privacy: string;
  readPolicy: string;
  support: string;
  learnMore: string;
  planId: string;
};

export const labelCopy: LabelCopy = {
  summary: 'Broadband facts',
  about: (plan) => `: ${plan}`,
  kind: 'Mobile Broadband Consumer Disclosure',
  monthlyPrice: 'Monthly price',
  terms: 'This monthly price is not an introductory rate and does not require a contract.',
  eachMoreLine: 'Each extra line, monthly',
  charges: 'Additional charges & terms',
  simKit: 'SIM kit, once, for lines with a SIM card',
  earlyTermination: 'Early termination fee',
  taxes: 'Government taxes',
  taxesVary: 'Varies by location',
  speeds: 'Speeds provided with plan',
  download: 'Typical download speed',
  upload: 'Typical upload speed',
  latency: 'Typical latency',
  dataIncluded: 'Data included with monthly price',
  unlimited: (size) => (size ? `Unlimited, slower after ${size}` : 'Unlimited'),
  extraData: (size) => `Charge for ${size} of additional data`,
  policies: 'Policies and help',
  networkManagement: 'Network management',
  privacy: 'Privacy',
  readPolicy: 'Read our policy',
  support: 'Customer support',
  learnMore: 'Learn more about the terms used on this label at the FCC’s Consumer Resource Center:',
  planId: 'Unique plan identifier',
};

export const labelMessages: ByLanguage<LabelCopy> = { en: labelCopy, es: labelCopyEs };
