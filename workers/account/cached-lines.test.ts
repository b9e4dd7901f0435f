import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { oneDay } from '#rpc/domain/day.ts';
import { operationTtlMs } from '#rpc/domain/ledger.ts';
import { operationOf } from '../testing/answer.ts';
import { pass, standStill } from '../testing/clock.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { buy, readLines, ringAfter } from '../testing/own-operations.ts';
import { signIn } from '../testing/sign-in.ts';
import { change, until } from '../testing/world.ts';

standStill();
begin('active-family', { topUpMs: 0 });

const rememberedAfterRestart = async () => {
  await evictDurableObject(account());
  return (await account().cachedLines()).map(({ id }) => id);
};
const ids = () => dana.lines.map(({ customerId }) => customerId);

test('SETTINGS-9: what lines are called outlives the object, once something was sent', async () => {
  await readLines();
  expect(await rememberedAfterRestart()).toEqual([]);
  await readLines();
  await buy();
  expect(await rememberedAfterRestart()).toEqual(ids());
});

test('SETTINGS-9: a new name is remembered when it is read; nothing else of a line is', async () => {
  await buy();
  await change(dana, { firstName: 'DANIELA' });
  await readLines();
  await evictDurableObject(account());
  const [line] = await account().cachedLines();
  expect(line?.firstName).toBe('DANIELA');
  const remembered = ['firstName', 'groupId', 'id', 'isPrimary', 'lastName', 'peerAccountRef', 'reachNumber', 'status'];
  expect(Object.keys(line ?? {}).sort()).toEqual(remembered);
});

test('SETTINGS-9: what a secondary is told leaves the names of the others as they were', async () => {
  await readLines();
  await buy();
  const marco = await signIn(dana, { email: dana.lines[1]?.email ?? '' });
  await readLines(marco);
  expect((await rememberedAfterRestart()).sort()).toEqual(ids().sort());
});

test('SETTINGS-7: the file has the names of the lines that somebody may see', async () => {
  await readLines();
  const marco = await signIn(dana, { email: dana.lines[1]?.email ?? '' });
  expect((await account().exportData(marco.requester)).lines).toEqual([
    { name: 'Marco Reyes', number: dana.lines[1]?.reachNumber },
  ]);
  expect((await account().exportData(signedIn.requester)).lines).toHaveLength(4);
});

test('SAFETY-30: forgetting a customer forgets what their line is called', async () => {
  await readLines();
  const { id } = await buy();
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
  await readLines();
  const { id } = await buy();
  await ringAfter(2 * oneDay);
  expect(await rememberedAfterRestart()).toEqual(ids());
  await ringAfter(operationTtlMs);
  expect(await operationOf(account(), id)).toBeUndefined();
  expect(await rememberedAfterRestart()).toEqual([]);
});
