import { globSync, readFileSync } from 'node:fs';
import { esimSetupMessages } from '#app/screens/esim/setup/copy.ts';
import { pausePaths } from './support/data-service.ts';
import { walkToReview } from './support/add-line.ts';
import { linksIn, parsePage } from './support/html.ts';
import { editNamePaths, rename } from './support/rename.ts';
import { expect, test } from './support/portal-test.ts';
import type { Visitor } from './support/visitor.ts';
import { brotliBytes, firstFlight } from './support/weight.ts';
import { type SeedName, world } from './support/world.ts';

/** Prints a figure, and keeps it in the report. */
function report(what: string, count: number, unit = 'bytes'): void {
  const figure = `${what}: ${count} ${unit}`;
  test.info().annotations.push({ type: 'figure', description: figure });
  console.log(figure);
}

/** Reports how many bytes a page has, which have to fit the first flight of a connection. */
function weigh(what: string, html: string): void {
  const bytes = brotliBytes(html);
  report(what, bytes);
  expect.soft(bytes, what).toBeLessThanOrEqual(firstFlight);
}

async function signedIn(visitor: () => Visitor, seed: SeedName): Promise<{ browser: Visitor; email: string }> {
  const { email } = await world.open(seed, { topUpMs: 3_600_000 });
  const browser = visitor();
  await browser.signIn(email);
  return { browser, email };
}

test('the Worker has at most 1.5 MB, and is ASCII, so that it starts fast (ADR-006, ADR-024)', () => {
  const worker = readFileSync(new URL('../dist/app.js', import.meta.url));
  report('Worker with the page of UI parts', worker.byteLength);
  // The page of UI parts is not deployed.
  expect(worker.byteLength).toBeLessThanOrEqual(1.5 * 1024 ** 2);
  // Somebody imports zod itself, beside zod/mini.
  expect(worker.includes('`ZodType`')).toBe(false);
  expect(worker.findIndex((byte) => byte > 127)).toBe(-1);
});

/** Every text in a value that was read from JSON. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

test('no sentence of a page text is a part of the Worker', () => {
  const root = new URL('..', import.meta.url).pathname;
  const escape = /\\(?:u([\dA-F]{4})|x([\dA-F]{2}))/gi;
  const worker = readFileSync(`${root}dist/app.js`, 'utf8').replace(escape, (_, long, short) =>
    String.fromCharCode(Number.parseInt(long ?? short, 16)),
  );
  const files = globSync(`${root}build/client/text/*.json`);
  const texts = files.flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8'))));
  const sentences = texts.filter((text) => text.length > 40 && text.endsWith('.'));
  expect(sentences.length).toBeGreaterThan(300);
  expect(sentences.filter((text) => worker.includes(text))).toEqual([]);
});

// Pages that links lead to are weighed in the crawls; these take a form, a session that is over, or a wrong address.
test('pages that no link leads to fit the first flight of a connection and need no other request', async ({
  visitor,
}) => {
  const stranger = visitor();
  const pages: [what: string, html: string][] = [];
  const add = async (what: string, browser: Visitor, path: string) => pages.push([what, await browser.read(path)]);
  for (const path of ['/session-expired', '/nowhere']) await add(`${path}, signed out`, stranger, path);
  const browser = visitor();
  await browser.signIn((await world.open('active-single')).email);
  const family = (await signedIn(visitor, 'active-family')).browser;
  const operation = await rename(family);
  const [name = ''] = await editNamePaths(family);
  for (const at of [`${name}/${operation}`, '/activity', `/activity/${operation}`, `/activity/${operation}/not-me`])
    await add(at.replaceAll(/[\w-]{22}/g, '…'), family, at);
  const six = (await signedIn(visitor, 'six-lines')).browser;
  const [pause = ''] = await pausePaths(six);
  await add('usage history of six-lines', six, `/account?usage=${pause.split('/')[2]}`);
  await add('usage of one of six-lines', six, pause.replace(/data$/, 'usage'));
  for (const at of ['/logout', '/nowhere']) await add(`${at}, signed in`, browser, at);

  for (const [what, html] of pages) {
    weigh(what, html);
    expect.soft(html, what).toContain('</html>');
    const page = parsePage(html);
    // A script that is deferred begins after the page is painted.
    const external =
      'link[rel=stylesheet], link[rel=preload], link[rel=modulepreload], img[src], script[src]:not([defer])';
    expect.soft(page.querySelectorAll(external).map(String), what).toEqual([]);
    const styles = page.querySelectorAll('style').map((style) => style.innerHTML);
    expect.soft(styles.join('\n'), what).not.toMatch(/@import|url\((?!["']?data:)/);
  }
});

test('every page of Add Line fits the first flight of a connection', async ({ visitor }) => {
  const { browser } = await signedIn(visitor, 'active-single');
  await walkToReview(browser, async (path) => weigh(path, await browser.read(path)));
});

test('every page after an activation fits the first flight of a connection', async ({ walker }) => {
  const open = async (seed: SeedName, path: string, set?: Record<string, unknown>) => {
    const { email } = await world.open(seed);
    if (set) await world.change(email, set);
    return walker().signIn(email, path);
  };
  for (const seed of ['activating', 'porting', 'port-failed-pin', 'port-failed-other', 'fraud'] as const)
    weigh(`/status of ${seed}`, (await open(seed, '/status')).html);
  const setup = await open('active-single', '/steps', { esim: true, eSimSetup: false });
  weigh('/steps, iOS', setup.html);
  weigh('/steps, Android', (await setup.click(esimSetupMessages.en.systems.android)).html);
  weigh('/steps, resend', (await setup.click(esimSetupMessages.en.resend)).html);
  weigh('/steps, none', (await open('new-sim', '/steps')).html);
  weigh('/activate-esim', (await open('new-esim', '/activate-esim')).html);
});

for (const brand of ['demo', 'TEMP1'] as const)
  test.describe(brand, () => {
    test.use({ brand });

    test('Home with six lines has at most 6,200 bytes, in Spanish 6,400 (HOME-20)', async ({ visitor }) => {
      const { browser } = await signedIn(visitor, 'six-lines');
      const english = brotliBytes(await browser.read('/home'));
      await browser.get('/preference?lang=es&to=%2Fhome');
      const home = await browser.read('/home');
      const spanish = brotliBytes(home);
      report(`Home with six lines of ${brand}`, english);
      report(`Home with six lines of ${brand} in Spanish`, spanish);
      expect(home).toContain('<html lang="es">');
      expect(english).toBeLessThanOrEqual(6200);
      expect(spanish).toBeLessThanOrEqual(6400);
    });
  });

test('a service with the rates of a country and the terms has at most 7,200 bytes (SERVICE-21)', async ({
  visitor,
}) => {
  const { browser } = await signedIn(visitor, 'active-family');
  for (const path of ['international-roaming?country=Spain', 'international-calling?country=Cuba']) {
    const bytes = brotliBytes(await browser.read(`/services/${path}`));
    report(path, bytes);
    expect(bytes).toBeLessThanOrEqual(7200);
  }
});

/** The most bytes of a page with its styles. */
const most = 6.5 * 1024;
for (const [page, link, seed = 'active-family'] of [
  ['/home'],
  ['/account', /^\/account\?usage=/],
  ['/services/international-roaming', /\?usage=/, 'six-lines'],
  ['/lost-phone/steps', /reorder\?for=/],
  ['/coverage-map'],
  ['/cell-phone-plans'],
] as const)
  test(`${page}${link ? `, then ${link.source},` : ''} has at most 6.5 KB (SHELL-55)`, async ({ visitor }) => {
    const { browser } = await signedIn(visitor, seed);
    for (const language of ['en', 'es'] as const) {
      await browser.get(`/preference?lang=${language}&to=%2Fhome`);
      const paths = link ? linksIn(await browser.read(page), link) : [page];
      expect(paths).not.toEqual([]);
      for (const path of paths) {
        const bytes = brotliBytes(await browser.read(path));
        report(`${path.replaceAll(/[\w-]{22}/g, '…')} of ${seed}, ${language}`, bytes);
        expect(bytes).toBeLessThanOrEqual(most);
      }
    }
  });

test('public pages of a visitor have at most 6.5 KB (SHELL-55)', async ({ visitor }) => {
  const stranger = visitor();
  const plans = ['/cell-phone-plans', '/cell-phone-plans?lines=2&use=5', '/cell-phone-plans?lines=3&use=10'];
  for (const language of ['en', 'es'] as const) {
    await stranger.get(`/preference?lang=${language}&to=%2Fhelp`);
    for (const path of ['/mobile-login', ...plans, '/bestfit', '/coverage-map', '/help', '/about-us']) {
      const bytes = brotliBytes(await stranger.read(path));
      report(`${path} of a visitor, ${language}`, bytes);
      expect.soft(bytes, `${path}, ${language}`).toBeLessThanOrEqual(most);
    }
  }
});

test('the live script has at most 1,400 bytes (SHELL-25)', async ({ visitor }) => {
  const { browser } = await signedIn(visitor, 'top-up-pending');
  const script = parsePage(await browser.read('/home')).querySelector('script[defer]');
  const code = await browser.read(script?.getAttribute('src') ?? '');
  report('live script', brotliBytes(code));
  expect(code).toContain('WebSocket');
  expect(brotliBytes(code)).toBeLessThanOrEqual(1400);
});

test('signing in and Home make the same carrier calls for one line as for six (HOME-11)', async ({ visitor }) => {
  const asked = async (seed: SeedName) => {
    const { email } = await signedIn(visitor, seed);
    return (
      (await world.calls(email))
        // The tracker is no carrier, and is called after the page (SHELL-37).
        .filter(({ id }) => !id?.startsWith('marketing.'))
        .map(({ id }) => id)
        .sort()
    );
  };
  const one = await asked('active-single');
  expect(await asked('six-lines')).toEqual(one);
  report('signing in and Home', one.length, 'carrier calls');
  expect(one.length).toBeGreaterThan(0);
  expect(one.length).toBeLessThanOrEqual(8);
});
