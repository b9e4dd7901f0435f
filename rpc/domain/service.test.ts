import { describe, expect, test } from 'vitest';
import { CallingUsage, RoamingUsage } from '#contracts/service/vocabulary.ts';
import {
  callsIn,
  coveredCountries,
  hasRates,
  hasServices,
  isEnabled,
  isOffered,
  roamingIn,
  serviceNamed,
  serviceRefusal,
} from './service.ts';

const cycle = { start: '2026-11-03', end: '2026-12-02' };
const days = { billStartDate: cycle.start, billEndDate: cycle.end };

test('requires flags equal to ENABLE (SERVICE-1, SERVICE-3)', () => {
  for (const flag of [undefined, '', 'DISABLE', 'enable', 'ENABLED', 'TRUE', '1']) {
    expect([flag, hasServices({ SERVICE_TAB: flag })]).toEqual([flag, false]);
    const keys = { SERVICE_TAB: 'ENABLE', IS_IR_ENABLED: flag, IS_ILD_ENABLED: 'ENABLE', IS_DR_ENABLED: flag };
    expect((['IR', 'ILD', 'DR'] as const).map((type) => isOffered(type, keys))).toEqual([false, true, false]);
  }
  expect(hasServices({ SERVICE_TAB: 'ENABLE' })).toBe(true);
});

test('finds each service by its name in URLs, and none by another (SERVICE-4)', () => {
  expect(['international-roaming', 'international-calling', 'domestic-roaming'].map(serviceNamed)).toEqual([
    'IR',
    'ILD',
    'DR',
  ]);
  for (const name of [undefined, '', 'IR', 'constructor']) expect(serviceNamed(name)).toBeUndefined();
});

test('returns undefined for a line without a status (SERVICE-8)', () => {
  const status = { 'line-1': { irEnabled: true, ildEnabled: false, drEnabled: false } };
  expect(isEnabled(status, 'line-1', 'IR')).toBe(true);
  expect(isEnabled(status, 'line-1', 'ILD')).toBe(false);
  expect(isEnabled(status, 'line-2', 'IR')).toBeUndefined();
  expect(isEnabled(undefined, 'line-1', 'IR')).toBeUndefined();
});

test('uses status for roaming and ildStatus for calls (SERVICE-22)', () => {
  const country = (countryCode: string, status: number, ildStatus: number) => ({
    countryCode,
    countryName: countryCode,
    status,
    ildStatus,
  });
  const list = [country('PT', 1, 1), country('CU', 0, 1), country('AQ', 1, 0), country('XX', 2, 2)];
  const codes = (type: 'IR' | 'ILD') => coveredCountries(list, type).map(({ countryCode }) => countryCode);
  expect(codes('IR')).toEqual(['PT', 'AQ']);
  expect(codes('ILD')).toEqual(['PT', 'CU']);
});

describe('usage in a billing cycle', () => {
  test('sums only the days of the cycle, with any country names (SERVICE-27)', () => {
    const usage = {
      '2026-11-02': RoamingUsage.parse({ ...days, voiceUsageOverall: 100 }),
      '2026-11-03': RoamingUsage.parse({ ...days, dataUsage: { totalUsage: 10 }, visitedZoneCountries: ['Spain'] }),
      '2026-12-02': RoamingUsage.parse({
        ...days,
        dataUsageOverall: 5,
        smsUsageOverall: 2,
        voiceUsageOverall: 1,
        visitedZoneCountries: ['Spain'],
      }),
      '2026-12-03': RoamingUsage.parse({ ...days, voiceUsageOverall: 100 }),
    };
    expect(roamingIn(usage, cycle)).toEqual({ bytes: 15, minutes: 1, texts: 2, countries: ['Spain'] });
    const called = RoamingUsage.parse({ ...days, smsUsageOverall: 2, voiceUsageOverall: 2 });
    expect(roamingIn({ '2026-11-03': called }, cycle)).toEqual({ bytes: 0, minutes: 2, texts: 2, countries: [] });
  });

  test('counts calls by country, the most called first (SERVICE-27)', () => {
    const called = (countryUsageMap: Record<string, { voiceUsage: number }>) =>
      CallingUsage.parse({ ...days, usageDetail: { countryUsageMap } });
    const usage = {
      '2026-11-03': called({ India: { voiceUsage: 5 }, Portugal: { voiceUsage: 3 }, Chad: { voiceUsage: 0 } }),
      '2026-11-04': called({ Portugal: { voiceUsage: 4 } }),
    };
    expect(callsIn(usage, cycle)).toEqual([
      { country: 'Portugal', minutes: 7 },
      { country: 'India', minutes: 5 },
    ]);
  });

  test.each([
    { dataUsageOverall: 1 },
    { voiceUsageOverall: 1 },
    { smsUsageOverall: 1 },
    { dataUsageOverall: 2, voiceUsageOverall: 2 },
  ])('returns usage with one kind only: %o (SERVICE-27)', (used) => {
    expect(roamingIn({ '2026-11-03': RoamingUsage.parse({ ...days, ...used }) }, cycle)).toMatchObject({
      bytes: used.dataUsageOverall ?? 0,
      minutes: used.voiceUsageOverall ?? 0,
      texts: used.smsUsageOverall ?? 0,
    });
  });

  test('returns undefined without usage, omitted or sent as zeros (SERVICE-28)', () => {
    expect(roamingIn({}, cycle)).toBeUndefined();
    expect(roamingIn({ '2026-11-03': RoamingUsage.parse(days) }, cycle)).toBeUndefined();
    expect(callsIn({}, cycle)).toBeUndefined();
    const usageDetail = { countryUsageMap: { Chad: { voiceUsage: 0 } } };
    expect(callsIn({ '2026-11-03': CallingUsage.parse({ ...days, usageDetail }) }, cycle)).toBeUndefined();
  });
});

test('returns a page for each refusal, and the error screen for unlisted names (SERVICE-31 to SERVICE-34)', () => {
  const mappedNames = ['unavailable', 'suspended', 'outOfStep', 'inProgress', 'noEffect', 'needsCare', 'absent'];
  const names = [...mappedNames, 'failed', 'other', undefined];
  expect(names.map(serviceRefusal)).toEqual([
    'lets-talk',
    'suspended',
    'read-again',
    'in-progress',
    'no-effect',
    'call-care',
    'try-again',
    'error',
    'error',
    'error',
  ]);
});

test('has rates by country for roaming and calls abroad (SERVICE-21)', () => {
  expect((['IR', 'ILD', 'DR'] as const).map(hasRates)).toEqual([true, true, false]);
});
