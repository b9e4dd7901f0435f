import { describe, expect, test } from 'vitest';
import { known } from '#app/ui/testing/read.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { fault, refOf, reply, type Replies } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { loadUsageFile } from '#rpc/portal/usage-history.ts';
import { billed, bought, first, gigabyte, given } from '../testing/given-account.ts';

describe('the usage history of a line', () => {
  test('opens at the present billing cycle, with each day and what was bought in it (ACCOUNT-6)', async () => {
    const purchases = [
      // The second before midnight of November 3 where the customer is, and midnight.
      bought('2026-11-02T09:59:59Z'),
      bought('2026-11-02T10:00:00Z', 'line-1', 2),
      bought('2026-11-09T00:00:00Z', 'line-2'),
    ];
    const { usage } = await given({ purchases }).look({ usage: first });
    expect(usage).toMatchObject({
      ref: first,
      cycle: { start: '2026-11-03', end: '2026-12-02' },
      previous: '2026-10-03',
      use: { used: { usedBytes: 2 * gigabyte, percent: 40 } },
    });
    expect(usage).toHaveProperty('next', undefined);
    expect(usage?.use?.days?.at(0)).toEqual({ day: '2026-11-03', bytes: 7 });
    expect(usage?.use?.days?.at(-1)).toEqual({ day: '2026-11-20', bytes: 0 });
    expect(usage?.bought).toEqual(known([{ at: Date.parse('2026-11-02T10:00:00Z'), gigabytes: 2 }]));
  });

  test.each([
    ['2026-10-03', '2026-10-03', '2026-09-03', '2026-11-03'],
    ['2026-09-03', '2026-09-03', undefined, '2026-10-03'],
    ['2026-08-03', '2026-11-03', '2026-10-03', undefined],
    ['2026-10-04', '2026-11-03', '2026-10-03', undefined],
    ['1970-01-01', '2026-11-03', '2026-10-03', undefined],
  ])('opens for the cycle %s: shown %s, before it %s, after it %s', async (cycle, shown, previous, next) => {
    const { fake, look } = given();
    const { usage } = await look({ usage: first, cycle });
    expect([usage?.cycle.start, usage?.previous, usage?.next]).toEqual([shown, previous, next]);
    expect(fake.asked.find(({ id }) => id === 'usage.group')?.input).toMatchObject({ startDate: shown });
  });

  test.each([
    [2, undefined, '2026-12-03'],
    [3, undefined, '2026-12-03'],
    [4, undefined, undefined],
    [2, '2026-10-03', undefined],
  ])('for a line in status %i, at the cycle %s, resets data on %s (ACCOUNT-21)', async (status, cycle, day) => {
    const { usage } = await given({ lines: [lineOf(1, { ...billed, status })] }).look({ usage: first, cycle });
    expect(usage?.resetsOn).toBe(day);
  });

  test.each<[kind: string | undefined, draft: object, cycle?: string]>([
    ['usable', {}],
    ['paused', { isDataCutoff: true }],
    ['suspended', { status: 3 }],
    [undefined, {}, '2026-10-03'],
  ])('has the state of the data in the present cycle alone: %s (LINE-46)', async (kind, draft, cycle) => {
    const { usage } = await given({ lines: [lineOf(1, { ...billed, ...draft })] }).look({ usage: first, cycle });
    expect(usage?.data?.kind).toBe(kind);
    expect(usage?.canAddData).toBe(kind !== 'suspended');
  });

  test('has only the total when the carrier returns no days', async () => {
    const total = {
      billStartDate: '2026-11-03',
      billEndDate: '2026-12-02',
      users: [{ userId: 'line-1', bytes: 1, maxBytes: 2 }],
    };
    expect((await given({ replies: { 'usage.group': reply(total) } }).look({ usage: first })).usage?.use).toEqual({
      used: expect.objectContaining({ usedBytes: 1 }) as object,
    });
  });

  test.each<[string, Replies]>([
    ['the carrier fails', { 'usage.group': fault() }],
    [
      'the carrier leaves the line out',
      { 'usage.group': reply({ billStartDate: '2026-11-03', billEndDate: '2026-12-02', users: [] }) },
    ],
  ])('is missing, with the rest of the page: %s', async (_, replies) => {
    const model = await given({ replies }).look({ usage: first });
    expect(model.lines).toHaveLength(1);
    expect(model.usage).toMatchObject({ previous: '2026-10-03' });
    expect(model.usage).toHaveProperty('use', undefined);
  });

  test('is not found for another’s line, or one that was never active', async () => {
    const lines = [lineOf(1), lineOf(2), lineOf(3, { status: 0 })];
    await expect(given({ lines, actor: lines[1] as Customer }).look({ usage: first })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(given({ lines }).look({ usage: refOf('line-3') })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the file of a billing cycle', () => {
  test('has the days of the line', async () => {
    const { context } = given({ lines: [lineOf(1), lineOf(2, billed)] });
    const file = await loadUsageFile(context, refOf('line-2'), '2026-10-03');
    expect(file.cycle).toEqual({ start: '2026-10-03', end: '2026-11-02' });
    expect(file.days).toHaveLength(31);
    expect(file.days?.[0]).toEqual({ day: '2026-10-03', bytes: 8 });
  });

  test('has no days when the carrier returns none', async () => {
    expect(
      await loadUsageFile(given({ replies: { 'usage.group': fault() } }).context, first, '2026-11-03'),
    ).toHaveProperty('days', undefined);
  });

  test.each([
    ['A'.repeat(16), '2026-11-03'],
    [first, '2026-11-04'],
  ])('is not found for %s and %s, without a read of usage', async (ref, start) => {
    const { fake, context } = given();
    await expect(loadUsageFile(context, ref, start)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(fake.reads).not.toContain('usage.group');
  });
});
