import { expect, test } from './support/portal-test.ts';
import { formsIn, parsePage } from './support/html.ts';
import type { Answer } from './support/http-client.ts';
import type { Visitor } from './support/visitor.ts';
import { world } from './support/world.ts';

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
