import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backChannel } from '../session/back-channel.ts';
import type { SessionView } from '../session/session.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { appWith } from '../testing/app-with.ts';
import { pointBinding, writtenPoints } from '../testing/written-points.ts';
import { counterOf, countPerson, countRequests, isWithin } from './rate.ts';

const file = (name: string) => readFileSync(name, 'utf8');
/** Each counter's limit a minute, by its name. */
const deployed = Object.fromEntries(
  [
    ...file('wrangler.toml').matchAll(
      /\[\[ratelimits]]\nname = "(\w+)"\n.*\nsimple = \{ limit = (\d+), period = 60 }/g,
    ),
  ].map(([, name, limit]) => [name as string, Number(limit)]),
);

let counts: Map<string, number>;
let logged: Record<string, unknown>[];
const sealKey = 'Zml4dHVyZS1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE';
/** As deployed, but exact: Cloudflare's own count in each place by itself. */
const counters = Object.fromEntries(
  Object.entries(deployed).map(([name, most]) => [
    name,
    {
      limit: async ({ key }: { key: string }) => {
        const count = (counts.get(`${name} ${key}`) ?? 0) + 1;
        counts.set(`${name} ${key}`, count);
        return { success: count <= most };
      },
    },
  ]),
);
const env = { ...counters, SESSION_SEAL_KEY: sealKey, POINTS: pointBinding };
beforeEach(() => {
  counts = new Map();
  logged = loggedLines();
});
afterEach(() => void vi.restoreAllMocks());

const mine = '203.0.113.7';
const anothers = '203.0.113.8';

interface Asked {
  address?: string;
  /** The Session object that a cookie of the portal names. */
  session?: string;
  /** The Session object of an agent of the care team. */
  agent?: string;
  /** Whose session that is. */
  customerId?: string;
  /** The Session object of the sign-ins that the browser has begun. */
  browser?: string;
  method?: string;
  headers?: Record<string, string>;
}

async function ask(
  path: string,
  { address = mine, session, agent, customerId, browser, method, headers: more }: Asked = {},
): Promise<number> {
  const app = appWith({
    ...{ origin: 'https://portal.example', sessionName: session, agentName: agent, attemptName: browser },
    session: session && customerId ? ({ name: session, actor: { customerId } } as SessionView) : undefined,
  });
  const refuse = async (_: unknown, status: number) => new Response('refused', { status });
  app.use(countRequests(refuse));
  app.use(countPerson(refuse));
  app.all('*', (c) => c.text('a page'));
  const headers = { 'cf-connecting-ip': address, ...more };
  return (await app.fetch(new Request(`https://portal.example${path}`, { method, headers }), env)).status;
}

/** Sends a logout token from the address of mine. @returns the status */
async function logOut(body: string): Promise<number> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'cf-connecting-ip': mine };
  const request = new Request('https://portal.example/back-channel-logout', {
    method: 'POST',
    body,
    headers: { ...headers, 'content-length': String(body.length) },
  });
  return (await backChannel.fetch(request, { ...env, OIDC_ISSUER: 'http://localhost:1' })).status;
}

/** Asks so often. @returns how many were let through, while somebody else asks as often as before */
async function passed(times: number, paths: (index: number) => string, asked: Asked = {}): Promise<number> {
  let count = 0;
  for (let index = 0; index < times; index += 1) if ((await ask(paths(index), asked)) === 200) count += 1;
  return count;
}

describe('refuses one request too many before any object is called (SAFETY-27)', () => {
  test('lets 10 of 30 sign-ins of one browser begin, and does not affect its neighbors', async () => {
    expect(await passed(30, () => '/login', { browser: 'one' })).toBe(10);
    expect(await ask('/login', { browser: 'other' })).toBe(200);
    expect(await ask('/login')).toBe(200);
    // SAFETY-32: the 1st and the 10th of 20.
    const address = expect.stringMatching(/^[\w-]{11}$/) as string;
    const line = { event: 'limit reached', security: true, limit: 'RATE_SIGN_IN', address };
    expect(logged).toEqual([line, line]);
    // Who began in time comes back with a code.
    expect(await ask('/login?code=x&state=y', { browser: 'one' })).toBe(200);
  });

  test('lets 600 people at one address sign in within a minute (SAFETY-46)', async () => {
    for (const path of ['/mobile-login', '/login', '/login?code=x&state=y'])
      expect(await passed(600, () => path), path).toBe(600);
  });

  test('lets 3,000 of 4,000 sign-ins of one address begin, and does not affect another address', async () => {
    expect(await passed(4_000, () => '/login')).toBe(3_000);
    expect(await ask('/login', { address: anothers })).toBe(200);
  });

  test.each([
    ['an image', '/login?i=1', { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' }],
    ['an image of the same site', '/login', { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' }],
    ['a frame', '/login', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }],
    ['a prefetch', '/login', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }],
    ['an image of a page', '/bestfit', { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' }],
  ])('%s on a foreign page is refused, and counts for nobody (SAFETY-46)', async (_, path, headers) => {
    expect(await passed(70, () => path, { headers })).toBe(0);
    expect(await ask(path, { headers })).toBe(403);
    expect(counts.size).toBe(0);
  });

  test('lets an image pass that a page of the portal itself shows (SAFETY-46)', async () => {
    const own = { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' };
    expect(await ask('/bestfit', { headers: own })).toBe(200);
  });

  test('counts no sign-in for HEAD, but for a person who opens the page (SAFETY-46)', async () => {
    expect(await ask('/login', { method: 'HEAD' })).toBe(403);
    expect(counts.size).toBe(0);
    const opened = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect(await ask('/login', { headers: opened })).toBe(200);
    expect(await ask('/bestfit', { headers: opened })).toBe(200);
  });

  test('lets 600 requests of 8 sessions of one person pass, and does not affect another person', async () => {
    let count = 0;
    for (let index = 0; index < 8; index += 1)
      count += await passed(100, () => '/home', { session: `session-${index}`, customerId: 'dana' });
    expect(count).toBe(600);
    expect(await ask('/add-data/x', { session: 'session-9', customerId: 'dana', method: 'POST' })).toBe(429);
    expect(await ask('/home', { session: 'session-10', customerId: 'marco' })).toBe(200);
  });

  test('shows 300 of 400 pages of one session, and does not affect another session at the address', async () => {
    expect(await passed(400, (index) => `/bills?page=${index}`, { session: 'one' })).toBe(300);
    expect(await ask('/home', { session: 'one', method: 'HEAD' })).toBe(429);
    expect(await ask('/home', { session: 'other' })).toBe(200);
  });

  test('counts visits without a session by address, so that an invented cookie gets no counter', async () => {
    expect(await passed(6_100, () => '/plans')).toBe(6_000);
    expect(await ask('/plans', { address: anothers })).toBe(200);
  });

  test('makes 120 of 150 calls of one procedure, and does not affect other procedures', async () => {
    const asked = { session: 'one', method: 'POST' };
    expect(await passed(150, () => '/rpc/public/findPlace', asked)).toBe(120);
    expect(await ask('/rpc/public/checkDevice', asked)).toBe(200);
    expect(await ask('/rpc/public/findPlace', { ...asked, session: 'other' })).toBe(200);
  });

  test('reads 300 of 400 forms of one session, and does not affect another session at the address', async () => {
    expect(await passed(400, () => '/feedback', { session: 'one', method: 'POST' })).toBe(300);
    expect(await ask('/feedback', { session: 'other', method: 'POST' })).toBe(200);
  });

  test('counts answers of a broker as sign-ins, not as forms of their address (SAFETY-46)', async () => {
    expect(await passed(3_100, () => '/login', { method: 'POST' })).toBe(3_000);
    expect(await ask('/feedback', { method: 'POST' })).toBe(200);
  });

  test('counts place look-ups of visitors by their exact address, because each costs money (SAFETY-10)', () => {
    const headers = new Headers({ 'cf-connecting-ip': mine });
    expect(counterOf('RATE_PLACES', undefined, headers)).toEqual(['RATE_PLACES', mine]);
    expect(counterOf('RATE_PLACES', 'one', headers)).toEqual(['RATE_PLACES', 'one']);
  });

  test('writes each refusal as a point, and logs the first of each session (SAFETY-32)', async () => {
    const points = writtenPoints('limit');
    for (const session of ['first', 'second']) await passed(302, () => '/feedback', { method: 'POST', session });
    expect(points()).toEqual(Array.from({ length: 4 }, () => ({ limit: 'RATE' })));
    expect(logged.map(({ limit, session }) => [limit, typeof session])).toEqual([
      ['RATE', 'string'],
      ['RATE', 'string'],
    ]);
  });

  test.each(['RATE_DEVICES', 'RATE_LEADS', 'RATE_CALLS', 'RATE'] as const)(
    '%s counts a session by itself, and visitors of one address at the level of 600 people (SAFETY-58)',
    async (rate) => {
      const headers = new Headers({ 'cf-connecting-ip': mine });
      const allowed = async (times: number, session?: string) => {
        let count = 0;
        for (let index = 0; index < times; index += 1)
          if (await isWithin(env as never, ...counterOf(rate, session, headers))) count += 1;
        return count;
      };
      expect(await allowed(700)).toBe(600);
      expect(await allowed(400, 'one')).toBe(deployed[rate]);
      expect(await allowed(1, 'other')).toBe(1);
      // Another kind has a count of its own.
      expect(await isWithin(env as never, ...counterOf('RATE_VISITS', undefined, headers))).toBe(true);
    },
  );

  test('leaves a neighbor unaffected by 60 device checks, 30 feedbacks and 500 logout tokens (SAFETY-58)', async () => {
    const sent = { method: 'POST' };
    const tokens = await Promise.all(Array.from({ length: 500 }, () => logOut('logout_token=forged')));
    expect([400, 429].map((status) => tokens.filter((one) => one === status).length)).toEqual([300, 200]);
    expect(await passed(60, () => '/imei-compatibility-check', sent)).toBe(60);
    expect(await passed(60, () => '/rpc/public/checkDevice', sent)).toBe(60);
    expect(await passed(30, () => '/feedback', sent)).toBe(30);
    // The pages count what they do by counters of their own.
    const headers = new Headers({ 'cf-connecting-ip': mine });
    const isDone = (rate: 'RATE_DEVICES' | 'RATE_LEADS', session?: string) =>
      isWithin(env as never, ...counterOf(rate, session, headers));
    for (let turn = 0; turn < 120; turn += 1) expect(await isDone('RATE_DEVICES')).toBe(true);
    for (let turn = 0; turn < 30; turn += 1) expect(await isDone('RATE_LEADS')).toBe(true);
    for (const session of [undefined, 'one']) {
      for (const path of ['/feedback', '/imei-compatibility-check', '/rpc/public/checkDevice', '/login'])
        expect(await ask(path, { ...sent, session }), path).toBe(200);
      for (const rate of ['RATE_DEVICES', 'RATE_LEADS'] as const) expect(await isDone(rate, session), rate).toBe(true);
    }
    expect(await ask('/mobile-login')).toBe(200);
  });

  test('agents of a call center count by their sessions, and not as one person (CARE-7)', async () => {
    const form = { method: 'POST' };
    expect(await passed(400, () => '/care', { ...form, agent: 'ada' })).toBe(300);
    expect(await passed(400, () => '/care', { agent: 'ada' })).toBe(300);
    expect(await ask('/care', { ...form, agent: 'ben' })).toBe(200);
    expect(await passed(30, () => '/care/login', { browser: 'one' })).toBe(10);
    expect(await ask('/care/login', { browser: 'two' })).toBe(200);
  });

  test.each(['prefetch', 'image', 'HEAD'])('a foreign page’s %s begins no agent’s sign-in (SAFETY-46)', async (by) => {
    const headers = by === 'prefetch' ? { 'sec-purpose': 'prefetch' } : { 'sec-fetch-dest': by };
    const opened = by === 'HEAD' ? { method: 'HEAD' } : { headers };
    expect(await ask('/care/login', opened as Asked)).toBe(403);
    expect(await ask('/care/login')).toBe(200);
  });

  test('counts no sign-in for the pages of failed sign-ins', async () => {
    expect(await passed(30, () => '/login?error=old', { browser: 'one' })).toBe(30);
    expect(await ask('/login', { browser: 'one' })).toBe(200);
  });
});

test('lists each counter with its number and its reason (SAFETY-10)', () => {
  const listed = file('docs/limits.md');
  expect(Object.keys(deployed)).toHaveLength(12);
  for (const [name, limit] of Object.entries(deployed))
    expect(listed).toMatch(new RegExp(`\\| ${name} \\| ${limit.toLocaleString('en-US')} \\| .{20,} \\|`));
});
