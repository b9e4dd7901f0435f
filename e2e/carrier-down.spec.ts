import { lineCardCopy } from '#app/copy/line-card.en.ts';
import { waitingCopy } from '#app/screens/problem/waiting/copy.en.ts';
import { quoteFor } from './support/top-up.ts';
import { patienceMs, timed } from './support/patience.ts';
import { expect, test } from './support/portal-test.ts';
import { textOf } from './support/html.ts';
import { world } from './support/world.ts';

test('without usage Home says what is missing and keeps the rest (HTTP-19)', async ({ visitor }) => {
  const { email } = await world.open('active-family');
  await world.injectFault(email, { endpoint: 'usage.overall', fault: 'hang', times: 10 });
  const browser = visitor({ patient: false });
  const home = textOf(await (await browser.signIn(email)).text());
  expect(home).toContain('Dana Reyes');
  expect(home).toContain(lineCardCopy.usageMissing);
  expect(home).toContain(lineCardCopy.actions['add-data']);
});

test('a read whose reply was lost is tried once more, unnoticed (HTTP-15)', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  for (const [index, endpoint] of ['customer.group', 'config.keys', 'usage.overall'].entries())
    await world.injectFault(email, { endpoint, fault: (['reset', 'garbage', 503] as const)[index] ?? 'reset' });
  const browser = visitor({ patient: false });
  const landed = await browser.signIn(email);
  expect(landed.status()).toBe(200);
  expect(textOf(await landed.text())).toContain(`3.3 GB ${lineCardCopy.leftOf('5 GB')}`);
});

test('a page works again as soon as the carrier does (ERROR-18)', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  // Each read is tried twice (HTTP-15).
  await world.injectFault(email, { endpoint: 'customer.group', fault: 500, times: 2 });
  const browser = visitor({ patient: false });
  expect((await browser.signIn(email)).status()).toBe(503);
  expect((await browser.get('/home')).status()).toBe(200);
});

test('signing in at a slow carrier ends at a page that waits, and asks it once (HTTP-24, LEDGER-16)', async ({
  visitor,
}) => {
  const { email } = await world.open('active-single');
  await world.injectFault(email, { endpoint: 'customer.byUsername', fault: 'slow', ms: 8_000 });
  const browser = visitor({ patient: false });
  const { result: landed, ms } = await timed(() => browser.signIn(email));
  // One page for signing in, one for where that leads.
  expect(ms).toBeLessThan(2 * patienceMs);
  expect(textOf(await landed.text())).toContain(waitingCopy.title);
  const load = async () => (await browser.get('/home')).status();
  await expect.poll(load, { intervals: [1_000] }).toBe(200);
  // Sign-in, and Home.
  expect(await world.count(email, 'customer.byUsername')).toBe(2);
});

test('an order is not sent while its price cannot be read (LEDGER-11, LEDGER-16)', async ({ visitor }) => {
  const browser = visitor({ patient: false });
  const person = await world.open('active-single');
  const { path, _token } = await quoteFor(browser, person);
  await world.injectFault(person.email, { endpoint: 'topup.pulse', fault: 'hang', times: 10 });
  const { result: answer, ms } = await timed(() => browser.post(path, { _token }));
  expect(ms).toBeLessThan(patienceMs);
  expect(answer.status()).toBe(202);
  expect(textOf(await answer.text())).toContain(waitingCopy.goOn);
  expect(await world.orders(person.email)).toBe(0);
});

test('slow reads and a hanging write together take no longer than 3 s (LEDGER-16)', async ({ visitor }) => {
  const browser = visitor({ patient: false });
  const person = await world.open('active-single', { topUpMs: 0 });
  const { path, _token } = await quoteFor(browser, person);
  for (const endpoint of ['topup.pulse', 'customer.topUpStatus', 'topup.group'])
    await world.injectFault(person.email, { endpoint, fault: 'slow', ms: 1_500 });
  await world.injectFault(person.email, { endpoint: 'topup.create', fault: 'hang' });
  const { result: answer, ms } = await timed(() => browser.post(path, { _token }));
  expect(ms).toBeLessThan(patienceMs);
  expect(answer.headers().location).toBe(path.replace('/review', ''));
  expect(await world.orders(person.email)).toBe(1);
});

test('pages for visitors need no carrier (PUBLIC-1)', async ({ visitor }) => {
  const stranger = visitor();
  for (const path of ['/mobile-login', '/help', '/session-expired'])
    expect.soft((await stranger.get(path)).status(), path).toBe(200);
});
