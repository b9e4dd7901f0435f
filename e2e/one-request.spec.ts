import { expect, test } from './support/portal-test.ts';
import { portalUrl } from './support/ports.ts';
import { signIn } from './support/sign-in.ts';
import { world } from './support/world.ts';

test('a page is painted by one request (SAFETY-12)', async ({ page }) => {
  const { email } = await world.open('six-lines');
  await signIn(page, email);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/home', { waitUntil: 'networkidle' });
  // A browser may fetch icons whenever it likes; they are not painted on the page.
  // The dictionary comes when the browser is idle, and the rules of prefetching with a later page (SHELL-48, SHELL-49).
  const others = asked.filter((url) => !/\.(svg|ico|png|webmanifest)$|\/dictionary-|\/prefetch\.json$/.test(url));
  expect(others).toEqual([`${portalUrl}/home`]);
  await expect(page.locator('main h2[id^=line]')).toHaveCount(6);
  expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
});
