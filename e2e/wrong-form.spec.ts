import { once } from 'node:events';
import { Readable } from 'node:stream';
import { layoutMessages } from '#app/copy/layout.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { forbiddenMessages } from '#app/screens/problem/forbidden/copy.ts';
import { turnedAwayMessages } from '#app/screens/problem/turned-away/copy.ts';
import { selectMessages } from '#app/screens/add-data/select/copy.ts';
import { addDataPaths, quoteFor } from './support/top-up.ts';
import { expect, test } from './support/portal-test.ts';
import { ownForm } from './support/visitor.ts';
import { world } from './support/world.ts';

/** The other invalid sizes are in the test of the page, `app/screens/add-data/select/view.test.tsx`. */
const wrong: [what: string, fields: string, message: string][] = [
  ['nothing chosen', '', selectMessages.en.choose],
  ['between two sizes', 'gigabytes=3.7', selectMessages.en.notOnSale],
  ['digits of another script', `gigabytes=${encodeURIComponent('２')}`, selectMessages.en.choose],
];

test('a size that cannot be ordered comes back with a message, and nothing is sent (ERROR-19, TOPUP-2)', async ({
  visitor,
}) => {
  const { email } = await world.open('active-single');
  const browser = visitor();
  await browser.signIn(email);
  const [path = ''] = await addDataPaths(browser);
  for (const [what, fields, message] of wrong) {
    const answer = await browser.get(`${path}?step=review&${fields}`);
    const html = await answer.text();
    expect.soft(answer.status(), what).toBe(200);
    expect.soft(html, what).toContain(`<title>${layoutMessages.en.error}: `);
    expect.soft(html, what).toContain(problemMessages.en.errorSummary);
    expect.soft(html, what).toContain(message);
  }
  expect(await world.orders(email)).toBe(0);
});

test('fields that the form does not have, and one that comes twice, are refused (SAFETY-8)', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const browser = visitor();
  const { path, form } = await quoteFor(browser, { email });
  const headers = { ...ownForm, 'content-type': 'application/x-www-form-urlencoded' };
  const twice = await browser.send(path, { method: 'POST', headers, data: `${new URLSearchParams(form)}&gigabytes=3` });
  expect(twice.status()).toBe(403);
  for (const [name, value] of [
    ['charge', '1'],
    ['customerId', 'somebody'],
  ] as const) {
    const confirmed = await browser.post(path, { ...form, [name]: value });
    expect(confirmed.status()).toBe(403);
    expect(await confirmed.text()).toContain(forbiddenMessages.en.text);
  }
  expect(await world.orders(email)).toBe(0);
});

test('a body that is too large is refused, with or without a declared length (SAFETY-9)', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const browser = visitor();
  const { path, form } = await quoteFor(browser, { email });
  const { _token } = form;
  const answer = await browser.post(path, { ...form, filler: 'x'.repeat(40_000) });
  expect(answer.status()).toBe(413);
  expect(await answer.text()).toContain(turnedAwayMessages.en[413].title);

  const cookie = `lineside=${await browser.cookie()}`;
  const answered = new AbortController();
  // The body never ends by itself: a write after the answer would fail, because the connection is closed by then.
  async function* parts() {
    yield `_token=${_token}&filler=`;
    for (let kilobytes = 0; kilobytes < 33; kilobytes += 1) yield 'x'.repeat(1_000);
    await once(answered.signal, 'abort');
  }
  const streamed = await fetch(new URL(path, ownForm.origin), {
    method: 'POST',
    headers: { ...ownForm, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: Readable.toWeb(Readable.from(parts(), { objectMode: false })),
    duplex: 'half',
    redirect: 'manual',
  } as unknown as RequestInit);
  answered.abort();
  expect(streamed.status).toBe(413);
  expect(await world.orders(email)).toBe(0);
});

test('a malformed form is refused with a page (SAFETY-6)', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const browser = visitor();
  const { path, form } = await quoteFor(browser, { email });
  const { _token } = form;
  const headers = { ...ownForm, 'content-type': 'application/x-www-form-urlencoded' };
  for (const data of ['', '%', '&&&&', '=', '%ff%fe', `${_token}`, `_token[]=${_token}`, '_token=']) {
    const answer = await browser.send(path, { method: 'POST', headers, data });
    expect.soft(answer.status(), data).toBe(403);
    expect.soft(await answer.text(), data).toContain(forbiddenMessages.en.title);
  }
  expect(await world.orders(email)).toBe(0);
});
