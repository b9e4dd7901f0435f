import type { ExamplesOf } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { tax } from './endpoints.ts';

const singlePeople = peopleOf('active-single');
const start = { seed: 'active-single' } as const;
const byCustomer = { customerId: singlePeople.customerId(1), amount: 20 };

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
      given: start,
      input: atAddress(25, 'MA'),
      reply: { totalTax: 1.56 },
      holds,
    },
    { given: start, input: atAddress(100, 'MA'), reply: { totalTax: 6.25 }, holds },
    { given: start, input: atAddress(25, 'NH'), reply: { totalTax: 0 }, holds },
  ],
  byCustomer: [
    { given: start, input: { countryCode: 'USA', ...byCustomer }, reply: { totalTax: 1.25 }, holds },
    { given: start, input: { countryCode: 'USA', ...byCustomer, amount: 100 }, reply: { totalTax: 6.25 }, holds },
  ],
  usa: [
    { given: start, input: byCustomer, reply: { totalTax: 1.25 }, holds },
    { given: start, input: { ...byCustomer, amount: 100 }, reply: { totalTax: 6.25 }, holds },
  ],
};
