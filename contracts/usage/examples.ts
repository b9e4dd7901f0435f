import type { ExamplesOf } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { usage } from './endpoints.ts';

const family = peopleOf('active-family');
const given = { seed: 'active-family' } as const;
const paused = peopleOf('data-paused');

const cycle = {
  billStartDate: '2026-11-03',
  billEndDate: '2026-12-02',
  users: [{ userId: family.customerId(1), bytes: 6_657_199_308, maxBytes: 10_737_418_240 }],
};

export const usageExamples: ExamplesOf<typeof usage> = {
  overall: {
    replies: [
      { given, input: { customerId: family.customerId(1) }, reply: cycle },
      {
        given: { seed: 'other-brand' },
        input: { customerId: peopleOf('other-brand').customerId(1), startDate: '2026-11-03', endDate: '2026-12-02' },
        reply: {
          ...cycle,
          users: [{ userId: peopleOf('other-brand').customerId(1), bytes: 1_073_741_824, maxBytes: 5_368_709_120 }],
        },
      },
    ],
    problems: {},
  },
  current: { replies: [{ given, input: { customerId: family.customerId(1) }, reply: cycle }], problems: {} },
  group: {
    replies: [
      {
        given,
        input: { groupId: family.groupId, startDate: '2026-11-03', endDate: '2026-12-02' },
        reply: {
          ...cycle,
          days: [{ date: '2026-11-03', users: [{ userId: family.customerId(1), bytes: 412_316_860 }] }],
        },
      },
    ],
    problems: {},
  },
  analyticsOverall: {
    replies: [
      { given, input: {}, reply: { totalBytes: 52_613_349_376, averageBytesPerCycle: 6_576_668_672, cycles: 8 } },
    ],
    problems: {},
  },
  dataCutoff: {
    replies: [
      {
        given,
        input: { dataCutOff: true, primaryId: family.customerId(1), customerId: family.customerId(2) },
        reply: {},
      },
      {
        given: { seed: 'data-paused' },
        input: { dataCutOff: false, primaryId: paused.customerId(1), customerId: paused.customerId(1) },
        reply: {},
      },
    ],
    problems: {},
  },
};
