import { layoutCopy } from '#app/copy/layout.en.ts';
import { otpCopy } from '#app/screens/settings/one-time-password/copy.en.ts';
import { settingsCopy } from '#app/screens/settings/settings/copy.en.ts';
import { unlockCopy } from '#app/screens/settings/unlock/copy.en.ts';
import { expect, test } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { world } from '../support/world.ts';

const lock = settingsCopy.lock.title;
const asked = async (email: string) => (await world.calls(email, 'customer.securityAction')).map(({ body }) => body);
const tries = async (email: string) => (await world.calls(email, 'customer.verifySecurityAction')).length;
const lastOtp = async (email: string) => /\d{6}/.exec((await world.mails(email)).at(-1)?.text ?? '')?.[0] ?? '';

/** From Home to the page where the password is entered. */
async function toOtp(person: Walker, email: string): Promise<void> {
  await person.signIn(email);
  await person.click(layoutCopy.areas.settings);
  await person.press(settingsCopy.lock.on, { in: lock });
  expect(person.heading).toBe(unlockCopy.title);
  await person.press(unlockCopy.button);
  expect(person.heading).toBe(otpCopy.title);
}

test('a locked account is unlocked with a password by email, and locked again (LOCK-1 to LOCK-9)', async ({
  walker,
}) => {
  const { email, customerId } = await world.open('locked');
  const person = walker();
  await toOtp(person, email);
  expect(person.text).toContain(otpCopy.sent(email));

  await person.press(otpCopy.button);
  expect(person.alert).toContain('Please enter the Otp.');
  await person.fill(otpCopy.label, '12 34-5').press(otpCopy.button);
  expect(person.alert).toContain('Otp numbers should be 6 digits.');
  expect(await tries(email)).toBe(0);
  await person.fill(otpCopy.label, '999999').press(otpCopy.button);
  expect(person.status).toBe(422);
  expect(person.alert).toContain('Invalid OTP.');
  expect(person.valueOf(otpCopy.label)).toBe('');

  // LOCK-7: without script the server refuses an early request, and says how long.
  await person.press(otpCopy.resend);
  expect(person.status).toBe(429);
  expect(person.notice).toMatch(/You can get another password in 1?\d seconds?\./);
  expect(await world.mails(email)).toHaveLength(1);

  const otp = await lastOtp(email);
  await person.fill(otpCopy.label, ` ${otp.slice(0, 3)} ${otp.slice(3)} `).press(otpCopy.button);
  expect(person.notice).toContain(settingsCopy.unlocked.title);
  expect(person.path).toMatch(/^\/settings\?after=[\w-]{22}$/);
  expect(person.html).not.toContain(otp);

  await world.injectFault(email, { endpoint: 'customer.securityAction', fault: 40_999 });
  await person.press(settingsCopy.lock.off, { in: lock });
  expect(person.alert).toContain('Account Lock Unsuccessful!');
  await person.press(settingsCopy.lock.off, { in: lock });
  expect(person.notice).toContain(settingsCopy.locked.title);
  expect(person.has('button', settingsCopy.lock.on, { in: lock })).toBe(true);
  const locks = { customerId, lockStatus: 'ACC_LOCK' };
  expect(await asked(email)).toEqual([{ customerId, lockStatus: 'ACC_UNLOCK' }, locks, locks]);
});

test('with Back and a stale tab the last password counts, and its page is found again (LOCK-15 to LOCK-17)', async ({
  walker,
}) => {
  const { email } = await world.open('locked');
  const person = walker();
  await toOtp(person, email);
  const first = person.path;
  const stale = person.tab();

  // LOCK-15: the page was left, and the switch is pressed again.
  await person.open('/settings');
  await person.click(settingsCopy.lock.enterCode);
  expect(person.path).toBe(first);
  await person.open('/settings');
  await person.press(settingsCopy.lock.on, { in: lock });
  expect(person.path).toBe(first);

  // SAFETY-10: the header says what the page says.
  await person.press(otpCopy.resend);
  expect(person.status).toBe(429);
  expect(person.header('retry-after')).toBe(/in (\d+) second/.exec(person.notice)?.[1]);

  const another = async () => (await person.open(first)).press(otpCopy.resend);
  await expect.poll(async () => (await another()).status, { intervals: [1_000], timeout: 30_000 }).toBe(200);
  const last = person.path;
  expect(last).not.toBe(first);
  expect(await world.mails(email)).toHaveLength(2);

  // LOCK-16: Back.
  await person.open(first);
  expect([person.status, person.path]).toEqual([200, last]);
  // LOCK-16, LOCK-17: the tab that still shows the first one.
  await stale.fill(otpCopy.label, '999999').press(otpCopy.button);
  expect(stale.status).toBe(422);
  expect(stale.alert).toContain('Invalid OTP.');
  expect(stale.text).toContain(otpCopy.triesLeft(4));
  await stale.fill(otpCopy.label, await lastOtp(email)).press(otpCopy.button);
  expect(stale.notice).toContain(settingsCopy.unlocked.title);

  // Back once more: there is nothing left to unlock.
  await person.open(first);
  expect(person.status).toBe(200);
  expect(person.has('button', otpCopy.button)).toBe(false);
  await person.open('/settings');
  expect(person.has('link', settingsCopy.lock.enterCode)).toBe(false);
});

test('50 guesses in parallel and in several tabs are 5 tries in all (LOCK-10)', async ({ walker }) => {
  const { email } = await world.open('locked');
  const people = [walker(), walker()] as const;
  const [person] = people;
  await toOtp(person, email);
  const { path } = person;
  await people[1].signIn(email, path);
  const guess = (index: number) => String(100_000 + index);
  const byForm = Array.from({ length: 50 }, (_, index) => {
    const tab = (index % 2 ? people[1] : person).tab();
    return tab.fill(otpCopy.label, guess(index)).press(otpCopy.button);
  });
  await Promise.all(byForm);
  const enter = async (otp: string) => {
    await person.open(path);
    await person.fill(otpCopy.label, otp).press(otpCopy.button);
    return person.status;
  };
  // Guesses that came while another was open are no tries of their own: up to four more are needed.
  await expect.poll(() => enter('555555'), { intervals: [100], timeout: 30_000 }).toBe(429);
  expect(await tries(email)).toBe(5);
  expect(person.alert).toContain(otpCopy.used.title);
  // The right one comes too late.
  expect(await enter(await lastOtp(email))).toBe(429);
  expect(await tries(email)).toBe(5);
});

test('a secondary can’t, another’s password page isn’t found, and sessions are listed (LOCK-13, SETTINGS-3)', async ({
  walker,
}) => {
  const [{ email }, family] = await Promise.all([world.open('locked'), world.open('active-family')]);
  const [hank, marco, again] = [walker(), walker(), walker()];
  await toOtp(hank, email);
  await marco.signIn(family.lines[1]?.email ?? '', '/settings');
  expect(marco.isDisabled('button', settingsCopy.lock.off, { in: lock })).toBe(true);
  await marco.open(hank.path);
  expect(marco.status).toBe(404);

  await again.signIn(email, '/settings');
  expect(again.textsOf('dt').filter((text) => text.includes(' on '))).toHaveLength(2);
  const file = await again.visitor.get('/settings/activity.csv');
  expect(file.headers()['cache-control']).toBe('private, no-store');
  expect((await file.text()).split('\r\n')).toHaveLength(3);
  await again.press(settingsCopy.signIns.everywhere);
  await hank.open('/settings');
  expect(hank.path).toMatch(/^\/session-expired/);
});
