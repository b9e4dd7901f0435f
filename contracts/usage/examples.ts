import { type ExamplesOf, ownCall, type ReplyExample } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { usage } from './endpoints.ts';

const family = peopleOf('active-family');
const state = { seed: 'active-family' } as const;
const secondary = peopleOf('secondary-active');
const paused = peopleOf('data-paused');

const gigabyte = 1024 ** 3;
const used = (occurrence: number, bytes: number, gigabytes: number) => ({
  userId: family.customerId(occurrence),
  bytes,
  maxBytes: gigabytes * gigabyte,
});
const lines = [used(1, 6_657_199_308, 10), used(2, 5_046_586_573, 5), used(3, 0, 5), used(4, 0, 2)];
const days = { billStartDate: '2026-11-03', billEndDate: '2026-12-02' };
const cycle = { ...days, users: lines };
const maxBytes = ['users[].maxBytes'];

const brand = peopleOf('other-brand');
/** Usage for the brand that sends days: between these days, and no others. */
function between(startDate: string, endDate: string): ReplyExample<typeof usage.overall> {
  const users = [{ userId: brand.customerId(1), bytes: 2_147_483_648, maxBytes: 5 * gigabyte }];
  return {
    given: { seed: 'other-brand' },
    input: { customerId: brand.customerId(1), startDate, endDate },
    reply: { billStartDate: startDate, billEndDate: endDate, users },
    holds: ['billStartDate', 'billEndDate'],
  };
}

/** Returns an example of a group's usage by day. */
function daily(startDate: string, endDate: string): ReplyExample<typeof usage.group> {
  return {
    given: state,
    input: { groupId: family.groupId, startDate, endDate },
    reply: {
      billStartDate: startDate,
      billEndDate: endDate,
      users: lines,
      days: [{ date: '2026-11-03', users: [{ userId: family.customerId(1), bytes: 412_316_860 }] }],
    },
    holds: ['billStartDate', 'billEndDate'],
  };
}

export const usageExamples: ExamplesOf<typeof usage> = {
  overall: [
    { ...ownCall(state), reply: cycle, holds: maxBytes },
    between('2026-11-03', '2026-12-02'),
    between('2026-10-03', '2026-12-02'),
    between('2026-11-03', '2026-11-20'),
    {
      ...ownCall({ seed: 'secondary-active' }, 2),
      reply: { ...days, users: [{ userId: secondary.customerId(2), bytes: 1_342_177_280, maxBytes: 5 * gigabyte }] },
      holds: maxBytes,
    },
  ],
  current: [
    { ...ownCall(state), reply: { ...days, users: lines.slice(0, 1) }, holds: maxBytes },
    { ...ownCall(state, 2), reply: { ...days, users: lines.slice(1, 2) }, holds: maxBytes },
  ],
  group: [daily('2026-11-03', '2026-12-02'), daily('2026-10-03', '2026-12-02'), daily('2026-11-03', '2026-11-20')],
  analyticsOverall: [
    { given: state, input: {}, reply: { totalBytes: 52_613_349_376, averageBytesPerCycle: 6_576_668_672, cycles: 8 } },
    {
      given: { seed: 'new-sim' },
      input: {},
      reply: { totalBytes: 0, averageBytesPerCycle: 0, cycles: 1 },
      holds: ['totalBytes', 'averageBytesPerCycle'],
    },
  ],
  dataCutoff: [
    {
      given: state,
      input: { dataCutOff: true, primaryId: family.customerId(1), customerId: family.customerId(2) },
      reply: {},
    },
    {
      given: { seed: 'data-paused' },
      input: { dataCutOff: false, primaryId: paused.customerId(1), customerId: paused.customerId(1) },
      reply: {},
    },
  ],
};
