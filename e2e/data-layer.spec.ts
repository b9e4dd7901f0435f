import { expect, test } from './support/portal-test.ts';
import { ownForm } from './support/visitor.ts';
import { world } from './support/world.ts';

test('Help, Settings, Logout and pages are sent once each, and not after an objection (SHELL-23, SHELL-24)', async ({
  visitor,
}) => {
  const { email } = await world.open('active-single');
  const browser = visitor({ tracked: true });
  await browser.signIn(email);
  const told = async () => (await world.calls(email, 'marketing.identify')).length;
  // Signing in led to Home, which was looked at.
  await expect.poll(told).toBe(1);

  await browser.get('/help', { 'sec-gpc': '1' });
  await browser.get('/settings', { dnt: '1' });
  await browser.get('/help', { 'sec-purpose': 'prefetch' });
  await browser.get('/help');
  await expect.poll(told).toBe(2);
  await browser.get('/settings');
  await expect.poll(told).toBe(3);
  await browser.get('/account');
  await expect.poll(told).toBe(4);

  const forged = await browser.post('/logout', { _token: 'forged' });
  expect(forged.status()).toBe(403);
  // The page with the button is looked at as well.
  const _token = await browser.tokenAt('/logout');
  await browser.post('/logout', { _token }, ownForm);
  await expect.poll(told).toBe(6);

  await browser.get('/help');
  const visitors = (await world.calls(email, 'marketing.identify')).map(
    ({ body }) => (body as { visitorId: string }).visitorId,
  );
  expect(new Set(visitors).size).toBe(1);
  expect(visitors).toHaveLength(6);
});
