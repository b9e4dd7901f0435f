import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { addDataPaths, review } from './support/top-up.ts';
import { signInOnPage } from './support/sign-in.ts';
import { expect, test } from './support/portal-test.ts';
import { world } from './support/world.ts';

test('tokens and carrier ids are not in pages, URLs, storage or cookies (SAFETY-2, SAFETY-3, SAFETY-4)', async ({
  page,
  context,
}) => {
  const person = await world.open('active-single', { topUpMs: 0 });
  const seen: string[] = [];
  context.on('request', (request) =>
    seen.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? ''),
  );
  const bodies: Promise<string>[] = [];
  context.on('response', (response) => {
    seen.push(JSON.stringify(response.headers()));
    // Browsers do not keep the body of a redirect.
    bodies.push(response.text().catch(() => ''));
  });
  context.on('console', (message) => seen.push(message.text()));

  await signInOnPage(page, person.email);
  await page.getByText('Show More Info').first().click();
  await review(page);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.locator('.done-panel')).toContainText(resultMessages.en.done('2 GB'));
  for (const path of [
    '/home',
    '/account',
    '/services',
    '/settings',
    '/profile',
    '/status',
    '/track-order',
    '/activation',
    '/steps',
    '/add-line',
    '/logout',
    '/session-expired',
    '/user',
    '/nowhere',
    '/help',
  ]) {
    await page.goto(path);
    seen.push(await page.content());
  }

  const calls = await world.calls(person.email);
  const of = (name: string) =>
    calls.map(({ headers }) => headers[name]?.replace('Bearer ', '')).filter((value) => value !== undefined);
  const secrets = new Set([
    ...of('authorization'),
    ...of('x-id-token'),
    ...of('x-signature'),
    person.customerId,
    person.groupId,
    `never-shown-${person.customerId}`,
  ]);
  expect(secrets.size).toBeGreaterThan(5);
  const everything = [...seen, ...(await Promise.all(bodies))].join('\n');
  expect(everything.length).toBeGreaterThan(50_000);
  for (const secret of secrets) expect.soft(everything.includes(secret), secret.slice(0, 24)).toBe(false);

  const stored = await page.evaluate(async () => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    await indexedDB.databases(),
    await caches.keys(),
    document.cookie,
  ]);
  expect(stored).toEqual([[], [], [], [], '']);
  const cookies = (await context.cookies()).filter(({ name }) => !name.startsWith('idp_'));
  expect(cookies.map(({ name, httpOnly, sameSite }) => ({ name, httpOnly, sameSite }))).toEqual([
    // The cookie of the sign-in lives for ten minutes and opens nothing (SIGNIN-5).
    { name: 'lineside-signin', httpOnly: true, sameSite: 'Lax' },
    { name: 'lineside', httpOnly: true, sameSite: 'Lax' },
  ]);
});

test('problem pages show nothing of what happened inside (ERROR-18)', async ({ visitor }) => {
  const person = await world.open('active-single');
  await world.injectFault(person.email, { endpoint: 'topup.pulse', fault: 'garbage', times: 10 });
  const browser = visitor();
  await browser.signIn(person.email);
  const [path = ''] = await addDataPaths(browser);
  const answer = await browser.get(path);
  expect(answer.status()).toBe(503);
  expect(await answer.text()).not.toMatch(/topup\.pulse|garbage|\.ts\b|at async|fault|502 upstream/i);
});
