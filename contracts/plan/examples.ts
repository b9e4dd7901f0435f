import type { ExamplesOf } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { plan } from './endpoints.ts';

const singlePeople = peopleOf('active-single');
const state = { seed: 'active-single' } as const;

export const planExamples: ExamplesOf<typeof plan> = {
  change: [
    {
      given: state,
      input: { customerId: singlePeople.customerId(1), newReachPlanId: 'plan-15gb', immediateEffect: true },
      reply: {},
    },
    {
      given: state,
      input: { customerId: singlePeople.customerId(1), newReachPlanId: 'plan-15gb', immediateEffect: false },
      reply: {},
    },
  ],
};
