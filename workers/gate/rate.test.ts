import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionView } from '../session/session.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import type { Bindings } from '../variables.ts';
import { countedAs, countRequests, isWithin, rateOf } from './rate.ts';

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
/** As deployed, but exact: Cloudflare's own count in each place by itself. */
const env = Object.fromEntries(
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
  method?: string;
}

async function ask(path: string, { address = mine, session, method }: Asked = {}): Promise<number> {
  const app = new Hono<Bindings>();
  app.use(async (c, next) => {
    if (session) c.set('sessionName', session);
    await next();
  });
  app.use(countRequests(async (_, status) => new Response('refused', { status })));
  app.all('*', (c) => c.text('a page'));
  const headers = { 'cf-connecting-ip': address };
  return (await app.fetch(new Request(`https://portal.example${path}`, { method, headers }), env)).status;
}

/** Asks so often. @returns how many were let through, while somebody else asks as often as before */
async function passed(times: number, paths: (index: number) => string, asked: Asked = {}): Promise<number> {
  let count = 0;
  for (let index = 0; index < times; index += 1) if ((await ask(paths(index), asked)) === 200) count += 1;
  return count;
}

describe('SAFETY-27: one request too many is refused before any object is asked', () => {
  test('of 400 sign-ins that begin at one address 60 begin, and another address notices nothing', async () => {
    expect(await passed(400, () => '/login')).toBe(60);
    expect(await ask('/login', { address: anothers })).toBe(200);
    // SAFETY-32: the 1st, the 10th and the 100th of 340.
    const line = { event: 'limit reached', security: true, limit: 'RATE_SIGN_IN' };
    expect(logged).toEqual([line, line, line]);
    // Who began in time comes back with a code.
    expect(await ask('/login?code=x&state=y')).toBe(200);
  });

  test('of 400 pages of one session 300 are shown, and another session at the address notices nothing', async () => {
    expect(await passed(400, (index) => `/bills?page=${index}`, { session: 'one' })).toBe(300);
    expect(await ask('/home', { session: 'one', method: 'HEAD' })).toBe(429);
    expect(await ask('/home', { session: 'other' })).toBe(200);
  });

  test('without a session visits count by address, so an invented cookie gets no counter of its own', async () => {
    expect(await passed(1_300, () => '/plans')).toBe(1_200);
    expect(await ask('/plans', { address: anothers })).toBe(200);
  });

  test('40 batches of ten calls of one procedure are 120 calls, and other procedures notice nothing', async () => {
    const batch = `/rpc/${Array<string>(10).fill('topUp.quote').join(',')}?batch=1`;
    expect(await passed(40, () => batch, { session: 'one' })).toBe(12);
    expect(await ask('/rpc/topUp.quote', { session: 'one', method: 'POST' })).toBe(429);
    expect(await ask('/rpc/me', { session: 'one' })).toBe(200);
    expect(await ask('/rpc/topUp.quote', { session: 'other' })).toBe(200);
  });

  test('of 60 device checks of one address 20 are asked, and other addresses notice nothing', async () => {
    const app = new Hono<Bindings>();
    app.post('/', async (c) => {
      if (c.req.header('x-session')) c.set('session', { name: 'session-1' } as SessionView);
      return c.json(await isWithin(c.env, rateOf['device-check'], countedAs(c)));
    });
    const check = async (headers: Record<string, string>): Promise<boolean> =>
      (await app.request('/', { method: 'POST', headers }, env)).json();
    const mineAsked: boolean[] = [];
    for (let index = 0; index < 60; index += 1) {
      mineAsked.push(await check({ 'cf-connecting-ip': mine }));
      if (index % 6 === 0) expect(await check({ 'cf-connecting-ip': anothers })).toBe(true);
    }
    expect(mineAsked.filter(Boolean)).toHaveLength(20);
    expect(mineAsked.indexOf(false)).toBe(20);
    expect(await check({ 'cf-connecting-ip': mine, 'x-session': '1' })).toBe(true);
  });

  test('a form is the gate’s to count', async () => {
    expect(await ask('/feedback', { method: 'POST' })).toBe(200);
    expect(counts.size).toBe(0);
  });
});

test('SAFETY-10: each counter is listed with its number and its reason', () => {
  const listed = file('docs/limits.md');
  expect(Object.keys(deployed)).toHaveLength(8);
  for (const [name, limit] of Object.entries(deployed))
    expect(listed).toMatch(new RegExp(`\\| ${name} \\| ${limit.toLocaleString('en-US')} \\| .{20,} \\|`));
});
