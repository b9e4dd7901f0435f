import { expect, test } from 'vitest';
import { arrivalMs } from '../domain/ledger.ts';
import { serviceChangeMs } from '../domain/service.ts';
import { endpoints } from '#contracts/carrier.ts';
import type { Outcome } from '../problem.ts';
import { askedCarrier } from '../testing/asked-carrier.ts';
import { fault, noon, reply } from '../testing/fake-account.ts';
import { memoryJournal } from '../testing/memory-journal.ts';
import type { Operation } from './operations.ts';
import { service } from './service.ts';

const actor = { groupId: 'group-1' };
const operation = (enable: boolean, state: 'unknown' | 'pending' = 'unknown'): Operation<'service'> => ({
  id: 'operation-000001',
  kind: 'service',
  subjectId: 'line-2',
  actorId: 'line-1',
  state,
  terms: { service: 'IR', enable },
  issuedAt: noon,
  sentAt: noon,
  before: {},
});
const told = (irEnabled: boolean) => reply({ 'line-2': { irEnabled, ildEnabled: false, drEnabled: true } });
const send = async (enable: boolean, answer: Outcome<unknown>) => {
  const { caller, asked } = askedCarrier(answer);
  return { outcome: await service.send(caller, operation(enable), actor, memoryJournal()), asked };
};
const verdict = (answer: Outcome<unknown>, one: Operation<'service'>, afterMs: number) =>
  service.readBack(askedCarrier(answer).caller, one, actor, noon + afterMs, memoryJournal());

test('SERVICE-14: DISABLE is sent as it is, ENABLE with the reason Voluntary', async () => {
  const line = { customerId: 'line-2', serviceType: 'IR' };
  expect((await send(false, told(false))).asked[0]).toEqual(['service.manage', { ...line, action: 'DISABLE' }]);
  expect((await send(true, told(true))).asked[0]).toEqual([
    'service.manage',
    { ...line, action: 'ENABLE', reason: 'Voluntary' },
  ]);
});

test('SERVICE-16: after the reply the status is read, which shows whether it is done', async () => {
  expect((await send(true, told(true))).outcome).toMatchObject({ as: 'done' });
  expect((await send(true, told(false))).outcome).toEqual({ kind: 'reply' });
  expect((await send(true, told(true))).asked.map(([id]) => id)).toEqual(['service.manage', 'service.status']);
  expect(service.asynchronous).toBe(true);
});

test('SERVICE-36: a refusal is its end, without another read', async () => {
  const refused = { kind: 'problem', name: 'needsCare', resCode: 40623, message: '' } as const;
  const { outcome, asked } = await send(true, refused);
  expect(outcome).toEqual(refused);
  expect(asked).toHaveLength(1);
});

test('LEDGER-5: without a reply the status tells: done, or never arrived after two minutes', async () => {
  expect(await verdict(told(true), operation(true), 0)).toBe('done');
  expect(await verdict(told(false), operation(false), 0)).toBe('done');
  expect(await verdict(told(false), operation(true), arrivalMs)).toBe('open');
  expect(await verdict(told(false), operation(true), arrivalMs + 1)).toBe('never-arrived');
  expect(await verdict(fault(), operation(true), arrivalMs + 1)).toBeUndefined();
});

test('SERVICE-17: an accepted change without an effect has failed after 15 minutes', async () => {
  expect(serviceChangeMs).toBe(15 * 60_000);
  expect(await verdict(told(false), operation(true, 'pending'), serviceChangeMs)).toBe('pending');
  expect(await verdict(told(false), operation(true, 'pending'), serviceChangeMs + 1)).toBe('refused');
  expect(await verdict(told(true), operation(true, 'pending'), serviceChangeMs + 1)).toBe('done');
});

test('SERVICE-31 to SERVICE-35: the carrier’s codes have the names that screens know', () => {
  expect(endpoints.find(({ id }) => id === 'service.manage')?.problems).toEqual({
    outOfStep: [40616, 40617, 40618, 40619, 40620, 40621],
    failed: 40622,
    needsCare: 40623,
    suspended: 40624,
    unavailable: 40625,
  });
});
