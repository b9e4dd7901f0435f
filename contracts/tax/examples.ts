import type { ExamplesOf } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { tax } from './endpoints.ts';

const single = peopleOf('active-single');
const given = { seed: 'active-single' } as const;
const byCustomer = { customerId: single.customerId(1), amount: 20 };

const holds = ['totalTax'];

const atAddress = (amount: number, state: string) =>
  ({
    countryCode: 'USA',
    address: {
      type: 'shipping',
      address1: '12 Harbor Street',
      city: 'Burlington',
      state,
      zip: '01803',
      country: 'USA',
    },
    amount,
    type: 1,
    reachPlanId: 'plan-5gb',
  }) as const;

export const taxExamples: ExamplesOf<typeof tax> = {
  byAddress: [
    {
      given,
      input: atAddress(25, 'MA'),
      reply: { totalTax: 1.56 },
      holds,
    },
    { given, input: atAddress(100, 'MA'), reply: { totalTax: 6.25 }, holds },
    { given, input: atAddress(25, 'NH'), reply: { totalTax: 0 }, holds },
  ],
  byCustomer: [
    { given, input: { countryCode: 'USA', ...byCustomer }, reply: { totalTax: 1.25 }, holds },
    { given, input: { countryCode: 'USA', ...byCustomer, amount: 100 }, reply: { totalTax: 6.25 }, holds },
  ],
  usa: [
    { given, input: byCustomer, reply: { totalTax: 1.25 }, holds },
    { given, input: { ...byCustomer, amount: 100 }, reply: { totalTax: 6.25 }, holds },
  ],
};
