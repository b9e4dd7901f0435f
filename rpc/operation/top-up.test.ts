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

test('is sent with the size, and the payer as the taxed customer (TOPUP-5)', async () => {
  const { caller, asked } = askedCarrier(reply({}));
  await topUp.send(caller, operation, actor, memoryJournal());
  expect(asked).toEqual([['topup.create', { customerId: 'line-2', totalData: 2, taxInfo: { customerId: 'line-1' } }]]);
});

describe('reading back', () => {
  const read = ({ caller }: ReturnType<typeof statusAndHistory>) =>
    topUp.reconcile(caller, operation, actor, noon + 10_000, memoryJournal());

  test('asks for the line’s status and for the same days of history as before sending', async () => {
    const given = statusAndHistory();
    expect(await read(given)).toBe('open');
    expect(given.asked).toEqual([
      ['customer.topUpStatus', { customerId: 'line-2' }],
      ['topup.group', { groupId: 'group-1', ...historyAround(noon) }],
    ]);
  });

  test('asks for the same days when midnight came before it was sent (LEDGER-13)', async () => {
    const { caller, asked } = statusAndHistory();
    const askedAt = Date.parse('2026-11-21T05:59:59Z');
    const sent = { ...operation, sentAt: askedAt + 2_000, baseline: { purchases: 1, askedAt } };
    await topUp.reconcile(caller, sent, actor, noon, memoryJournal());
    expect(asked).toContainEqual([
      'topup.group',
      { groupId: 'group-1', startDate: '2026-11-18', endDate: '2026-11-24' },
    ]);
  });

  test('LEDGER-13: without a note of the purchases before, any of this size is new', async () => {
    const one = { customerId: 'line-2', totalData: 2, topupDate: '2026-11-20T12:00:08Z' };
    const { baseline: _, ...older } = operation;
    const given = statusAndHistory(undefined, reply({ purchases: [one] }));
    expect(await topUp.reconcile(given.caller, older, actor, noon + 10_000, memoryJournal())).toBe('done');
    expect(given.asked).toContainEqual(['topup.group', { groupId: 'group-1', ...historyAround(noon) }]);
  });

  test('counts the purchases of this size that are new', async () => {
    const one = { customerId: 'line-2', totalData: 2, topupDate: '2026-11-20T12:00:08Z' };
    expect(await read(statusAndHistory(undefined, reply({ purchases: [one] })))).toBe('open');
    expect(await read(statusAndHistory(undefined, reply({ purchases: [one, one] })))).toBe('done');
  });

  test.each([
    ['the status', fault(), undefined],
    ['the history', undefined, fault()],
  ])('says nothing when %s cannot be read', async (_, status, history) => {
    expect(await read(statusAndHistory(status, history))).toBeUndefined();
  });
});

test('the days of history are wide enough for any time zone of the carrier', () => {
  expect(historyAround(Date.parse('2026-11-21T05:59:59Z'))).toEqual({ startDate: '2026-11-18', endDate: '2026-11-24' });
});
