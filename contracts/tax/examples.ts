import type { ExamplesOf } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { tax } from './endpoints.ts';

const single = peopleOf('active-single');
const given = { seed: 'active-single' } as const;
const byCustomer = { customerId: single.customerId(1), amount: 20 };

export const taxExamples: ExamplesOf<typeof tax> = {
  byAddress: {
    replies: [
      {
        given,
        input: {
          countryCode: 'USA',
          address: {
            type: 'shipping',
            address1: '12 Harbor Street',
            city: 'Burlington',
            state: 'MA',
            zip: '01803',
            country: 'USA',
          },
          amount: 25,
          type: 1,
          reachPlanId: 'plan-5gb',
        },
        reply: { totalTax: 1.56 },
      },
    ],
    problems: {},
  },
  byCustomer: {
    replies: [{ given, input: { countryCode: 'USA', ...byCustomer }, reply: { totalTax: 1.25 } }],
    problems: {},
  },
  usa: { replies: [{ given, input: byCustomer, reply: { totalTax: 1.25 } }], problems: {} },
};
