import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { operationOf } from '../testing/answer.ts';
import { pass, standStill } from '../testing/clock.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { buy, readLines } from '../testing/own-operations.ts';
import { signIn } from '../testing/sign-in.ts';
import { until } from '../testing/world.ts';

standStill();
begin('active-family', { topUpMs: 0 });

const rememberedAfterRestart = async () => {
  await evictDurableObject(account());
  return (await account().cachedLines()).map(({ id }) => id);
};
const ids = () => dana.lines.map(({ customerId }) => customerId);

test('keeps line names beyond the object’s life once an operation was sent (SETTINGS-9)', async () => {
  await readLines();
  expect(await rememberedAfterRestart()).toEqual([]);
  await readLines();
  await buy();
  expect(await rememberedAfterRestart()).toEqual(ids());
});

test('exports the names of the lines that the customer may see (SETTINGS-7)', async () => {
  await readLines();
  const marco = await signIn(dana, { email: dana.lines[1]?.email ?? '' });
  expect((await account().exportData(marco.requester)).lines).toEqual([
    { name: 'Marco Reyes', number: dana.lines[1]?.reachNumber },
  ]);
  expect((await account().exportData(signedIn.requester)).lines).toHaveLength(4);
});

test('forgets the name of a line with its customer (SAFETY-30)', async () => {
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
