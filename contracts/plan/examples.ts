import type { ExamplesOf } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { plan } from './endpoints.ts';

const single = peopleOf('active-single');
const given = { seed: 'active-single' } as const;

export const planExamples: ExamplesOf<typeof plan> = {
  change: [
    {
      given,
      input: { customerId: single.customerId(1), newReachPlanId: 'plan-15gb', immediateEffect: true },
      reply: {},
    },
    {
      given,
      input: { customerId: single.customerId(1), newReachPlanId: 'plan-15gb', immediateEffect: false },
      reply: {},
    },
  ],
};
