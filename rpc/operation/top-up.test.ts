import { describe, expect, test } from 'vitest';
import { askedCarrier } from '../testing/asked-carrier.ts';
import { memoryJournal } from '../testing/memory-journal.ts';
import { fault, noon, reply } from '../testing/fake-account.ts';
import { actor, operationOf } from '../testing/sent-operation.ts';
import { historyAround, topUp } from './top-up.ts';

const terms = { gigabytes: 2, charge: 1000, payerId: 'line-1' };
const operation = { ...operationOf('top-up', terms), baseline: { purchases: 1 } };

const statusAndHistory = (status = reply({ status: 'NONE' }), history = reply({ purchases: [] })) =>
  askedCarrier((id) => (id === 'topup.group' ? history : status));

test('sends the size, with the payer as the taxed customer (TOPUP-5)', async () => {
  const { caller, asked } = askedCarrier(reply({}));
  await topUp.send(caller, operation, actor, memoryJournal());
  expect(asked).toEqual([['topup.create', { customerId: 'line-2', totalData: 2, taxInfo: { customerId: 'line-1' } }]]);
});

describe('reconcile', () => {
  const read = ({ caller }: ReturnType<typeof statusAndHistory>) =>
    topUp.reconcile(caller, operation, actor, noon + 10_000, memoryJournal());

  test('reads the line’s status and the same days of history as before the write', async () => {
    const carrier = statusAndHistory();
    expect(await read(carrier)).toBe('open');
    expect(carrier.asked).toEqual([
      ['customer.topUpStatus', { customerId: 'line-2' }],
      ['topup.group', { groupId: 'group-1', ...historyAround(noon) }],
    ]);
  });

  test('reads the same days when midnight was between the reads and the write (LEDGER-13)', async () => {
    const { caller, asked } = statusAndHistory();
    const askedAt = Date.parse('2026-11-21T05:59:59Z');
    const sentOperation = { ...operation, sentAt: askedAt + 2_000, baseline: { purchases: 1, askedAt } };
    await topUp.reconcile(caller, sentOperation, actor, noon, memoryJournal());
    expect(asked).toContainEqual([
      'topup.group',
      { groupId: 'group-1', startDate: '2026-11-18', endDate: '2026-11-24' },
    ]);
  });

  test('counts every purchase of this size as new without a baseline (LEDGER-13)', async () => {
    const purchase = { customerId: 'line-2', totalData: 2, topupDate: '2026-11-20T12:00:08Z' };
    const { baseline: _, ...older } = operation;
    const carrier = statusAndHistory(undefined, reply({ purchases: [purchase] }));
    expect(await topUp.reconcile(carrier.caller, older, actor, noon + 10_000, memoryJournal())).toBe('done');
    expect(carrier.asked).toContainEqual(['topup.group', { groupId: 'group-1', ...historyAround(noon) }]);
  });

  test('counts the purchases of this size that are not in the baseline', async () => {
    const purchase = { customerId: 'line-2', totalData: 2, topupDate: '2026-11-20T12:00:08Z' };
    expect(await read(statusAndHistory(undefined, reply({ purchases: [purchase] })))).toBe('open');
    expect(await read(statusAndHistory(undefined, reply({ purchases: [purchase, purchase] })))).toBe('done');
  });

  test.each([
    ['the status', fault(), undefined],
    ['the history', undefined, fault()],
  ])('returns undefined when %s cannot be read', async (_, status, history) => {
    expect(await read(statusAndHistory(status, history))).toBeUndefined();
  });
});

test('historyAround covers the days of every time zone of the carrier', () => {
  expect(historyAround(Date.parse('2026-11-21T05:59:59Z'))).toEqual({ startDate: '2026-11-18', endDate: '2026-11-24' });
});
