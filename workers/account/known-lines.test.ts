import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneDay } from '#rpc/domain/day.ts';
import { keepMs } from '#rpc/domain/ledger.ts';
import { answered, operationOf, submitIssued } from '../testing/answer.ts';
import { pass, startClock, stopClock } from '../testing/clock.ts';
import { accountFor, signIn, type SignedIn } from '../testing/sign-in.ts';
import { change, open, type FixtureAccount, until } from '../testing/world.ts';

let dana: FixtureAccount;
let signedIn: SignedIn;
const account = () => accountFor(dana);

beforeEach(async () => {
  stopClock();
  dana = await open('active-family', { topUpMs: 0 });
  signedIn = await signIn(dana);
});
afterEach(startClock);

const readGroup = (by = signedIn) =>
  account().read(by.requester, [{ id: 'customer.group', input: { groupId: dana.groupId }, maxAgeMs: 0 }]);

async function buy(): Promise<string> {
  const terms = { gigabytes: 2, charge: 1000, payerId: dana.customerId };
  const request = { kind: 'top-up', subjectId: dana.customerId, actorId: dana.customerId, terms } as const;
  const id = await account().issue(request);
  await submitIssued(account(), signedIn.requester, id, { purchases: 0 });
  await answered(account(), id);
  return id;
}

const rememberedAfterRestart = async () => {
  await evictDurableObject(account());
  return (await account().knownLines()).map(({ id }) => id);
};
const ids = () => dana.lines.map(({ customerId }) => customerId);

test('SETTINGS-9: what lines are called outlives the object, once something was sent', async () => {
  await readGroup();
  expect(await rememberedAfterRestart()).toEqual([]);
  await readGroup();
  await buy();
  expect(await rememberedAfterRestart()).toEqual(ids());
});

test('SETTINGS-9: a new name is remembered when it is read; nothing else of a line is', async () => {
  await buy();
  await change(dana, { firstName: 'DANIELA' });
  await readGroup();
  await evictDurableObject(account());
  const [line] = await account().knownLines();
  expect(line?.firstName).toBe('DANIELA');
  const remembered = ['firstName', 'groupId', 'id', 'isPrimary', 'lastName', 'peerAccountRef', 'reachNumber', 'status'];
  expect(Object.keys(line ?? {}).sort()).toEqual(remembered);
});

test('SETTINGS-9: what a secondary is told leaves the names of the others as they were', async () => {
  await readGroup();
  await buy();
  const marco = await signIn(dana, { email: dana.lines[1]?.email ?? '' });
  await readGroup(marco);
  expect((await rememberedAfterRestart()).sort()).toEqual(ids().sort());
});

test('SETTINGS-7: the file has the names of the lines that somebody may see', async () => {
  await readGroup();
  const marco = await signIn(dana, { email: dana.lines[1]?.email ?? '' });
  expect((await account().kept(marco.requester)).lines).toEqual([
    { name: 'Marco Reyes', number: dana.lines[1]?.reachNumber },
  ]);
  expect((await account().kept(signedIn.requester)).lines).toHaveLength(4);
});

test('SAFETY-30: forgetting a customer forgets what their line is called', async () => {
  await readGroup();
  const id = await buy();
  await until(async () => {
    await runDurableObjectAlarm(account());
    pass(5_000);
    return (await operationOf(account(), id))?.state === 'done';
  }, 'the end');
  const [, marco] = dana.lines;
  const forget = { customerId: marco?.customerId, receipt: 'r', by: 'Ada' };
  expect(await account().forgetWhenEnded(forget)).toEqual({ forgotten: true, sessions: 0 });
  expect(await rememberedAfterRestart()).toEqual(ids().filter((id) => id !== marco?.customerId));
});

test('SAFETY-29: names go once nothing is kept that was sent', async () => {
  await readGroup();
  const id = await buy();
  pass(2 * oneDay);
  await runDurableObjectAlarm(account());
  expect(await rememberedAfterRestart()).toEqual(ids());
  pass(keepMs);
  await runDurableObjectAlarm(account());
  expect(await operationOf(account(), id)).toBeUndefined();
  expect(await rememberedAfterRestart()).toEqual([]);
});
