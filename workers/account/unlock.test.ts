import { expect, test } from 'vitest';
import { loadSettings } from '#app/screens/settings/settings/intent.ts';
import { sendUnlockCode, unlockAccount } from '#app/screens/settings/unlock/intent.ts';
import { SignInAgainError } from '#rpc/portal/fresh-sign-in.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { hour, pass, second, standStill } from '../testing/clock.ts';
import { begin, dana as hank } from '../testing/signed-in-account.ts';
import { accountFor } from '../testing/sign-in.ts';
import { storedRows } from '../testing/stored-rows.ts';
import { visitOf } from '../testing/visit.ts';
import { calls, count, injectFault, mails, open } from '../testing/world.ts';

standStill();
begin('locked');

/** A tab: a session of its own, as another browser has. */
async function tab(somebody = hank) {
  return visitOf(somebody);
}
type Tab = Awaited<ReturnType<typeof tab>>;

const enter = (portal: Tab, otp: string) => unlockAccount(portal, { operationId: newOperationId(), otp });
const askCode = (portal: Tab) => sendUnlockCode(portal, newOperationId());
const tries = () => count(hank, 'customer.verifySecurityAction');
const lastOtp = async (somebody = hank) => /\d{6}/.exec((await mails(somebody)).at(-1)?.text ?? '')?.[0] ?? '';

test('emails a password, unlocks with the right one, and reads the customer again (LOCK-5, LOCK-6)', async () => {
  const portal = await tab();
  expect((await loadSettings(portal)).lock?.isLocked).toBe(true);
  expect(await askCode(portal)).toMatchObject({ kind: 'code' });
  expect((await calls(hank, 'customer.securityAction')).map(({ body }) => body)).toEqual([
    { customerId: hank.customerId, lockStatus: 'ACC_UNLOCK' },
  ]);
  const sent = await enter(portal, await lastOtp());
  expect(sent).toMatchObject({ kind: 'after' });
  expect(await loadSettings(portal)).toMatchObject({ lock: { isLocked: false, decision: { allowed: true } } });
});

test('counts 12 guesses in parallel tabs as 5 tries; another customer is not affected (LOCK-10)', async () => {
  const tabs = await Promise.all([tab(), tab(), tab()]);
  const [first] = tabs;
  await askCode(first);
  const guess = (index: number) => enter(tabs[index % tabs.length] as Tab, String(100_000 + index));
  const neighbor = await open('locked');
  const theirs = await tab(neighbor);
  await askCode(theirs);
  const [unlocked] = await Promise.all([
    enter(theirs, await lastOtp(neighbor)),
    ...Array.from({ length: 12 }, (_, index) => guess(index)),
  ]);
  expect(unlocked).toMatchObject({ kind: 'after' });
  for (let index = 12; index < 20; index += 1) await guess(index);
  expect(await tries()).toBe(5);
  expect(await enter(first, await lastOtp())).toEqual({ kind: 'wait', until: Date.now() + 15 * second });
  expect(await tries()).toBe(5);
});

test('allows one password in 15 s, three an hour, by any person (LOCK-7, LOCK-11)', async () => {
  const [one, other] = await Promise.all([tab(), tab()]);
  const start = Date.now();
  expect(await askCode(one)).toMatchObject({ kind: 'code' });
  pass(10 * second);
  expect(await askCode(other)).toMatchObject({ kind: 'wait', until: start + 15 * second });
  pass(5 * second);
  expect(await askCode(other)).toMatchObject({ kind: 'code' });
  pass(15 * second);
  expect(await askCode(one)).toMatchObject({ kind: 'code' });
  pass(15 * second);
  expect(await askCode(one)).toMatchObject({ kind: 'wait', until: start + hour });
  expect(await mails(hank)).toHaveLength(3);
  pass(hour);
  // LOCK-14: by now it takes a new sign-in.
  await expect(askCode(one)).rejects.toThrow(SignInAgainError);
  expect(await askCode(await tab())).toMatchObject({ kind: 'code' });
});

test('stores the password in no row in clear, and in none once the try is over (LOCK-6)', async () => {
  const portal = await tab();
  await askCode(portal);
  const otp = await lastOtp();
  await injectFault(hank, { endpoint: 'customer.verifySecurityAction', fault: 'reset', afterEffect: false });
  const sent = await enter(portal, otp);
  expect(sent).toMatchObject({ kind: 'after' });
  expect(await storedRows(accountFor(hank))).not.toContain(otp);
});
