import { inTurn } from '#fixtures/testing/turn.ts';
import { languages } from '#app/copy/language.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { temp1Url } from './support/brand-host.ts';
import { imeis } from './support/activation.ts';
import { checkLayout, checkPage, checkWidePage } from './support/a11y.ts';
import { parsePage, scriptsIn } from './support/html.ts';
import { portalUrl } from './support/ports.ts';
import { expect, test } from './support/portal-test.ts';
import { Visitor } from './support/visitor.ts';
import { brotliBytes, firstFlight } from './support/weight.ts';
import type { Walker } from './support/walker.ts';
import { world } from './support/world.ts';

const { notify, email, check, label } = deviceCheckMessages.en;

/** The paths of all public pages, each with the query of its language, as search engines find them. */
async function publicPages(visitor: Visitor): Promise<string[]> {
  const map = parsePage(await visitor.read('/sitemap.xml'));
  const paths = map.querySelectorAll('loc').map((loc) => loc.text.replace(portalUrl, ''));
  for (const path of ['/cell-phone-plans', '/imei-compatibility-check', '/coverage-map'])
    expect(paths).toContain(`${path}?lang=en`);
  return paths;
}

test('public pages are the same for all visitors of a language and may be cached (PUBLIC-27, SHELL-25)', async ({
  visitor,
}) => {
  const [one, other] = [visitor(), visitor()];
  for (const address of await publicPages(one)) {
    // With another query it is drawn for each, and not given from the edge's cache (PUBLIC-33).
    const path = `${address}&each=1`;
    const first = await one.get(path, { 'user-agent': 'one' });
    const second = await other.get(path, {
      'user-agent': 'other',
      'accept-language': 'fr',
      referer: `${portalUrl}/help`,
      'save-data': 'off',
    });
    const html = await first.text();
    const description = parsePage(html).querySelector('meta[name=description]')?.getAttribute('content');
    expect.soft(first.status(), path).toBe(200);
    expect.soft(await second.text(), path).toBe(html);
    expect.soft(first.headers()['cache-control'], path).toMatch(/^public, max-age=300, stale-while-revalidate=\d+/);
    expect
      .soft(first.headers().vary, path)
      .toBe('Cookie, Accept-Language, Save-Data, Accept-Encoding, Available-Dictionary');
    expect.soft(first.headers()['set-cookie'], path).toBeUndefined();
    // The device check has a script too, in a file of its own.
    const scripts = path.startsWith('/imei-compatibility-check') ? [''] : [];
    expect.soft(scriptsIn(html), path).toEqual(scripts);
    expect.soft(html, path).not.toMatch(/\son\w+=|javascript:/i);
    expect.soft(brotliBytes(html), path).toBeLessThanOrEqual(firstFlight);
    expect.soft(description, path).toMatch(/^.{40,200}$/);
    expect.soft(html, path).not.toContain('noindex');
  }
});

const halves = languages.flatMap((language) => [0, 1].map((half) => [language, half] as const));
for (const [language, half] of inTurn(halves, 4)) {
  test(`public pages have no a11y violation and no sideways scrolling (${language}, half ${half + 1})`, async ({
    page,
    visitor,
  }) => {
    test.setTimeout(120_000);
    const ofLanguage = (await publicPages(visitor())).filter((path) => path.endsWith(`?lang=${language}`));
    for (const path of ofLanguage.filter((_, index) => index % 2 === half)) {
      await page.goto(path);
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', language);
      // Elements and colors are the same in both languages; only the length of words differs.
      await (language === 'en' ? checkPage : checkLayout)(page, path);
    }
    await checkWidePage(page, 'public header');
  });
}

test('a page from the edge’s cache is nobody’s (PUBLIC-33)', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const robin = visitor();
  await robin.signIn(email);
  const stranger = visitor();
  const temp1 = new Visitor({ origin: temp1Url });
  for (const path of ['/help', '/cell-phone-plans', '/coverage-map?lang=es', '/about-us?lang=en']) {
    const mine = await (await robin.get(path)).text();
    expect(mine, path).toContain('Robin');
    const first = await stranger.get(path);
    await expect.poll(async () => (await stranger.get(path)).headers().age, path).toBeDefined();
    const again = await stranger.get(path, { 'user-agent': 'other', referer: 'https://ads.example/' });
    const [html, drawn] = [await again.text(), await first.text()];
    expect(html === drawn, path).toBe(true);
    const { age, ...headers } = again.headers();
    expect(Number(age), path).toBeLessThan(300);
    expect(Object.keys(headers).sort(), path).toEqual(
      Object.keys(first.headers())
        .filter((name) => name !== 'age')
        .sort(),
    );

    expect(html, path).not.toContain('Robin');
    // Cookies of a session, alive or not, and of Lite; another language, and another brand's host.
    expect(await (await robin.get(path)).text(), path).toContain('Robin');
    const old = await stranger.get(path, { cookie: `lineside=${'x'.repeat(43)}` });
    expect(old.headers(), path).not.toHaveProperty('age');
    expect(old.headers()['cache-control'], path).toBe('private, no-store, no-cache');
    expect(parsePage(html).querySelector('title')?.text, path).not.toContain('Harbor');
    expect(parsePage(await temp1.read(path)).querySelector('title')?.text, path).toContain('Harbor');
    if (!path.includes('lang='))
      expect(await stranger.read(path, { 'accept-language': 'es' }), path).toContain('<html lang="es"');
  }
});

test.describe('the device check', () => {
  const send = async (person: Walker, number: string) => {
    await person.open('/imei-compatibility-check');
    return person.fill(label, number).press(check);
  };

  for (const [interest, number] of [
    ['fiveG', imeis.fiveGDevice],
    ['downtime', imeis.downtime],
  ] as const) {
    test(`sends a lead to marketing once, only for an address that was left (PUBLIC-15): ${interest}`, async ({
      walker,
    }) => {
      const address = `visitor-${crypto.randomUUID()}@example.test`;
      const person = await send(walker(), number);
      expect(person.heading).toBe(notify[interest].title);
      await person.fill(email.label, 'nobody').press(email.button);
      expect(person.alert).toContain(email.error);
      expect(await world.calls(address)).toEqual([]);
      await person.fill(email.label, address).press(email.button);
      expect(person.notice).toContain(notify[interest].thanks);
      await person.reload();
      await expect
        .poll(async () => (await world.calls(address)).map(({ id, body }) => [id, body]))
        .toEqual([
          [
            'marketing.getInTouch',
            {
              emailId: address,
              properties: {
                isLoggedIn: false,
                ...(interest === 'fiveG' ? { is5gDevice: true } : { isDowntime: true }),
              },
            },
          ],
        ]);
    });
  }
});

test('manifest, icons and robots.txt are served with their types', async ({ visitor }) => {
  const stranger = visitor();
  const manifest = (await (await stranger.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; type: string }[];
  };
  for (const { src, type } of [...manifest.icons, { src: '/robots.txt', type: 'text/plain; charset=utf-8' }]) {
    const answer = await stranger.get(src);
    expect.soft(answer.status(), src).toBe(200);
    // A picture of text has its charset besides, which the manifest leaves out.
    expect.soft(answer.headers()['content-type']?.replace(/^(image\/svg\+xml); charset=utf-8$/, '$1'), src).toBe(type);
    expect.soft(answer.headers()['x-content-type-options'], src).toBe('nosniff');
  }
});
