import { problemMessages } from '#app/copy/problem.ts';
import { reasonMessages } from '#app/copy/reason.ts';
import { forbiddenMessages } from '#app/screens/problem/forbidden/copy.ts';
import { blockers } from './support/blockers.ts';
import { dayFromNow } from './support/customer-day.ts';
import { pausePaths } from './support/data-service.ts';
import { addDataPaths, quote } from './support/top-up.ts';
import { expect, test } from './support/portal-test.ts';
import { billPaths } from './support/bill-paths.ts';
import { formsIn, mainOf, parsePage, textOf } from './support/html.ts';
import type { Answer } from './support/http-client.ts';
import type { Visitor } from './support/visitor.ts';
import { supportNumber } from './support/words.ts';
import { type FixtureAccount, type SeedName, world } from './support/world.ts';

// Forms that were opened while an action was allowed, and are sent when it no longer is. Their tokens are valid, so
// only the rule protects the carrier. The rules' own table is rpc/domain/permission-order.test.ts.

type Form = [what: string, path: string, fields: Record<string, string>];

/** Takes a form from its page, with `chosen` filled in. */
async function take(
  browser: Visitor,
  what: string,
  path: string,
  chosen: Record<string, string> = {},
  which = 0,
): Promise<Form> {
  const fields = formsIn(await browser.read(path))[which];
  expect(fields, `${what} has no form at ${path}`).toBeTruthy();
  return [what, path, { ...fields, ...chosen }];
}

/** All that can be sent for a line, each from its own page; the primary's line has the index 0. */
async function formsOfLine(browser: Visitor, ref: string, index: number): Promise<Form[]> {
  const topUp = await quote(browser, `/add-data/${ref}`);
  const change = await browser.get(`/change-plan/${ref}?plan=plan-15gb&step=review`);
  return [
    await take(browser, 'add data, confirm', topUp),
    await take(browser, 'change plan, confirm', change.headers().location ?? '', { when: 'now' }),
    await take(browser, 'pause data', `/account/${ref}/data`),
    ...(index > 0
      ? [await take(browser, 'edit name', `/edit-name/${ref}`, { firstName: 'Eve', lastName: 'Forger' })]
      : []),
    await take(browser, 'automatic top-up', '/bills/auto-top-up', { enabled: 'on' }, index),
  ];
}

/** Calls that change nothing although they are not GET. */
const reads: readonly (string | null)[] = ['customer.planPricing', 'config.info', 'tax.byCustomer', 'coverage.network'];

/** The writes that the carrier got for an account; only those about one customer, if there is an id. */
async function writesAbout(email: string, customerId = ''): Promise<string[]> {
  const calls = await world.calls(email);
  const writes = calls.filter(({ id, method }) => method !== 'GET' && !reads.includes(id));
  // The tracker learns of pages that were looked at (SHELL-37).
  return writes
    .filter(({ id }) => !id?.startsWith('marketing.'))
    .filter((call) => `${call.path} ${JSON.stringify(call.body)}`.includes(customerId))
    .map(({ id }) => id ?? '');
}

/** An account under review gets Let's Talk, a disabled one the page with the number to call (ERROR-3). */
const titles: Readonly<Record<string, string>> = {
  fraud: problemMessages.en.letsTalk.title,
  disabled: problemMessages.en.generic.title,
};

async function refused(browser: Visitor, blocker: string, forms: readonly Form[], words?: string): Promise<void> {
  for (const [what, path, fields] of forms) {
    const answer = await browser.post(path, fields);
    expect.soft(answer.status(), what).toBe(403);
    const text = textOf(await answer.text());
    expect.soft(text, what).toContain(titles[blocker] ?? forbiddenMessages.en.title);
    if (words) expect.soft(text, what).toContain(words);
  }
}

/** These share their conditions; the others have reasons of their own. */
const dataServices = ['add data, confirm', 'pause data', 'automatic top-up'];
/** Actions that a blocker does not block: a name can be edited while the primary is suspended. */
const unblocked: Readonly<Record<string, string[]>> = { 'a suspended primary': ['edit name'] };

for (const [blocker, { set, ofPrimary, words }] of Object.entries(blockers)) {
  test(`${blocker}: every stale form of the line is refused with its reason and makes no call (LINE-25)`, async ({
    visitor,
  }) => {
    const { email, lines } = await world.open('six-lines');
    const [primary = '', second = ''] = lines.map((line) => line.customerId);
    const browser = visitor();
    await browser.signIn(email);
    // Home has lines that need something first.
    const [pausePrimary = '', pauseSecond = ''] = await pausePaths(browser);
    const forms = await formsOfLine(browser, pauseSecond.split('/')[2] ?? '', 1);
    // A write clears what the account remembers of its lines (SAFETY-19).
    const [, at, pause] = await take(browser, 'pause data', pausePrimary);
    expect((await browser.post(at, pause)).status()).toBe(303);
    await world.change(email, set, second);
    if (ofPrimary) await world.change(email, ofPrimary, primary);

    const blocked = forms.filter(([what]) => !unblocked[blocker]?.includes(what));
    const ofDataServices = ([what]: Form) => dataServices.includes(what);
    await refused(browser, blocker, blocked.filter(ofDataServices), words);
    await refused(
      browser,
      blocker,
      blocked.filter((one) => !ofDataServices(one)),
    );
    expect(await writesAbout(email, second)).toEqual([]);
    // The pages no longer offer a form.
    for (const [what, page] of blocked.filter(([one]) => one !== 'automatic top-up'))
      expect.soft(formsIn(await browser.read(page)), what).toEqual([]);
  });
}

/** Signs in as a primary who owes something. @returns a form of each action that they have */
async function debtor(
  visitor: () => Visitor,
  seed: SeedName,
): Promise<{ browser: Visitor; person: FixtureAccount; forms: Form[] }> {
  const person = await world.open(seed);
  const browser = visitor();
  await browser.signIn(person.email);
  const [bill = ''] = await billPaths(browser);
  const promise = mainOf(await browser.read('/bills/promise'));
  const day = promise.querySelector('input[name=day]')?.getAttribute('min') ?? '';
  const mail = await take(browser, 'bill by email', bill);
  const forms = [
    await take(browser, 'pay', '/bills/pay'),
    await take(browser, 'promise to pay', '/bills/promise', { day }),
    await take(browser, 'another bill by email', bill),
  ];
  expect((await browser.post(mail[1], mail[2])).status()).toBe(303);
  return { browser, person, forms };
}

test('somebody who is no longer the primary cannot pay, promise or have a bill sent (BILL-1)', async ({ visitor }) => {
  const { browser, person, forms } = await debtor(visitor, 'suspended-nonpay');
  await world.clearCalls(person.email);
  await world.change(person.email, { isPrimary: false }, person.customerId);
  await refused(browser, 'nothing due', forms);
  expect(await writesAbout(person.email)).toEqual([]);
});

test('an account under review can neither pay nor promise (BILL-2)', async ({ visitor }) => {
  const { browser, person, forms } = await debtor(visitor, 'suspended-nonpay');
  await world.clearCalls(person.email);
  await world.change(person.email, { category: 'FRAUD' }, person.customerId);
  await refused(browser, 'fraud', forms.slice(0, 2));
  expect(await writesAbout(person.email)).toEqual([]);
});

test('a stale payment or promise is refused with its reason once nothing is due (BILL-8, BILL-14, LINE-25)', async ({
  visitor,
}) => {
  const { email } = await world.open('suspended-nonpay');
  const browser = visitor();
  await browser.signIn(email);
  const pay = await browser.formAt('/bills/pay');
  const promise = await browser.formAt('/bills/promise');
  // Paid on another device in the meantime.
  const page = await browser.submit('/bills/pay', pay);
  expect((await fetch(page, { method: 'POST', redirect: 'manual' })).status).toBe(303);
  await world.clearCalls(email);

  const day = dayFromNow(3);
  for (const [path, form, reason] of [
    ['/bills/pay', { ...pay, operation: 'AAAAAAAAAAAAAAAA' }, reasonMessages.en['nothing-due']],
    ['/bills/promise', { ...promise, day }, reasonMessages.en['no-promise']],
  ] as const) {
    const answer = await browser.post(path, form);
    expect.soft(answer.status(), path).toBe(403);
    expect.soft(textOf(await answer.text()), path).toContain(reason({ supportNumber, isHolder: true }));
  }
  const asked = (await world.calls(email)).map(({ id }) => id);
  expect(asked).not.toContain('payment.purchasePage');
  expect(asked).not.toContain('billing.promiseCreate');
  // The form that made the payment page leads to the same one again.
  expect((await browser.post('/bills/pay', pay)).headers().location).toBe(page);
});

test('a stale form does not lock a locked account, nor one of somebody else (ACTIVITY-6, LINE-32)', async ({
  visitor,
}) => {
  for (const set of [{ accAccessLock: ['ACC_LOCK', 'PORT_OUT'] }, { isPrimary: false }]) {
    const { email, customerId } = await world.open('six-lines');
    const browser = visitor();
    await browser.signIn(email);
    const ref = (await addDataPaths(browser))[0]?.split('/')[2];
    const [, at, pause] = await take(browser, 'pause data', `/account/${ref}/data`);
    const done = await browser.submit(at, pause);
    const lock = await take(
      browser,
      'lock',
      `/activity/${new URLSearchParams(done.split('?')[1]).get('after')}/not-me`,
    );
    const [, again, undo] = await take(browser, 'undo', done);
    await browser.post(again.split('?')[0] ?? '', undo);
    await world.change(email, set, customerId);
    await refused(browser, 'locked', [lock]);
    expect(await world.calls(email, 'customer.securityAction')).toEqual([]);
  }
});

/** Goes to sign-in like a browser that removes parameters from the provider's address. */
async function signInWithout(browser: Visitor, email: string, path: string, out: string[]): Promise<Answer> {
  const asked = new URL((await browser.get(path)).headers().location ?? '');
  for (const name of out) asked.searchParams.delete(name);
  const answer = await browser.follow(asked.href);
  const action = parsePage(await answer.text())
    .querySelector('form[action*="/interaction/"]')
    ?.getAttribute('action');
  return action === undefined ? answer : browser.sendForm(new URL(action, answer.url()).href, [['email', email]]);
}

test('a browser that takes max_age and prompt out of the provider’s address locks nothing (SIGNIN-31)', async ({
  visitor,
}) => {
  const { email } = await world.open('active-single');
  const browser = visitor();
  const proofs = ['max_age', 'prompt', 'login_hint'];
  await signInWithout(browser, email, '/login', proofs);
  const sendLock = async () => {
    const lock = formsIn(await browser.read('/settings')).find(({ operation }) => operation) ?? {};
    return browser.submit('/settings', lock);
  };
  const again = await sendLock();
  expect(again).toMatch(/^\/login\?again=1&/);
  // The provider answers from its memory, which is no proof of anything: nobody is signed in by it.
  const remembered = await signInWithout(browser, email, again, proofs);
  expect(new URL(remembered.url()).pathname + new URL(remembered.url()).search).toMatch(
    /^\/login\?error=unproved(&|$)/,
  );
  expect(await sendLock()).toMatch(/^\/login\?again=1&/);
  expect(await world.calls(email, 'customer.securityAction')).toEqual([]);

  // With the portal's own parameters the provider shows its form.
  await signInWithout(browser, email, again, []);
  expect(await sendLock()).toMatch(/^\/settings\?after=/);
  expect(await world.calls(email, 'customer.securityAction')).toHaveLength(1);
});
