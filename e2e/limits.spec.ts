import { turnedAwayMessages } from '#app/screens/problem/turned-away/copy.ts';
import { limitedUrl } from './support/ports.ts';
import { startLimitedPortal } from './support/start-portal.ts';
import { expect, test } from './support/portal-test.ts';
import type { Answer } from './support/http-client.ts';
import { ownForm, Visitor } from './support/visitor.ts';
import { headingOf } from './support/html.ts';
import { world } from './support/world.ts';

// One portal for both: the second test would start another on its port.
test.describe.configure({ mode: 'default' });

let portal: Awaited<ReturnType<typeof startLimitedPortal>>;
test.beforeAll(async () => {
  portal = await startLimitedPortal();
});
test.afterAll(() => portal.stop());

const mine = { 'cf-connecting-ip': '203.0.113.7' };
const imei = '356938035643000';

/**
 * Asks so often that the limit of wrangler.toml is reached, whenever a new minute begins meanwhile.
 * @returns the refusal: with the new minute the next one would be let through
 */
async function untilRefused(ask: () => Promise<Answer>, most: number): Promise<Answer> {
  for (let asked = 0; asked <= 2 * most; asked += 1) {
    const answer = await ask();
    if (answer.status() === 429) return answer;
  }
  throw new Error('nothing was refused');
}

test('shows the time to go on after too many sign-ins or device checks (SAFETY-10, SAFETY-27)', async () => {
  const visitor = new Visitor({ origin: limitedUrl });
  const signIn = await untilRefused(() => visitor.get('/login', mine), 10);
  expect(signIn.headers()['retry-after']).toBe('60');
  expect(headingOf(await signIn.text())).toBe(turnedAwayMessages.en[429].title);

  const customer = new Visitor();
  await customer.signIn((await world.open('active-single')).email);
  const page = '/imei-compatibility-check';
  const form = { _token: await customer.tokenAt(page), intent: 'check', imei };
  const refused = await untilRefused(() => customer.post(page, form), 20);
  expect((await new Visitor().post(page, { intent: 'check', imei })).status()).toBe(200);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(50);
  expect(await refused.text()).toContain('You can try again after');
});

const json = { ...ownForm, 'content-type': 'application/json', 'x-portal': '1' };
const check = async (by: Visitor) =>
  (
    await by.send('/rpc/public/checkDevice', { method: 'POST', headers: json, data: JSON.stringify({ imei }) })
  ).status();

test('answers none of 600 calls in batches of ten in any spelling, but those of a neighbor (SAFETY-7)', async ({
  visitor,
}) => {
  const { email } = await world.open('active-single');
  const attacker = visitor();
  await attacker.signIn(email);
  const before = (await world.calls(email)).length;
  const spelled = (name: string, index: number) =>
    Array<string>(10)
      .fill(name)
      .join([',', '%2C', '%2c'][index % 3]);
  const batch = JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, { imei }])));
  const answers = new Set<number>();
  for (let index = 0; index < 30; index += 1) {
    const mine = await attacker.get(`/rpc/${spelled('me', index)}?batch=1`, { 'x-portal': '1' });
    const path = `/rpc/public/${spelled('checkDevice', index)}?batch=1`;
    const visitors = await attacker.send(path, { method: 'POST', headers: json, data: batch });
    for (const answer of [mine, visitors]) answers.add(answer.status());
  }
  expect([...answers].filter((status) => status < 400 || status >= 500)).toEqual([]);
  expect(await world.calls(email)).toHaveLength(before);
  expect(await check(visitor())).toBe(200);
});
