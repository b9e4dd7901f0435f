import { spawnSync } from 'node:child_process';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { type Language, languages } from '#app/copy/language.ts';
import { deviceCheckCopy } from '#app/screens/public/device-check/copy.en.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { a11yViolations, overflow } from './support/a11y.ts';
import { portalUrl } from './support/ports.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import type { Visitor } from './support/visitor.ts';
import { world } from './support/world.ts';

const supportNumber = '1.800.427.8686';
const firstFlight = 13 * 1024;
const imei = {
  esim: '356938035643809',
  sim: '356938035643111',
  incompatible: '356938035643000',
  inUse: '356938035643152',
  downtime: '356938035643245',
  fiveG: '356938035643267',
};
const { outcome, notify, email, check } = deviceCheckCopy;

/** The paths of all public pages, each with the query of its language, as search engines find them. */
async function publicPages(visitor: Visitor): Promise<string[]> {
  const xml = await visitor.read('/sitemap.xml');
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc.replace(portalUrl, ''));
  for (const path of ['/cell-phone-plans', '/imei-compatibility-check', '/coverage-map'])
    expect(paths).toContain(`${path}?lang=en`);
  return paths;
}

test.describe('every public page', () => {
  test('is the same for all visitors of a language, may be kept, and is of one answer without script', async ({
    visitor,
  }) => {
    const [one, other] = [await visitor(), await visitor()];
    for (const path of await publicPages(one)) {
      const first = await one.get(path, { 'user-agent': 'one' });
      const second = await other.get(path, {
        'user-agent': 'other',
        'accept-language': 'fr',
        referer: `${portalUrl}/help`,
        'save-data': 'off',
      });
      const [html, again] = [await first.text(), await second.text()];
      expect.soft(first.status(), path).toBe(200);
      expect.soft(again, path).toBe(html);
      expect.soft(first.headers()['cache-control'], path).toMatch(/^public, max-age=300, stale-while-revalidate=\d+/);
      expect.soft(first.headers().vary, path).toBe('Cookie, Accept-Language, Save-Data');
      expect.soft(first.headers()['set-cookie'], path).toBeUndefined();
      expect.soft(html, path).not.toMatch(/<script|\son\w+=|javascript:/i);
      expect
        .soft(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength, path)
        .toBeLessThanOrEqual(firstFlight);
      expect.soft(html, path).toMatch(/<meta name="description" content="[^"]{40,200}"/);
      expect.soft(html, path).not.toContain('noindex');
    }
  });

  test('is nobody else’s once there is a session, alive or not', async ({ visitor }) => {
    const { email } = await world.open('active-single');
    const robin = await visitor();
    await robin.signIn(email);
    const stranger = await visitor();
    for (const path of await publicPages(stranger)) {
      const [mine, old] = [await robin.get(path), await stranger.get(path, { cookie: `lineside=${'x'.repeat(43)}` })];
      for (const answer of [mine, old]) expect.soft(answer.headers()['cache-control'], path).toBe('private, no-store');
      const html = await mine.text();
      expect.soft(html, path).toContain('Robin');
      expect.soft(html, path).toContain('noindex');
    }
  });

  for (const language of languages) {
    test(`has no barrier, light and dark, and no sideways scrolling at 320 px (${language})`, async ({
      page,
      visitor,
    }) => {
      test.setTimeout(240_000);
      await page.route('**/coverage.*/**', (route) => route.abort());
      for (const path of (await publicPages(await visitor())).filter(
        (one) => one.endsWith(`?lang=${language}`) && !one.startsWith('/coverage-map'),
      )) {
        await page.goto(path);
        await expect.soft(page.locator('html'), path).toHaveAttribute('lang', language);
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        expect.soft(await a11yViolations(page), path).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft(await overflow(page), `${path} at 320 px`).toBeLessThanOrEqual(0);
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        expect.soft(await overflow(page), `${path} at 320 px with text of 200 %`).toBeLessThanOrEqual(0);
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    });
  }
});

const w3m = (html: string) =>
  spawnSync('w3m', ['-dump', '-T', 'text/html', '-cols', '80', '-I', 'UTF-8', '-O', 'UTF-8'], {
    input: html,
    encoding: 'utf8',
  });

if (w3m('').status === 0) {
  test('a text browser reads the plans, finds the support number, and checks a device', async ({ visitor }) => {
    const stranger = await visitor();
    const plans = w3m(await stranger.read('/cell-phone-plans')).stdout;
    expect(plans).toMatch(/Best Fit 2GB\s+\$20\.00 per month\s+• 2 GB of data per month/);
    expect(plans).toContain('Broadband facts');
    expect(plans.indexOf('Best Fit 2GB')).toBeLessThan(plans.indexOf('Best Fit 15GB'));
    expect(w3m(await stranger.read('/help')).stdout).toContain(supportNumber);
    // It says nothing of where the form comes from.
    const answer = await stranger.post(
      '/imei-compatibility-check',
      { _token: '', intent: 'check', imei: imei.esim },
      {},
    );
    expect(w3m(await answer.text()).stdout).toMatch(new RegExp(`${outcome.esim.title}[\\s\\S]+Google Pixel 8`));
  });
}

test.describe('the check of a device, with no script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  const send = async (page: Page, number: string) => {
    await page.goto('/imei-compatibility-check');
    await page.getByRole('textbox').fill(number);
    await page.getByRole('button', { name: check }).click();
    await expect(page).toHaveURL(`${portalUrl}/imei-compatibility-check`);
  };

  for (const [number, title, text] of [
    [' 35-693803 564380-9', outcome.esim.title, 'Google Pixel 8'],
    [imei.sim, outcome.sim.title, outcome.sim.text],
    [imei.incompatible, outcome.incompatible.title, outcome.incompatible.text],
    [imei.inUse, deviceCheckCopy.heading, 'This IMEI is already in use on another line.'],
    ['', deviceCheckCopy.heading, 'Enter Your Device IMEI or MEID Number'],
    ['12345678', deviceCheckCopy.heading, 'Enter valid IMEI Number'],
    ['12345678901234x', deviceCheckCopy.heading, 'Please enter only digits'],
  ] as const) {
    test(`"${number}": ${text}`, async ({ page }) => {
      await send(page, number);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main')).toContainText(text);
    });
  }

  for (const interest of ['fiveG', 'downtime'] as const) {
    test(`who leaves an address is told of to marketing, once, and nobody else is: ${interest}`, async ({ page }) => {
      const address = `visitor-${crypto.randomUUID()}@example.test`;
      await send(page, imei[interest]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notify[interest].title);
      await page.getByRole('textbox').fill('nobody');
      await page.getByRole('button', { name: email.button }).click();
      await expect(page.getByRole('alert')).toContainText(email.error);
      expect(await world.calls(address)).toEqual([]);
      await page.getByRole('textbox').fill(address);
      await page.getByRole('button', { name: email.button }).click();
      await expect(page.getByRole('status')).toHaveText(notify[interest].thanks);
      await page.reload();
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

  test('works for somebody who is signed in', async ({ page }) => {
    await signIn(page, (await world.open('active-single')).email);
    await send(page, imei.sim);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(outcome.sim.title);
  });

  test('answers in the language of the page', async ({ page }) => {
    const es: Language = 'es';
    await page.goto(`/preference?lang=${es}&to=%2Fimei-compatibility-check`);
    await page.getByRole('button', { name: deviceCheckMessages.es.check }).click();
    await expect(page.getByRole('alert')).toContainText(deviceCheckMessages.es.errors.missing);
  });
});

test('the plans are shown with their broadband facts, to people and to programs', async ({ page, visitor }) => {
  await page.goto('/cell-phone-plans');
  const prices = await page.locator('.card .price').allTextContents();
  expect(prices).toEqual(['$20.00', '$25.00', '$35.00', '$45.00', '$60.00']);
  await page.getByText('Broadband facts').first().click();
  const table = page.getByRole('table').first();
  await expect(table.getByRole('row', { name: 'Monthly price $20.00' })).toBeVisible();
  const answer = await (await visitor()).get('/cell-phone-plans/labels.json');
  expect(answer.headers()['access-control-allow-origin']).toBe('*');
  const { labels } = (await answer.json()) as {
    labels: { planName: string; monthlyPrice: number; uniquePlanIdentifier: string }[];
  };
  expect(labels.map(({ monthlyPrice }) => monthlyPrice)).toEqual([20, 25, 35, 45, 60]);
  await expect(table).toContainText(labels[0]?.uniquePlanIdentifier ?? 'a label');
});

test('the coverage map is in a sandboxed frame, on its page alone', async ({ visitor }) => {
  const stranger = await visitor();
  const answer = await stranger.get('/coverage-map');
  const frame = /<iframe[^>]*>/.exec(await answer.text())?.[0] ?? '';
  const [, address = ''] = /src="([^"]+)"/.exec(frame) ?? [];
  expect(frame).toContain('sandbox="allow-scripts allow-same-origin"');
  expect(answer.headers()['content-security-policy']).toContain(`frame-src ${new URL(address).origin};`);
  for (const path of (await publicPages(stranger)).filter((one) => !one.startsWith('/coverage-map'))) {
    expect.soft((await stranger.get(path)).headers()['content-security-policy'], path).not.toContain('frame-src');
  }
});

test('what the site has besides pages is there', async ({ visitor }) => {
  const stranger = await visitor();
  const manifest = (await (await stranger.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; type: string }[];
  };
  for (const { src, type } of [...manifest.icons, { src: '/robots.txt', type: 'text/plain; charset=utf-8' }]) {
    const answer = await stranger.get(src);
    expect.soft([answer.status(), answer.headers()['content-type']], src).toEqual([200, type]);
    expect.soft(answer.headers()['x-content-type-options'], src).toBe('nosniff');
  }
});
