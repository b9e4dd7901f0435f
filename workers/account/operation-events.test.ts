import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { sampleShipping } from '#rpc/testing/sample-shipping.ts';
import { seal } from '../session/seal.ts';
import { hour, minute, second, standStill } from '../testing/clock.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { comeBackAfter, send } from '../testing/own-operations.ts';
import { injectFault, until } from '../testing/world.ts';
import { writtenPoints } from '../testing/written-points.ts';

// An operator hears of each end that is not "done", and finds it by what its customer says on the phone.

let lines: Record<string, unknown>[];
const events = (name: string) => lines.filter(({ event }) => event === name);
const tag = expect.stringMatching(/^[\w-]{11}$/) as string;
const canary = { firstName: 'CANARY', lastName: 'CANARY' };

standStill();
begin('active-single');
beforeEach(() => void (lines = loggedLines()));

/** The one line of an end. @param age seconds */
async function expectEnd(id: string, facts: object): Promise<void> {
  await until(async () => events('operation ended').length > 0, 'a line');
  const line = { event: 'operation ended', account: tag, reference: spokenReference(id), ...facts };
  expect(events('operation ended')).toEqual([line]);
  expect(JSON.stringify(lines)).not.toMatch(/CANARY|@/);
}

/**
 * What came of the polls at an age, with how many had failed before. Accounts of other tests, whose alarms the platform
 * rings in between, are of other ages.
 */
const outcomesOf = (polls: { outcome: string; age: number; failures: number }[], age: number) =>
  polls.flatMap((one) => (one.age === age ? `${one.outcome} after ${one.failures}` : []));

describe('an operation', () => {
  test('that the carrier refused has one line (LEDGER-29)', async () => {
    await injectFault(dana, { endpoint: 'customer.updateSecondary', fault: { resCode: 49_999 } });
    const { id } = await send('rename', canary);
    await expectEnd(id, { kind: 'rename', state: 'refused', end: 'refused', refusal: 'other', age: 0 });
  });

  test('without a trace has a security event, points with age and delay, and a line when it is over (LEDGER-7, LEDGER-29, SAFETY-32, SAFETY-60)', async () => {
    await injectFault(dana, { endpoint: 'customer.updateSecondary', fault: 500, afterEffect: false });
    const [moves, polls, told] = [writtenPoints('operation'), writtenPoints('poll'), writtenPoints('event')];
    const { id } = await send('rename', canary);
    await until(async () => events('write lost').length > 0, 'a line');
    expect(events('write lost')).toMatchObject([{ security: true, kind: 'rename' }]);
    const move = { kind: 'rename', end: '', harm: '' };
    expect(moves()).toEqual(
      expect.arrayContaining([
        { ...move, from: 'none', to: 'sending', age: 0 },
        { ...move, from: 'sending', to: 'unknown', harm: 'no result', age: 0 },
      ]),
    );
    await comeBackAfter(2 * minute + second);
    expect(events('operation ended')).toEqual([]);
    expect(moves()).toContainEqual({ ...move, from: 'unknown', to: 'no-trace', age: 121 });
    const poll = polls().find(({ age }) => age === 121);
    expect(poll).toMatchObject({ kind: 'rename', failures: 0 });
    // It was due when the first interval was over.
    expect(poll?.lag).toBeGreaterThan(minute);
    expect(poll?.lag).toBeLessThan(121 * second);
    await comeBackAfter(9 * minute);
    expect(moves()).toContainEqual({ ...move, from: 'no-trace', to: 'refused', end: 'refused', age: 661 });
    expect(polls()).toContainEqual(expect.objectContaining({ kind: 'rename', outcome: 'settled', age: 661 }));
    await expectEnd(id, { kind: 'rename', state: 'refused', end: 'refused', refusal: 'absent', age: 661 });
    const counted = told().map(({ event, what, count }) => [event, what, count]);
    for (const event of ['write lost', 'operation ended']) expect(counted).toContainEqual([event, 'rename', 1]);
  });

  test('that the carrier answers nothing about is polled with the number of such polls, and given up after 72 hours (LEDGER-29, SAFETY-60)', async () => {
    await injectFault(dana, { endpoint: 'customer.updateSecondary', fault: 500 });
    await injectFault(dana, { endpoint: 'customer.group', fault: 500, times: 1_000 });
    const [moves, polls] = [writtenPoints('operation'), writtenPoints('poll')];
    const { id } = await send('rename', canary);
    await comeBackAfter(2 * minute);
    await comeBackAfter(20 * minute);
    expect(outcomesOf(polls(), 120)).toEqual(['no answer after 0']);
    expect(outcomesOf(polls(), 1_320)).toEqual(['no answer after 1']);
    await comeBackAfter(73 * hour);
    const age = 73 * 3_600 + 1_320;
    expect(moves()).toContainEqual({
      ...{ kind: 'rename', from: 'unknown', to: 'needs-care', end: 'given up', harm: 'no result' },
      age,
    });
    expect(outcomesOf(polls(), age)).toEqual(['given up after 2']);
    await expectEnd(id, { kind: 'rename', state: 'needs-care', end: 'given up', age });
  });

  test('that failed half-way has one line, with the refused step (LEDGER-29)', async () => {
    await injectFault(dana, { endpoint: 'order.create', fault: { resCode: 49_999 } });
    const { id } = await send('add-line', {
      primaryId: dana.customerId,
      emailId: dana.email,
      accountRef: 'ACC1|ORD1',
      planId: 'plan-5gb',
      planName: 'Best Fit 5GB',
      lines: [{ firstName: 'ANA', lastName: 'CANARY', sim: 'sim', occurrence: 2, price: 2000 }],
      shipping: { ...sampleShipping, recipient: 'CANARY' },
    });
    const end = { state: 'needs-care', end: 'stopped half-way', refusal: 'refused' };
    await expectEnd(id, { kind: 'add-line', ...end, age: 0 });
  });

  test('that is sensitive has a security event when it is sent and when it is done, and no line of its end (LEDGER-29, SAFETY-32)', async () => {
    await send('account-lock', { lockStatus: 'ACC_LOCK' });
    await until(async () => events('sensitive change').length === 2, 'two lines');
    const event = { event: 'sensitive change', security: true, account: tag, kind: 'account-lock' };
    expect(lines).toEqual(['sending', 'done'].map((state) => ({ ...event, state })));
  });
});

test('counts refusals of a person’s limit by its name (SAFETY-60)', async () => {
  const limits = writtenPoints('limit');
  const count = () => account().count(signedIn.requester, 'device-check');
  for (let asked = 0; asked < 20; asked += 1) expect(await count()).toBeUndefined();
  expect(limits()).toEqual([]);
  expect(await count()).toBeGreaterThan(Date.now());
  expect(limits()).toEqual([{ limit: 'device-check' }]);
});

test('secrets of another seal key are as good as gone, and security hears of it (JOURNEY-8, SAFETY-32)', async () => {
  const key = { name: 'add-line', subjectId: 'customer-1' } as const;
  await account().saveJourney({ ...key, version: '', draft: { lines: [] }, secrets: { pin: 'SECRET-PIN-4711' } });
  const another = await seal('YW5vdGhlci1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE', { pin: 'SECRET-PIN-4711' });
  await runInDurableObject(account(), (_, { storage }) => storage.sql.exec('UPDATE secret SET sealed = ?', another));
  expect(await account().journey(key)).toMatchObject({ draft: { lines: [] }, secrets: {} });
  await until(async () => lines.length > 0, 'the line');
  expect(lines).toMatchObject([{ event: 'failure swallowed', security: true, what: 'unseal of secrets' }]);
});
