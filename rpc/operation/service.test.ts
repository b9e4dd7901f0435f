import { expect, test } from 'vitest';
import { arrivalWindowMs } from '../domain/ledger.ts';
import { endpoints } from '#contracts/carrier.ts';
import type { Outcome } from '../problem.ts';
import { askedCarrier } from '../testing/asked-carrier.ts';
import { fault, noon, reply } from '../testing/fake-account.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { memoryJournal } from '../testing/memory-journal.ts';
import { actor, operationOf } from '../testing/sent-operation.ts';
import type { Operation } from './operations.ts';
import { service } from './service.ts';

const operation = (enable: boolean, state: 'unknown' | 'pending' = 'unknown'): Operation<'service'> => ({
  ...operationOf('service', { service: 'IR', enable }),
  ...{ state, baseline: {} },
});
const statusReply = (irEnabled: boolean) => reply({ 'line-2': { irEnabled, ildEnabled: false, drEnabled: true } });
const changing = { operationsInProcess: ['SERVICE_CHANGE_IN_PROGRESS'] };
const ended = { state: 'over', settled: true };
const group = (isChanging: boolean) => reply({ customers: [lineOf(2, isChanging ? changing : {})] });
/** Replies of the carrier to the change, to each read of the status, and to the read of the group. */
const carrierOf = (statuses: Outcome<unknown>[], isChanging = false, manage: Outcome<unknown> = reply({})) =>
  askedCarrier((id) =>
    id === 'service.manage'
      ? manage
      : id === 'customer.group'
        ? group(isChanging)
        : ((statuses.length > 1 ? statuses.shift() : statuses[0]) as Outcome<unknown>),
  );
const send = async (enable: boolean, ...carrier: Parameters<typeof carrierOf>) => {
  const { caller, asked } = carrierOf(...carrier);
  return { outcome: await service.send(caller, operation(enable), actor, memoryJournal()), asked };
};
const reconcile = (sentOperation: Operation<'service'>, afterMs: number, ...carrier: Parameters<typeof carrierOf>) =>
  service.reconcile(carrierOf(...carrier).caller, sentOperation, actor, noon + afterMs, memoryJournal());

test('sends DISABLE without a reason, and ENABLE with the reason Voluntary (SERVICE-14)', async () => {
  const line = { customerId: 'line-2', serviceType: 'IR' };
  expect((await send(false, [statusReply(false)])).asked[0]).toEqual([
    'service.manage',
    { ...line, action: 'DISABLE' },
  ]);
  expect((await send(true, [statusReply(true)])).asked[0]).toEqual([
    'service.manage',
    { ...line, action: 'ENABLE', reason: 'Voluntary' },
  ]);
});

test('ends by the status after the reply, with one read if it shows the change (SERVICE-16)', async () => {
  const { outcome, asked } = await send(true, [statusReply(true)]);
  expect(outcome).toMatchObject({ kind: 'done' });
  expect(asked.map(([id]) => id)).toEqual(['service.manage', 'service.status']);
});

test('is in progress only while the carrier reports a change or cannot be read (SERVICE-16)', async () => {
  expect(service.isAsynchronous).toBe(true);
  expect((await send(true, [statusReply(false)], true)).outcome).toEqual({ kind: 'reply' });
  expect((await send(true, [fault()])).outcome).toEqual({ kind: 'reply' });
  // The carrier omits the line.
  expect((await send(true, [reply({})])).outcome).toEqual({ kind: 'reply' });
});

test('reads the line’s own status, then the group’s line (SERVICE-16)', async () => {
  const otherGroup = reply({ customers: [lineOf(1, changing), lineOf(2)] });
  const { caller, asked } = askedCarrier((id) => (id === 'customer.group' ? otherGroup : statusReply(false)));
  expect(await service.reconcile(caller, operation(true), actor, noon, memoryJournal())).toBe('open');
  expect(await service.reconcile(caller, operation(true), actor, noon + arrivalWindowMs + 1, memoryJournal())).toBe(
    'absent',
  );
  expect(asked.slice(0, 2)).toEqual([
    ['service.status', { customerId: 'line-2' }],
    ['customer.group', { groupId: 'group-1' }],
  ]);
});

test.each([
  ['does not tell of the group', fault()],
  ['leaves the line out of it', reply({ customers: [lineOf(1)] })],
])('is undecided while the carrier %s (SERVICE-16)', async (_, group) => {
  const { caller } = askedCarrier((id) => (id === 'customer.group' ? group : statusReply(false)));
  const late = noon + arrivalWindowMs + 1;
  expect(await service.reconcile(caller, operation(true), actor, late, memoryJournal())).toBeUndefined();
});

test('ends an accepted change without an effect at once (SERVICE-17)', async () => {
  expect((await send(true, [statusReply(false)])).outcome).toMatchObject({ kind: 'problem', name: 'noEffect' });
  expect((await send(false, [statusReply(true)])).outcome).toMatchObject({ kind: 'problem', name: 'noEffect' });
});

test('is done when it takes effect between two reads (SERVICE-16)', async () => {
  expect((await send(true, [statusReply(false), statusReply(true)])).outcome).toMatchObject({ kind: 'done' });
});

test('ends with a refusal without another read (SERVICE-36)', async () => {
  const refused = { kind: 'problem', name: 'needsCare', resCode: 40623, message: '' } as const;
  const { outcome, asked } = await send(true, [statusReply(false)], false, refused);
  expect(outcome).toEqual(refused);
  expect(asked).toHaveLength(1);
});

test('distinguishes 40618 from the other codes of a changed service (SERVICE-33)', async () => {
  const refused = (resCode: number) => ({ kind: 'problem', name: 'outOfStep', resCode, message: '' }) as const;
  const nameOf = async (resCode: number) => (await send(true, [statusReply(false)], false, refused(resCode))).outcome;
  expect(await nameOf(40618)).toMatchObject({ name: 'inProgress' });
  for (const resCode of [40616, 40617, 40619, 40620, 40621])
    expect(await nameOf(resCode)).toMatchObject({ name: 'outOfStep' });
});

test('reads the status after a lost reply: done, or absent after two minutes (LEDGER-5)', async () => {
  expect(await reconcile(operation(true), 0, [statusReply(true)])).toBe('done');
  expect(await reconcile(operation(false), 0, [statusReply(false)])).toBe('done');
  expect(await reconcile(operation(true), arrivalWindowMs, [statusReply(false)])).toBe('open');
  expect(await reconcile(operation(true), arrivalWindowMs + 1, [statusReply(false)])).toBe('absent');
  expect(await reconcile(operation(true), arrivalWindowMs + 1, [statusReply(false)], true)).toBe('open');
  expect(await reconcile(operation(true), arrivalWindowMs + 1, [fault()])).toBeUndefined();
});

test('ends a pending change by the status once it is not in progress (SERVICE-17)', async () => {
  const pending = operation(true, 'pending');
  expect(await reconcile(pending, 3_600_000, [statusReply(false)], true)).toBe('pending');
  expect(await reconcile(pending, 1_000, [statusReply(false)])).toEqual({ kind: 'refused', refusal: 'noEffect' });
  expect(await reconcile(pending, 3_600_000, [statusReply(true)])).toBe('done');
  expect(await reconcile(pending, 1_000, [fault()])).toBeUndefined();
});

test.each([
  ['reports the change', group(true), { state: 'going', settled: false }],
  ['reports it for another line', reply({ customers: [lineOf(1, changing), lineOf(2)] }), ended],
  ['reports none', group(false), ended],
  ['leaves the line out', reply({ customers: [] }), ended],
  ['sends no reply', fault(), undefined],
])('polls a change from outside where the carrier %s (SERVICE-40)', async (_, answer, result) => {
  const { caller, asked } = askedCarrier(answer);
  expect(await service.pollExternal?.(caller, 'line-2', actor)).toEqual(result);
  expect(asked).toEqual([['customer.group', { groupId: 'group-1' }]]);
});

test('has the screens’ names for the carrier’s codes (SERVICE-31 to SERVICE-35)', () => {
  expect(endpoints.find(({ id }) => id === 'service.manage')?.problems).toEqual({
    outOfStep: [40616, 40617, 40618, 40619, 40620, 40621],
    failed: 40622,
    needsCare: 40623,
    suspended: 40624,
    unavailable: 40625,
  });
});
