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

test('lets a neighbor sign in despite 70 foreign images and 420 foreign forms (SAFETY-46, SAFETY-47)', async () => {
  const attacker = new Visitor({ origin: limitedUrl });
  const image = { ...mine, 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' };
  for (let index = 0; index < 70; index += 1)
    expect((await attacker.get(`/login?i=${index}`, image)).status()).toBe(403);
  const form = { ...mine, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const attack = async () => {
    const answer = await attacker.post('/home', { a: '1' }, form);
    return { status: answer.status(), size: (await answer.text()).length };
  };
  const answers: Awaited<ReturnType<typeof attack>>[] = [];
  const isRefused = () => answers.some(({ status }) => status === 429);
  // Twenty at a time: one after another may take a busy machine longer than the minute that is limited. If a new minute
  // begins meanwhile, as many again.
  while (answers.length < 420 || (!isRefused() && answers.length < 840))
    answers.push(...(await Promise.all(Array.from({ length: 20 }, attack))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403, 429]));
  expect(Math.max(...answers.map(({ size }) => size))).toBeLessThan(200);

  for (let index = 0; index < 60; index += 1) {
    const neighbor = new Visitor({ origin: limitedUrl });
    expect((await neighbor.get('/login', mine)).status()).toBe(302);
  }
  const neighbor = new Visitor({ origin: limitedUrl });
  const asked = await neighbor.post('/feedback', { score: '5' }, { ...ownForm, ...mine, origin: limitedUrl });
  expect(asked.status()).toBeLessThan(400);
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

test('checks 20 devices of one person in 4 sessions, and more of another person (SAFETY-10)', async ({ visitor }) => {
  const [{ email }, another] = [await world.open('active-single'), await world.open('active-single')];
  const sessions = [visitor(), visitor(), visitor(), visitor()];
  for (const session of sessions) await session.signIn(email);
  const answers: number[] = [];
  for (let index = 0; index < 8; index += 1) for (const session of sessions) answers.push(await check(session));
  expect(answers).toEqual([...Array<number>(20).fill(200), ...Array<number>(12).fill(429)]);
  const neighbor = visitor();
  await neighbor.signIn(another.email);
  expect(await check(neighbor)).toBe(200);
});
