import { beforeEach, expect, test } from 'vitest';
import { fault, refOf, reply } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { loadTopUpForm } from '../intent.ts';
import { ref, replies, account, begin, draw, as, open, put, dana, marco } from '#rpc/testing/fake-top-up.ts';

beforeEach(() => begin());

test('has the sizes with their prices, the preferred one, the line’s own data and its name', async () => {
  const form = await loadTopUpForm(as(dana), ref);
  expect(form).toEqual({
    line: { ref, occurrence: 2 },
    decision: { allowed: true },
    sizes: [1, 2, 3, 4, 5].map((gigabytes) => ({ gigabytes, charge: gigabytes * 500 })),
    preferred: 2,
    operationId: expect.stringMatching(/^[\w-]{22}$/) as string,
    data: { kind: 'usable', left: expect.objectContaining({ leftBytes: 6, percent: 94, daysLeft: 12 }) as object },
    isAdding: false,
  });
  expect((await loadTopUpForm(as(dana), refOf('line-1'))).line).toEqual({
    ref: refOf('line-1'),
    name: 'Dana Reyes',
    occurrence: 1,
    msisdn: '5550102231',
  });
});

test('ends the data with the cycle’s last day, as on the review (TOPUP-8)', async () => {
  draw(lineOf(2, { nextBillingDate: '2026-12-05' }));
  expect((await loadTopUpForm(as(dana), ref)).useBy).toBe('2026-12-04');
  expect((await open()).review.useBy).toBe('2026-12-04');
});

test('knows of data that the carrier is adding and that was not ordered here, as does the review (TOPUP-15)', async () => {
  draw(lineOf(2, { operationsInProcess: ['TOPUP_IN_PROGRESS'] }));
  expect(await loadTopUpForm(as(dana), ref)).toMatchObject({ isAdding: true, open: undefined });
  expect((await open()).review.isAdding).toBe(true);
});

test('reads the usage of this line alone, for a secondary their own (TOPUP-11)', async () => {
  const asked = () => account.asked.filter(({ id }) => id.startsWith('usage.')).map(({ id, input }) => [id, input]);
  await loadTopUpForm(as(dana), ref);
  await loadTopUpForm(as(marco), ref);
  expect(asked()).toEqual([
    ['usage.current', { customerId: 'line-2' }],
    ['usage.current', { customerId: 'line-2' }],
  ]);
  account.asked.length = 0;
  await expect(loadTopUpForm(as(marco), refOf('line-1'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(asked()).toEqual([['usage.current', { customerId: 'line-2' }]]);
});

test('shows the form without the usage', async () => {
  replies['usage.current'] = fault();
  expect((await loadTopUpForm(as(dana), ref)).data).toEqual({ kind: 'unread' });
});

test('offers nothing where nothing is on sale', async () => {
  replies['topup.pulse'] = reply({ pulse: 6, pulseCost: 500 });
  expect(await loadTopUpForm(as(dana), ref)).toMatchObject({ sizes: [] });
  expect(await loadTopUpForm(as(dana), ref)).toHaveProperty('preferred', undefined);
});

test('names the top-up of this line that is under way, and no other', async () => {
  put('pending', { id: 'operation-000001', subjectId: 'line-1' });
  put('done', { id: 'operation-000002' });
  expect(await loadTopUpForm(as(dana), ref)).toHaveProperty('open', undefined);
  put('unknown', { id: 'operation-000003' });
  expect((await loadTopUpForm(as(dana), ref)).open).toEqual({ operationId: 'operation-000003', gigabytes: 2 });
});
