import { layoutMessages } from '#app/copy/layout.ts';
import { otpMessages } from '#app/screens/settings/one-time-password/copy.ts';
import { settingsMessages } from '#app/screens/settings/settings/copy.ts';
import { unlockMessages } from '#app/screens/settings/unlock/copy.ts';
import { expect, test, testInEachBrand } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { world } from '../support/world.ts';

const lock = settingsMessages.en.lock.title;
const asked = async (email: string) => (await world.calls(email, 'customer.securityAction')).map(({ body }) => body);
const tries = async (email: string) => (await world.calls(email, 'customer.verifySecurityAction')).length;
const lastOtp = async (email: string) => /\d{6}/.exec((await world.mails(email)).at(-1)?.text ?? '')?.[0] ?? '';

/** From Home to the page where the password is entered. */
async function toOtp(person: Walker, email: string): Promise<void> {
  await person.signIn(email);
  await person.click(layoutMessages.en.areas.settings);
  await person.press(settingsMessages.en.lock.on, { in: lock });
  expect(person.heading).toBe(unlockMessages.en.title);
  await person.press(unlockMessages.en.button);
  expect(person.heading).toBe(otpMessages.en.title);
}

/**
 * Enters a password that is wrong, and is then on its page. On a busy machine its answer is late: then Settings has it
 * first.
 */
async function guessWrong(person: Walker): Promise<void> {
  const { path } = person;
  await person.fill(otpMessages.en.label, '999999').press(otpMessages.en.button);
  if (person.path === path) expect(person.status).toBe(422);
  await person.until('Invalid OTP.', 'alert');
  if (person.path === path) expect(person.valueOf(otpMessages.en.label)).toBe('');
  else await person.open(path);
}

testInEachBrand(
  'a locked account is unlocked with a password by email, and locked again (LOCK-1 to LOCK-9)',
  async ({ walker }) => {
    const { email, customerId } = await world.open('locked');
    const person = walker();
    await toOtp(person, email);
    expect(person.text).toContain(otpMessages.en.sent(email));

    await person.press(otpMessages.en.button);
    expect(person.alert).toContain('Please enter the Otp.');
    await person.fill(otpMessages.en.label, '12 34-5').press(otpMessages.en.button);
    expect(person.alert).toContain('Otp numbers should be 6 digits.');
    expect(await tries(email)).toBe(0);
    await guessWrong(person);

    // LOCK-7: without script the server refuses an early request, with the time to wait.
    await person.press(otpMessages.en.resend);
    expect(person.status).toBe(429);
    expect(person.notice).toMatch(/You can get another password in 1?\d seconds?\./);
    expect(await world.mails(email)).toHaveLength(1);

    const otp = await lastOtp(email);
    await person.fill(otpMessages.en.label, ` ${otp.slice(0, 3)} ${otp.slice(3)} `).press(otpMessages.en.button);
    await person.until(settingsMessages.en.unlocked.title, 'notice');
    expect(person.path).toMatch(/^\/settings\?after=[\w-]{22}$/);
    expect(person.html).not.toContain(otp);

    await world.injectFault(email, { endpoint: 'customer.securityAction', fault: 40_999 });
    await person.press(settingsMessages.en.lock.off, { in: lock });
    await person.until('Account Lock Unsuccessful!', 'alert');
    await person.press(settingsMessages.en.lock.off, { in: lock });
    await person.until(settingsMessages.en.locked.title, 'notice');
    expect(person.has('button', settingsMessages.en.lock.on, { in: lock })).toBe(true);
    const locks = { customerId, lockStatus: 'ACC_LOCK' };
    expect(await asked(email)).toEqual([{ customerId, lockStatus: 'ACC_UNLOCK' }, locks, locks]);
  },
);

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
  await person.click(settingsMessages.en.lock.enterCode);
  expect(person.path).toBe(first);
  await person.open('/settings');
  await person.press(settingsMessages.en.lock.on, { in: lock });
  expect(person.path).toBe(first);

  // SAFETY-10: the header has the time of the page.
  await person.press(otpMessages.en.resend);
  expect(person.status).toBe(429);
  expect(person.header('retry-after')).toBe(/in (\d+) second/.exec(person.notice)?.[1]);

  const another = async () => (await person.open(first)).press(otpMessages.en.resend);
  await expect.poll(async () => (await another()).status, { intervals: [1_000], timeout: 30_000 }).toBe(200);
  const last = person.path;
  expect(last).not.toBe(first);
  expect(await world.mails(email)).toHaveLength(2);

  // LOCK-16: Back.
  await person.open(first);
  expect([person.status, person.path]).toEqual([200, last]);
  // LOCK-16, LOCK-17: the tab that still shows the first one.
  await guessWrong(stale);
  expect(stale.text).toContain(otpMessages.en.triesLeft(4));
  await stale.fill(otpMessages.en.label, await lastOtp(email)).press(otpMessages.en.button);
  await stale.until(settingsMessages.en.unlocked.title, 'notice');

  // Back once more: there is nothing left to unlock.
  await person.open(first);
  expect(person.status).toBe(200);
  expect(person.has('button', otpMessages.en.button)).toBe(false);
  await person.open('/settings');
  expect(person.has('link', settingsMessages.en.lock.enterCode)).toBe(false);
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
    return tab.fill(otpMessages.en.label, guess(index)).press(otpMessages.en.button);
  });
  await Promise.all(byForm);
  const enter = async (otp: string) => {
    await person.open(path);
    // After the fifth try the page has no field any more (LOCK-15).
    if (!person.has('field', otpMessages.en.label)) return 'over';
    await person.fill(otpMessages.en.label, otp).press(otpMessages.en.button);
    return person.status;
  };
  const late = person.tab();
  await late.open(path);
  late.fill(otpMessages.en.label, await lastOtp(email));
  // Guesses that came while another was open are no tries of their own: up to four more are needed.
  await expect.poll(() => enter('555555'), { intervals: [100], timeout: 30_000 }).toBe('over');
  expect(await tries(email)).toBe(5);
  // The right one comes too late, from a page that was open before.
  await late.press(otpMessages.en.button);
  expect(late.status).toBe(429);
  expect(await tries(email)).toBe(5);
});

test('a secondary can’t, another’s password page isn’t found, and sessions are listed (LOCK-13, SETTINGS-3)', async ({
  walker,
}) => {
  const [{ email }, family] = await Promise.all([world.open('locked'), world.open('active-family')]);
  const [hank, marco, again] = [walker(), walker(), walker()];
  await toOtp(hank, email);
  await marco.signIn(family.lines[1]?.email ?? '', '/settings');
  expect(marco.isDisabled('button', settingsMessages.en.lock.off, { in: lock })).toBe(true);
  await marco.open(hank.path);
  expect(marco.status).toBe(404);

  await again.signIn(email, '/settings');
  expect(again.textsOf('li.pair').filter((text) => text.includes(' on '))).toHaveLength(2);
  const file = await again.visitor.get('/settings/activity.csv');
  expect(file.headers()['cache-control']).toBe('private, no-store');
  expect((await file.text()).split('\r\n')).toHaveLength(3);
  await again.press(settingsMessages.en.signIns.everywhere);
  await hank.open('/settings');
  expect(hank.path).toMatch(/^\/session-expired/);
});
