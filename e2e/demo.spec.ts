import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineInSentence, lineTitle } from '#app/copy/ordinal.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { addCardMessages } from '#app/screens/cards/add/copy.ts';
import { cardsMessages } from '#app/copy/cards.ts';
import { reviewMessages } from '#app/screens/add-data/review/copy.ts';
import { selectMessages } from '#app/screens/add-data/select/copy.ts';
import { robin } from './support/top-up.ts';
import { demoCarrierUrl, demoTemp1Url, demoUrl, portalUrl } from './support/ports.ts';
import { expect, test } from './support/portal-test.ts';
import { startDemo } from './support/start-demo.ts';
import { Visitor } from './support/visitor.ts';
import { Walker } from './support/walker.ts';
import { addDataTo, withTax } from './support/words.ts';

// One demo for all: a second would start on the same ports.
test.describe.configure({ mode: 'default' });

const folder = mkdtempSync(join(tmpdir(), 'demo-storage-'));
let demo: Awaited<ReturnType<typeof startDemo>>;
test.beforeAll(async () => {
  // Both Workers are bundled first, which takes its time on a busy machine.
  test.setTimeout(240_000);
  demo = await startDemo(folder);
});
test.afterAll(async () => {
  await demo.stop();
  rmSync(folder, { recursive: true });
});

const stranger = (origin = demoUrl) => new Walker(new Visitor({ origin }));
const stripOf = (person: Walker) => person.textsOf('body > aside.demo-strip').join('|');
const stripWords = {
  en:
    'Demo The people, lines and payments here are made up. ' +
    'What you enter is deleted after a day: please enter nothing of your own.',
  es:
    'Demostración Las personas, líneas y pagos son inventados. ' +
    'Lo que escriba se borra después de un día: no escriba datos suyos.',
};

/** Somebody who comes to the demo and chooses a person on the sign-in page. */
async function choose(seed: string, origin?: string): Promise<Walker> {
  const person = await stranger(origin).open('/login');
  expect(new URL(person.url).origin).toBe(demoCarrierUrl);
  return person.press(seed);
}

test('lets a visitor choose a person, buy data to its end and sign out (SAFETY-82)', async () => {
  const person = await choose('active-single');
  expect(new URL(person.url).origin).toBe(demoUrl);
  await person.open('/home');
  await person.click(addDataTo(robin));
  await person.press(selectMessages.en.next);
  await person.press(reviewMessages.en.confirm('2 GB', withTax(1063)));
  expect(person.heading).toBe(resultMessages.en.adding('2 GB', lineInSentence(robin)));
  await person.until(resultMessages.en.done('2 GB'));
  await person.click(resultMessages.en.home);
  expect(person.wordsOf(lineTitle(robin))).toContain('left of 7 GB');
  await person.press(layoutMessages.en.logOut);
  expect(new URL(person.url).pathname).toBe('/mobile-login');
  await person.open('/home');
  expect(new URL(person.url).origin).toBe(demoCarrierUrl);
});

/** Adds a card at the payment system, and is then on the list of cards. */
async function addCard(person: Walker, last: string): Promise<void> {
  await person.open('/cards');
  await person.click(cardsMessages.en.add);
  await person.press(addCardMessages.en.button);
  // A slow reply leads by way of the page that waits for it.
  if (new URL(person.url).origin !== demoCarrierUrl)
    await (await person.until(addCardMessages.en.toPage)).click(addCardMessages.en.toPage);
  expect(new URL(person.url).origin).toBe(demoCarrierUrl);
  expect(stripOf(person)).toBe(stripWords.en);
  await person.fill('Last four digits', last).press('Save card');
  await person.until(`Visa ending in ${last} was added.`, 'notice');
}

test('gives two visitors of one person an account each, also after a restart (SAFETY-82, SAFETY-83)', async () => {
  const one = await choose('active-single');
  const other = await choose('active-single');
  await addCard(one, '5555');
  await demo.restartCarrier();
  await addCard(one, '6666');
  await addCard(other, '7777');
  await one.open('/cards');
  for (const last of ['5555', '6666']) expect(one.text).toContain(last);
  expect(one.text).not.toContain('7777');
  await other.open('/cards');
  for (const last of ['5555', '6666']) expect(other.text).not.toContain(last);
});

const places: [where: string, origin: string][] = [
  ['the first brand', demoUrl],
  ['the second brand', demoTemp1Url],
];
for (const [where, origin] of places)
  for (const language of ['en', 'es'] as const)
    test(`shows the strip on each page: ${where}, ${language} (SAFETY-81)`, async () => {
      const person = stranger(origin);
      for (const path of ['/mobile-login', '/help', '/plans', '/login?error=old', '/nowhere']) {
        await person.open(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        expect(new URL(person.url).origin).toBe(origin);
        expect([path, stripOf(person)]).toEqual([path, stripWords[language]]);
        expect(person.header('x-robots-tag')).toBe('noindex, nofollow');
      }
    });

test('shows the strip at the carrier and the identity provider, and not in other portals (SAFETY-81)', async () => {
  const person = await stranger().open('/login');
  expect(stripOf(person)).toBe(stripWords.en);
  await person.open(`${demoCarrierUrl}/partner/coverage`);
  expect(stripOf(person)).toBe(stripWords.en);
  const page = await new Visitor({ origin: portalUrl }).follow('/help');
  expect(await page.text()).not.toContain('demo-strip');
  expect(page.headers()['x-robots-tag']).toBeUndefined();
  expect(readFileSync('dist/app.js', 'utf8')).not.toContain('demo-strip');
});

test('keeps search engines out of the portal and the carrier (SAFETY-85)', async () => {
  for (const origin of [demoUrl, demoCarrierUrl]) {
    const file = await new Visitor({ origin }).get('/robots.txt');
    expect(await file.text()).toBe('User-agent: *\nDisallow: /\n');
    expect(file.headers()['x-robots-tag']).toBe('noindex, nofollow');
  }
});
