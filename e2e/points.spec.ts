import { turnedAwayMessages } from '#app/screens/problem/turned-away/copy.ts';
import { headingOf } from './support/html.ts';
import type { Answer } from './support/http-client.ts';
import { forbiddenIn } from './support/log-check.ts';
import { watchedUrl } from './support/ports.ts';
import { expect, test } from './support/portal-test.ts';
import { type Row, startWatchedPortal, watch } from './support/start-watched-portal.ts';
import { addDataPaths, confirm, quote } from './support/top-up.ts';
import { Visitor } from './support/visitor.ts';
import { world } from './support/world.ts';

// One portal for all: a second test would start another on its port.
test.describe.configure({ mode: 'default' });

let portal: Awaited<ReturnType<typeof startWatchedPortal>>;
test.beforeAll(async () => {
  portal = await startWatchedPortal();
});
test.afterAll(() => portal.stop());

const patiently = { timeout: 30_000, intervals: [250] };
const rowOf = (rows: readonly Row[], name: string, value: string) => rows.find((row) => row[name] === value);

/** Returns the row of an endpoint in the table of calls. */
const callsSeen = () =>
  Object.fromEntries(portal.table('Carrier calls').map(({ endpoint, calls }) => [endpoint, calls]));

test('counts calls, pages, operations and sign-ins without names of people (SAFETY-60)', async () => {
  const dana = await world.open('active-single', { topUpMs: 1_000 });
  const visitor = new Visitor({ origin: watchedUrl });
  await visitor.get('/login?error=access_denied&state=never');
  await visitor.signIn(dana.email, '/help');

  // The carrier fails what Home cannot do without: both tries, and the page.
  await world.injectFault(dana.email, { endpoint: 'customer.group', fault: 500, times: 2 });
  expect((await visitor.get('/home')).status()).toBe(503);
  expect((await visitor.get('/home')).status()).toBe(200);
  expect((await visitor.get('/no/such/page')).status()).toBe(404);

  const [first = ''] = await addDataPaths(visitor);
  const result = await confirm(visitor, await quote(visitor, first));
  expect(result).toMatch(/^\/add-data\//);
  const states = () => portal.table('Operations that came to a state').map(({ state }) => state);
  await expect.poll(states, patiently).toEqual(['done', 'pending', 'sending']);

  const pages = portal.table('Pages');
  expect(rowOf(pages, 'route', '/home')).toMatchObject({ harmed: 1, by_carrier: 1 });
  expect(rowOf(pages, 'route', 'other')).toMatchObject({ requests: 1, harmed: 0 });
  expect(pages.map(({ route }) => route)).toContain('/add-data/:lineRef');
  expect(portal.panel('portal', 'Harmed requests by cause')).toMatchObject([{ label: 'carrier', value: 1 }]);
  expect(Number(portal.panel('portal', 'Page success')[0]?.value)).toBeLessThan(1);

  // Each call that the carrier saw is a point.
  await expect(async () => {
    const called: Record<string, number> = {};
    for (const { id } of await world.calls(dana.email)) called[id ?? ''] = (called[id ?? ''] ?? 0) + 1;
    expect(Object.keys(called).length).toBeGreaterThan(5);
    expect(callsSeen()).toMatchObject(called);
  }).toPass(patiently);
  expect(rowOf(portal.table('Carrier calls'), 'endpoint', 'customer.group')).toMatchObject({ failed: 2 });
  expect(portal.panel('carrier', 'Failed calls by outcome')).toMatchObject([{ label: 'http', value: 2 }]);
  expect(portal.panel('carrier', 'Second tries')).toMatchObject([{ label: 'customer.group', value: 1 }]);

  const [settled] = portal.panel('operations', 'Age at the end, p99');
  expect(settled?.label).toBe('top-up');
  expect(Number(settled?.value)).toBeGreaterThanOrEqual(1);
  const [polled] = portal.table('Polling');
  expect(polled).toMatchObject({ kind: 'top-up', unanswered: 0 });
  expect(Number(polled?.polls)).toBeGreaterThanOrEqual(1);
  expect(Number(polled?.lag_p99)).toBeLessThan(60_000);

  expect(portal.table('Sign-ins')).toEqual(
    expect.arrayContaining([
      { outcome: 'begun', reason: '', sign_ins: 1 },
      { outcome: 'signed in', reason: '', sign_ins: 1 },
      { outcome: 'failed', reason: 'no_cookie', sign_ins: 1 },
    ]),
  );
  expect(portal.panel('portal', 'Sign-in success')).toEqual([{ value: 1 }]);

  const said = portal.all.map((point) => JSON.stringify(point)).join('\n');
  expect(forbiddenIn(said)).toEqual([]);
  const personal = [dana.customerId, dana.groupId, dana.email, first.split('/').at(-1) ?? ''];
  expect(personal.filter((one) => one === '' || said.includes(one))).toEqual([]);
});

test('shows who signs in too often the time to go on, and the operator the limit (SAFETY-10, SAFETY-60)', async () => {
  const visitor = new Visitor({ origin: watchedUrl });
  const from = { 'cf-connecting-ip': '203.0.113.9' };
  const refusals: Answer[] = [];
  // A new minute may begin meanwhile.
  for (let asked = 0; asked < 24; asked += 1) {
    const answer = await visitor.get('/login', from);
    if (answer.status() === 429) refusals.push(answer);
  }
  const { length: refused, [0]: refusal } = refusals;
  expect(refusal?.headers()['retry-after']).toBe('60');
  expect(headingOf((await refusal?.text()) ?? '')).toBe(turnedAwayMessages.en[429].title);
  const reached = () => rowOf(portal.table('Limits reached'), 'reached', 'RATE_SIGN_IN')?.times;
  await expect.poll(reached, patiently).toBe(refused);

  const lines: string[] = [];
  const io = { env: {}, print: (text: string) => lines.push(text) };
  expect(await watch.run(['--once', '--points', portal.file], io)).toBe(0);
  const shown = lines.join('\n');
  expect(shown).toMatch(new RegExp(`Limits reached\n  reached +times\n  RATE_SIGN_IN +${refused}`));
  expect(shown).toMatch(/Pages\n {2}route +requests/);
});
