import type { ServiceType } from '#contracts/service/vocabulary.ts';

export const enableServiceCopy = {
  title: (name: string) => `Enable ${name}`,
  enable: 'Enable Service',
  keep: 'Not now',
  terms: 'By enabling this service, you agree to the following:',
  what: {
    IR: [
      'Turning it on is free. Voice, SMS and data abroad are pay-as-you-go, at the rates of the country you are in.',
      'What you use is on your next bill, on top of your plan.',
      'You can turn it off at any time. What you used before is still billed.',
    ],
    ILD: [
      'Turning it on is free. Calls from the U.S. to other countries are pay-as-you-go, at the rates of the country ' +
        'you call, and are billed in one-minute increments.',
      'What you use is on your next bill, on top of your plan.',
      'You can turn it off at any time. What you used before is still billed.',
    ],
    DR: [
      'Turning it on is free. Data and SMS on partner networks in the U.S. are pay-as-you-go.',
      'What you use is on your next bill, on top of your plan.',
      'You can turn it off at any time. What you used before is still billed.',
    ],
  } satisfies Record<ServiceType, readonly string[]>,
  allTerms: 'Terms of Use',
};

export type EnableServiceCopy = typeof enableServiceCopy;
