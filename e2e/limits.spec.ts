import { turnedAwayCopy } from '#app/screens/problem/turned-away/copy.en.ts';
import { limitedUrl } from './support/ports.ts';
import { startLimitedPortal } from './support/start-limited-portal.ts';
import { expect, test } from './support/portal-test.ts';
import { ownForm, Visitor } from './support/visitor.ts';
import { headingOf } from './support/html.ts';

let portal: Awaited<ReturnType<typeof startLimitedPortal>>;
test.beforeAll(async () => {
  portal = await startLimitedPortal();
});
test.afterAll(() => portal.stop());

const mine = { 'cf-connecting-ip': '203.0.113.7' };
const anothers = { 'cf-connecting-ip': '203.0.113.8' };
const imei = '356938035643000';

/** Who asks so often that the limit of wrangler.toml is reached, whenever a new minute begins meanwhile. */
async function untilRefused(ask: () => Promise<number>, most: number): Promise<void> {
  for (let asked = 0; asked <= 2 * most; asked += 1) if ((await ask()) === 429) return;
  throw new Error('nothing was refused');
}

test('SAFETY-10, SAFETY-27: after too many sign-ins or device checks an address is told when to go on', async () => {
  const visitor = new Visitor({ origin: limitedUrl });
  const login = async (from: Record<string, string>) => (await visitor.get('/login', from)).status();
  await untilRefused(() => login(mine), 60);
  expect(await login(anothers)).toBe(302);
  const page = await visitor.get('/login', mine);
  expect(page.headers()['retry-after']).toBe('60');
  expect(headingOf(await page.text())).toBe(turnedAwayCopy[429].title);

  const check = async (from: Record<string, string>) =>
    visitor.post('/imei-compatibility-check', { intent: 'check', imei }, { ...ownForm, ...from, origin: limitedUrl });
  await untilRefused(async () => (await check(mine)).status(), 20);
  expect((await check(anothers)).status()).toBe(200);
  const refused = await check(mine);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(50);
  expect(await refused.text()).toContain('You can try again after');
});
