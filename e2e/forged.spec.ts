import { problemMessages } from '#app/copy/problem.ts';
import { forbiddenMessages } from '#app/screens/problem/forbidden/copy.ts';
import { expect, test } from './support/portal-test.ts';
import { billPaths } from './support/bill-paths.ts';
import { formsIn, mainOf, parsePage, textOf } from './support/html.ts';
import type { Answer } from './support/http-client.ts';
import type { Visitor } from './support/visitor.ts';
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

test('an account under review can neither pay nor promise (BILL-2)', async ({ visitor }) => {
  const { browser, person, forms } = await debtor(visitor, 'suspended-nonpay');
  await world.clearCalls(person.email);
  await world.change(person.email, { category: 'FRAUD' }, person.customerId);
  await refused(browser, 'fraud', forms.slice(0, 2));
  expect(await writesAbout(person.email)).toEqual([]);
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
