import { type ExamplesOf, ownCall } from '../example.ts';
import { peopleOf, type SeedName } from '../seed.ts';
import type { service } from './endpoints.ts';

const roaming = peopleOf('roaming-on');
const singlePeople = peopleOf('active-single');
const givenRoaming = { seed: 'roaming-on' } as const;
const givenSingle = { seed: 'active-single' } as const;

const enableOf = (seed: SeedName) =>
  ({ customerId: peopleOf(seed).customerId(1), serviceType: 'IR', action: 'ENABLE', reason: 'Voluntary' }) as const;
const refusal = (seed: SeedName, resCode: number, message: string) => ({
  given: { seed },
  input: enableOf(seed),
  resCode,
  message,
});
const turnOn = (serviceType: string) => ({
  endpoint: 'service.manage',
  input: { ...enableOf('active-single'), serviceType },
});
const turnOff = {
  endpoint: 'service.manage',
  input: { customerId: roaming.customerId(1), serviceType: 'IR', action: 'DISABLE' },
} as const;
const allOff = { irEnabled: false, ildEnabled: false, drEnabled: false };
const hour = 60 * 60_000;
/** A line that was never in service has used nothing. */
const unused = { ...ownCall({ seed: 'new-sim' }), reply: {}, holds: [''] } as const;
const cycle = { billStartDate: '2026-11-03', billEndDate: '2026-12-02' };

export const serviceExamples: ExamplesOf<typeof service> = {
  manage: {
    replies: [
      { given: givenSingle, input: enableOf('active-single'), reply: {} },
      { given: givenRoaming, input: turnOff.input, reply: {} },
    ],
    problems: {
      outOfStep: refusal('roaming-on', 40616, 'The service is enabled already'),
      failed: { ...refusal('active-single', 40622, 'The service could not be changed'), forced: true },
      needsCare: { ...refusal('active-single', 40623, 'Please contact Care'), forced: true },
      suspended: refusal('suspended', 40624, 'The line is suspended'),
      unavailable: refusal('fraud', 40625, 'Service temporarily unavailable'),
    },
  },
  status: [
    {
      ...ownCall(givenRoaming),
      reply: { [roaming.customerId(1)]: { ...allOff, irEnabled: true }, [roaming.customerId(2)]: allOff },
    },
    {
      ...ownCall({ ...givenRoaming, calls: [turnOff], after: hour }),
      reply: { [roaming.customerId(1)]: allOff, [roaming.customerId(2)]: allOff },
    },
    ...[['IR'], ['ILD'], ['DR'], ['ILD', 'DR']].map((types) => ({
      ...ownCall({ ...givenSingle, calls: types.map(turnOn), after: hour }),
      reply: {
        [singlePeople.customerId(1)]: {
          irEnabled: types.includes('IR'),
          ildEnabled: types.includes('ILD'),
          drEnabled: types.includes('DR'),
        },
      },
    })),
  ],
  drUsage: [
    {
      ...ownCall(givenSingle),
      reply: {
        '2026-11-03': {
          ...cycle,
          dataUsageOverall: 52_428_800,
          voiceUsageOverall: 4,
          smsUsageOverall: 2,
          visitedZoneCountries: ['United States'],
        },
      },
    },
    unused,
  ],
  irUsage: [
    {
      ...ownCall(givenRoaming),
      reply: {
        '2026-11-03': {
          ...cycle,
          dataUsage: { totalUsage: 314_572_800 },
          voiceUsage: { totalUsage: 12 },
          smsUsage: { totalUsage: 7 },
          visitedZoneCountries: ['Portugal', 'Spain'],
        },
      },
    },
    unused,
  ],
  ildUsage: [
    {
      ...ownCall(givenRoaming),
      reply: {
        '2026-11-03': {
          ...cycle,
          usageDetail: { countryUsageMap: { Portugal: { voiceUsage: 18 }, India: { voiceUsage: 5 } } },
        },
      },
    },
    unused,
  ],
};
