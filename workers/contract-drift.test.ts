import { afterEach, expect, it, vi } from 'vitest';
import { noteDrift } from './contract-drift.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('counts drift by endpoint and field, and logs the 1st, 10th and 100th time (HTTP-23)', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (let line = 0; line < 120; line++)
    noteDrift(
      {},
      {
        endpoint: 'customer.group',
        fields: [`customers[${line}].imei`, 'customers[0].imei'],
        rejected: false,
      },
    );
  noteDrift({}, { endpoint: 'topup.pulse', fields: [], rejected: true });
  expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
    ...[1, 10, 100].map((count) => ({
      event: 'contract-drift',
      endpoint: 'customer.group',
      field: 'customers[].imei',
      rejected: false,
      count,
    })),
    { event: 'contract-drift', endpoint: 'topup.pulse', field: 'reply', rejected: true, count: 1 },
  ]);
});
