/** The words of a broadband label, in the order in which the FCC wants them. */
export const labelCopy = {
  summary: 'Broadband facts',
  about: (plan: string) => `: ${plan}`,
  kind: 'Mobile Broadband Consumer Disclosure',
  monthlyPrice: 'Monthly price',
  /** It is not an introductory rate, and there is no contract. */
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
  unlimited: (size: string | undefined) => (size ? `Unlimited, slower after ${size}` : 'Unlimited'),
  extraData: (size: string) => `Charge for ${size} of additional data`,
  policies: 'Policies and help',
  networkManagement: 'Network management',
  privacy: 'Privacy',
  readPolicy: 'Read our policy',
  support: 'Customer support',
  learnMore: 'Learn more about the terms used on this label at the FCC’s Consumer Resource Center:',
  planId: 'Unique plan identifier',
};

export type LabelCopy = typeof labelCopy;
