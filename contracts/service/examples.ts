import { type ExamplesOf, ownCall } from '../example.ts';
import { peopleOf, type SeedName } from '../seed.ts';
import type { service } from './endpoints.ts';

const roaming = peopleOf('roaming-on');
const single = peopleOf('active-single');
const givenRoaming = { seed: 'roaming-on' } as const;
const givenSingle = { seed: 'active-single' } as const;

const enableOf = (seed: SeedName) =>
  ({ customerId: peopleOf(seed).customerId(1), serviceType: 'IR', action: 'ENABLE', reason: 'Voluntary' }) as const;
const turnOn = (serviceType: string) => ({
  endpoint: 'service.manage',
  input: { ...enableOf('active-single'), serviceType },
});
const turnOff = {
  endpoint: 'service.manage',
  input: { customerId: roaming.customerId(1), serviceType: 'IR', action: 'DISABLE' },
};
/** A line that was never in service has used nothing. */
const unused = { ...ownCall({ seed: 'new-sim' }), reply: {}, holds: [''] } as const;
const cycle = { billStartDate: '2026-11-03', billEndDate: '2026-12-02' };

export const serviceExamples: ExamplesOf<typeof service> = {
  manage: {
    replies: [
      { given: givenSingle, input: enableOf('active-single'), reply: {} },
      {
        given: givenRoaming,
        input: { customerId: roaming.customerId(1), serviceType: 'IR', action: 'DISABLE' },
        reply: {},
      },
    ],
    problems: {
      outOfStep: {
        given: givenRoaming,
        input: enableOf('roaming-on'),
        resCode: 40616,
        message: 'The service is enabled already',
      },
      failed: {
        given: givenSingle,
        forced: true,
        input: enableOf('active-single'),
        resCode: 40622,
        message: 'The service could not be changed',
      },
      needsCare: {
        given: givenSingle,
        forced: true,
        input: enableOf('active-single'),
        resCode: 40623,
        message: 'Please contact Care',
      },
      suspended: {
        given: { seed: 'suspended' },
        input: enableOf('suspended'),
        resCode: 40624,
        message: 'The line is suspended',
      },
      unavailable: {
        given: { seed: 'fraud' },
        input: enableOf('fraud'),
        resCode: 40625,
        message: 'Service temporarily unavailable',
      },
    },
  },
  status: [
    {
      ...ownCall(givenRoaming),
      reply: {
        [roaming.customerId(1)]: { irEnabled: true, ildEnabled: false, drEnabled: false },
        [roaming.customerId(2)]: { irEnabled: false, ildEnabled: false, drEnabled: false },
      },
    },
    {
      ...ownCall({ ...givenRoaming, calls: [turnOff], after: 60 * 60_000 }),
      reply: {
        [roaming.customerId(1)]: { irEnabled: false, ildEnabled: false, drEnabled: false },
        [roaming.customerId(2)]: { irEnabled: false, ildEnabled: false, drEnabled: false },
      },
    },
    ...(['IR', 'ILD', 'DR'] as const).map((type) => ({
      ...ownCall({ ...givenSingle, calls: [turnOn(type)], after: 60 * 60_000 }),
      reply: {
        [single.customerId(1)]: {
          irEnabled: type === 'IR',
          ildEnabled: type === 'ILD',
          drEnabled: type === 'DR',
        },
      },
    })),
    {
      ...ownCall({ ...givenSingle, calls: [turnOn('ILD'), turnOn('DR')], after: 60 * 60_000 }),
      reply: { [single.customerId(1)]: { irEnabled: false, ildEnabled: true, drEnabled: true } },
    },
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
