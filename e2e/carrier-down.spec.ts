import { layoutCopy } from '#app/copy/layout.en.ts';
import { lineCardCopy } from '#app/copy/line-card.en.ts';
import { problemCopy } from '#app/copy/problem.en.ts';
import { addDataPaths, quote, quoteFor } from './support/order.ts';
import { patienceMs } from './support/patience.ts';
import { expect, test } from './support/test.ts';
import { mainOf, mainText, textOf } from './support/html.ts';
import type { Visitor } from './support/visitor.ts';
import { type Loss, world } from './support/world.ts';

/**
 * Somebody with an order under way for one line and another about to be confirmed, of whose account nothing is
 * remembered.
 */
async function pagesOf(browser: Visitor): Promise<{ email: string; pages: Record<string, string> }> {
  const { email } = await world.open('active-family', { topUpMs: 3_600_000 });
  const { path: review } = await quoteFor(browser, { email });
  const [, second = ''] = await addDataPaths(browser);
  const other = await quote(browser, second);
  // An order makes the account forget what it has read.
  const ordered = await browser.post(other, { _token: await browser.tokenAt(other) });
  const sizes = review.split('/').slice(0, 3).join('/');
  return { email, pages: { home: '/home', sizes, review, result: ordered.headers().location ?? '' } };
}

/** Which pages can be shown without an answer; the others say sorry. */
const standing: Record<string, readonly string[]> = {
  'customer.byUsername': ['result'],
  'customer.group': ['result'],
  'config.keys': ['result'],
  'usage.overall': ['home', 'sizes', 'review', 'result'],
  'topup.pulse': ['home', 'review', 'result'],
};

const faults: (Loss | number)[] = ['hang', 'reset', 'garbage', 500];

for (const [endpoint, stand] of Object.entries(standing)) {
  test(
    `${endpoint} hanging, breaking off or talking nonsense: every page is there within 3 s, says what is known, ` +
      `and leads on`,
    async ({ visitor }) => {
      const down = faults.map(async (fault) => {
        const browser = await visitor();
        const { email, pages } = await pagesOf(browser);
        await world.injectFault(email, { endpoint, fault, times: 1_000 });
        await Promise.all(
          Object.entries(pages).map(([name, path]) => look(browser, path, stand.includes(name), `${name}, ${fault}`)),
        );
      });
      await Promise.all(down);
    },
  );
}

/** Opens a page of a carrier that is down: it stands, or says sorry with its number and ways on. */
async function look(browser: Visitor, path: string, stands: boolean, about: string): Promise<void> {
  const began = Date.now();
  const answer = await browser.get(path);
  const html = await answer.text();
  const main = mainText(html);
  expect.soft(Date.now() - began, about).toBeLessThan(patienceMs);
  expect.soft(answer.status(), about).toBe(stands ? 200 : 503);
  if (stands) return;
  expect.soft(main, about).toContain(problemCopy.generic.title);
  expect.soft(main, about).toMatch(new RegExp(`${problemCopy.requestNumber}: [0-9a-f-]{36}`));
  expect.soft(mainOf(html), about).toContain(`href="${path}"`);
  expect.soft(main, about).toContain(problemCopy.tryAgain);
  expect.soft(main, about).toContain(layoutCopy.backHome);
}

test('without usage Home stands, and says what is missing', async ({ visitor }) => {
  const { email } = await world.open('active-family');
  await world.injectFault(email, { endpoint: 'usage.overall', fault: 'hang', times: 10 });
  const browser = await visitor();
  const home = textOf(await (await browser.signIn(email)).text());
  expect(home).toContain('Dana Reyes');
  expect(home).toContain(lineCardCopy.usageMissing);
  expect(home).toContain(lineCardCopy.actions['add-data']);
});

test('a carrier that stumbles once is asked again: nobody notices', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  for (const [index, endpoint] of ['customer.group', 'config.keys', 'usage.overall'].entries())
    await world.injectFault(email, { endpoint, fault: (['reset', 'garbage', 503] as const)[index] ?? 'reset' });
  const browser = await visitor();
  const landed = await browser.signIn(email);
  expect(landed.status()).toBe(200);
  expect(textOf(await landed.text())).toContain(lineCardCopy.usedOf('1.7 GB', '5 GB'));
});

test('when the carrier is back, so is the page', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  // Asked twice each time.
  await world.injectFault(email, { endpoint: 'customer.group', fault: 500, times: 2 });
  const browser = await visitor();
  expect((await browser.signIn(email)).status()).toBe(503);
  expect((await browser.get('/home')).status()).toBe(200);
});

test('a sign-in while the carrier hangs ends at a page within 3 s of each step, and works when it is back', async ({
  visitor,
}) => {
  const { email } = await world.open('active-single');
  await world.injectFault(email, { endpoint: 'customer.byUsername', fault: 'hang', times: 2 });
  const browser = await visitor();
  const landed = await browser.signIn(email);
  expect([200, 503]).toContain(landed.status());
  await expect.poll(async () => (await browser.get('/home')).status()).toBe(200);
});

test('an order is not sent while its price cannot be asked for', async ({ visitor }) => {
  const browser = await visitor();
  const person = await world.open('active-single');
  const { path, _token } = await quoteFor(browser, person);
  await world.injectFault(person.email, { endpoint: 'topup.pulse', fault: 'hang', times: 10 });
  const began = Date.now();
  const answer = await browser.post(path, { _token });
  expect(Date.now() - began).toBeLessThan(patienceMs);
  expect(answer.status()).toBe(503);
  expect(textOf(await answer.text())).toContain(problemCopy.generic.title);
  expect(await world.orders(person.email)).toBe(0);
});

test('reads that are slow and a write that hangs: the page is still there within 3 s', async ({ visitor }) => {
  const browser = await visitor();
  const person = await world.open('active-single', { topUpMs: 0 });
  const { path, _token } = await quoteFor(browser, person);
  for (const endpoint of ['topup.pulse', 'customer.topUpStatus', 'topup.group'])
    await world.injectFault(person.email, { endpoint, fault: 'slow', ms: 1_900 });
  await world.injectFault(person.email, { endpoint: 'topup.create', fault: 'hang' });
  const began = Date.now();
  const answer = await browser.post(path, { _token });
  expect(Date.now() - began).toBeLessThan(patienceMs);
  expect(answer.headers().location).toBe(path.replace('/review', ''));
  expect(await world.orders(person.email)).toBe(1);
});

test('what can be shown to visitors needs no carrier at all', async ({ visitor }) => {
  const stranger = await visitor();
  for (const path of ['/mobile-login', '/help', '/session-expired'])
    expect.soft((await stranger.get(path)).status(), path).toBe(200);
});
