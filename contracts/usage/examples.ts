import type { ExamplesOf } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { usage } from './endpoints.ts';

const family = peopleOf('active-family');

export const usageExamples: ExamplesOf<typeof usage> = {
  overall: {
    replies: [
      {
        given: { seed: 'active-family' },
        input: { customerId: family.customerId(1) },
        reply: {
          billStartDate: '2026-11-03',
          billEndDate: '2026-12-02',
          users: [{ userId: family.customerId(1), bytes: 6_657_199_308, maxBytes: 10_737_418_240 }],
        },
      },
    ],
    problems: {},
  },
};
