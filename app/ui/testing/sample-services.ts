import { known } from './read.ts';
import type { ServiceModel } from '#app/screens/services/detail/intent.ts';
import type { ServiceLine } from '#app/screens/services/service-lines.ts';
import type { ServiceUsage } from '#app/screens/services/service-usage.ts';
import { marco, yes } from './sample.ts';

const megabyte = 1024 ** 2;
export const portugal = { code: 'PT', name: 'Portugal', data: 500, voice: 25, sms: 5 };

export function serviceLine(overrides: Partial<ServiceLine> = {}): ServiceLine {
  return {
    ...marco,
    msisdn: '5550107718',
    isPrimary: false,
    isOwn: false,
    unavailable: false,
    enabled: known(false),
    changing: false,
    decision: yes,
    operationId: 'operation-1',
    ...overrides,
  };
}

export const dana = serviceLine({
  ref: 'ref-1',
  name: 'Dana Reyes',
  occurrence: 1,
  isPrimary: true,
  isOwn: true,
  enabled: known(true),
});

export function serviceModel(overrides: Partial<ServiceModel> = {}): ServiceModel {
  return {
    service: 'IR',
    lines: [dana, serviceLine()],
    countries: known([portugal, { code: 'JP', name: 'Japan' }]),
    dataUnit: '100 MB',
    closed: false,
    letsTalk: false,
    ...overrides,
  };
}

export function serviceUsage(overrides: Partial<ServiceUsage> = {}): ServiceUsage {
  return {
    ref: 'ref-1',
    cycle: { start: '2026-11-03', end: '2026-12-02' },
    previous: '2026-10-03',
    use: { roaming: { bytes: 300 * megabyte, minutes: 12, texts: 7, countries: ['Portugal', 'Spain'] } },
    ...overrides,
  };
}
