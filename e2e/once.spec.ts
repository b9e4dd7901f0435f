import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { quoteFor, resultOf } from './support/top-up.ts';
import { portalUrl } from './support/ports.ts';
import { expect, test } from './support/portal-test.ts';
import { mainOf, outcomeOf } from './support/html.ts';
import { ownForm, type Visitor } from './support/visitor.ts';
import { world } from './support/world.ts';

/** Submits a form many times at once. @returns the paths to which the answers lead */
async function submitMany(
  times: number,
  visitor: Visitor,
  { path, ...fields }: { path: string; _token: string } & Record<string, string>,
): Promise<string[]> {
  const headers = { ...ownForm, cookie: `lineside=${await visitor.cookie()}` };
  const submit = () =>
    fetch(new URL(path, portalUrl), { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' });
  const answers = await Promise.all(Array.from({ length: times }, submit));
  expect([...new Set(answers.map((answer) => answer.status))]).toEqual([303]);
  return answers.map((answer) => answer.headers.get('location') ?? '');
}

test('fifty submissions of one form at once are one order with one result (LEDGER-1, LEDGER-2)', async ({
  visitor,
}) => {
  const person = await world.open('active-single', { topUpMs: 0 });
  const browser = visitor();
  const { path, form } = await quoteFor(browser, person);
  const places = await submitMany(50, browser, { path, ...form });
  expect(new Set(places)).toEqual(new Set([resultOf(path)]));
  const [place = ''] = places;
  const ended = async () => outcomeOf(await browser.read(place));
  await expect.poll(ended).toBe(resultMessages.en.done('2 GB'));
  const pages = await Promise.all(places.map(async (one) => mainOf(await browser.read(one)).outerHTML));
  expect(new Set(pages).size).toBe(1);
  expect(await world.orders(person.email)).toBe(1);
});
