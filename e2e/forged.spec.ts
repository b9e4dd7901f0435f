import { expect, test } from './support/portal-test.ts';
import { formsIn } from './support/html.ts';
import { proofs, signInWithout } from './support/unproved-sign-in.ts';
import { world } from './support/world.ts';

test('a browser that takes max_age and prompt out of the provider’s address locks nothing (SIGNIN-31)', async ({
  visitor,
}) => {
  const { email } = await world.open('active-single');
  const browser = visitor();
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
