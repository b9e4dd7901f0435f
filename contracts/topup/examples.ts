import type { ExamplesOf, ReplyExample } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { topup } from './endpoints.ts';

const family = peopleOf('active-family');
const singlePeople = peopleOf('active-single');
const purchase = (customerId: string, totalData: number) => ({ customerId, totalData, taxInfo: { customerId } });
const state = { seed: 'active-family' } as const;

/** Returns an example of days in which the family bought nothing. */
const nothing = (startDate: string, endDate: string): ReplyExample<typeof topup.group> => ({
  given: state,
  input: { groupId: family.groupId, startDate, endDate },
  reply: { purchases: [] },
  holds: ['purchases'],
});

/** Returns an example of one purchase, ten minutes after the order. */
function boughtOnly(totalData: number): ReplyExample<typeof topup.group> {
  const customerId = singlePeople.customerId(1);
  const calls = [{ endpoint: 'topup.create', input: purchase(customerId, totalData) }];
  return {
    given: { seed: 'active-single', calls, after: 10 * 60_000 },
    input: { groupId: singlePeople.groupId, startDate: '2026-11-01', endDate: '2026-11-30' },
    reply: { purchases: [{ customerId, totalData, topupDate: '2026-11-21T15:00:00Z' }] },
    holds: ['purchases[].totalData'],
  };
}

export const topupExamples: ExamplesOf<typeof topup> = {
  pulse: [{ given: state, input: {}, reply: { pulse: 1, pulseCost: 5 } }],
  group: [
    {
      given: state,
      input: { groupId: family.groupId, startDate: '2026-01-01', endDate: '2026-12-31' },
      reply: { purchases: [{ customerId: family.customerId(2), totalData: 2, topupDate: '2026-11-08T15:04:00Z' }] },
    },
    boughtOnly(2),
    boughtOnly(3),
    nothing('2026-12-04', '2026-12-31'),
    nothing('2026-01-01', '2026-01-02'),
  ],
  create: {
    replies: [{ given: state, input: purchase(family.customerId(1), 2), reply: {} }],
    problems: {
      unavailable: {
        given: state,
        forced: true,
        input: purchase(family.customerId(1), 2),
        resCode: 40625,
        message: 'Service temporarily unavailable',
      },
    },
  },
  autoUpdate: [{ given: state, input: { customerId: family.customerId(1), enabled: true }, reply: {} }],
};
