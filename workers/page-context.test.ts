import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppLoadContext } from '@remix-run/cloudflare';
import { LimitError } from '#rpc/limit-error.ts';
import type { PageLoad } from '#rpc/portal-account.ts';
import type { PublicContext } from '#rpc/public/public-context.ts';
import { makeToken } from './gate/token.ts';
import type { SentForm } from './sealed-form.ts';
import { loadContext, publicContext, signInFirst } from './load-context.ts';
import type { SessionView } from './session/session.ts';
import { minute, stopClock } from './testing/clock.ts';
import { appWith } from './testing/app-with.ts';
import { fixtureEnv } from './testing/fixture-env.ts';
import { loadHome } from '#app/screens/home/home/intent.ts';

// What loaders and actions get for a request, besides what journeys over HTTP show.

const noon = Date.UTC(2026, 10, 23, 12);
const origin = 'http://localhost:8787';
const actor = {
  customerId: 'line-1',
  groupId: 'group-1',
  email: 'dana@example.test',
  isPrimary: true,
  brand: 'LINESIDE',
};
const session: SessionView = {
  name: 'session-1',
  identity: { email: 'dana@example.test', name: 'DANA', issuer: 'https://id.example', subject: 'dana' },
  credentials: {
    accessToken: 'a',
    idToken: 'i',
    isPrimary: true,
    source: { name: 'DANA', email: 'dana@example.test', browser: 'firefox', os: 'linux' },
  },
  signedInAt: noon,
  csrf: 'csrf-1',
  actor,
};

let outcome: object;
let broken: Error | undefined;
let loads: PageLoad[];
let forgot: string[];
let allowed: boolean;
let keys: string[];
let until: number | undefined;
let after: Promise<unknown>[];

beforeEach(() => {
  stopClock(noon);
  vi.stubGlobal('caches', { default: { match: async () => undefined, put: async () => undefined } });
  outcome = { kind: 'fault', why: 'network', transactionId: '' };
  [loads, forgot, keys, after] = [[], [], [], []];
  allowed = true;
  broken = undefined;
  until = undefined;
});
afterEach(() => void vi.unstubAllGlobals());

const limit = async ({ key }: { key: string }) => (keys.push(key), { success: allowed });
const env = {
  ...fixtureEnv(),
  RATE_DEVICES: { limit },
  RATE_SHARED: { limit },
  RATE_PLACES: { limit },
  SESSION: {
    idFromName: (name: string) => name,
    get: (name: string) => ({
      forgetActor: async () => void forgot.push(name),
      findCustomer: async () => ({ kind: 'problem', name: 'notFound' }),
    }),
  },
  ACCOUNT: {
    idFromName: (name: string) => name,
    get: () => ({
      read: async ({ load }: { load: PageLoad }, requests: object[]) => {
        loads.push(load);
        if (broken) throw broken;
        return requests.map(() => outcome);
      },
      count: async () => until,
    }),
  },
};

interface Asked {
  as?: SessionView | undefined;
  hadCookie?: boolean;
  form?: string;
  headers?: Record<string, string>;
}

/** Does something with the context of a request. */
async function during<T>(
  path: string,
  { as, hadCookie = false, form, headers = {} }: Asked,
  run: (context: AppLoadContext, open: PublicContext) => Promise<T>,
): Promise<T> {
  const app = appWith({ requestId: 'request-1', origin, hadCookie, session: as });
  const done = Promise.withResolvers<T>();
  app.all('*', async (c) => {
    const sent: SentForm | undefined = form === undefined ? undefined : { request: c.req.raw, body: form };
    const context = await loadContext(c, undefined, sent);
    done.resolve(
      run(
        context,
        publicContext(c, () => undefined),
      ),
    );
    await done.promise.catch(() => undefined);
    return c.text('');
  });
  const request = new Request(origin + path, { method: form === undefined ? 'GET' : 'POST', body: form, headers });
  const execution = {
    waitUntil: (work: Promise<unknown>) => void after.push(work),
    passThroughOnException: () => undefined,
  };
  await app.fetch(request, env, execution as never);
  return done.promise;
}
const facts = (path: string, asked: Asked = {}) => during(path, asked, async (context) => context);

describe('a visitor’s page', () => {
  test('has no tokens for forms, no header and nobody who is signed in', async () => {
    const context = await facts('/plans');
    expect(context.tokens).toEqual({ page: '', logout: '' });
    expect(context).toMatchObject({ signedIn: false, signedInRecently: false, signedInAgain: false, anonymous: true });
    expect(context.signedInAs).toBeUndefined();
    expect(await context.me()).toEqual({ services: false });
    expect((await facts('/plans', { hadCookie: true })).anonymous).toBe(false);
  });

  test.each([
    ['/', '/mobile-login'],
    ['/?utm_source=x', '/mobile-login'],
    ['/?to=/account', '/mobile-login'],
    ['/account', '/login?to=%2Faccount'],
    ['/account?cycle=2', '/login?to=%2Faccount%3Fcycle%3D2'],
  ])('a visitor who asks for %s goes to %s (SHELL-2, SIGNIN-13)', (path, location) => {
    const response = signInFirst(false, path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(location);
  });

  test('redirects to sign-in when it needs a signed-in person, and keeps its path (SIGNIN-13)', async () => {
    const led = async (hadCookie: boolean) => {
      const context = await facts('/account?cycle=2', { hadCookie });
      const thrown = (await context.run((portal) => loadHome(portal)).catch((one: unknown) => one)) as Response;
      return thrown.headers.get('location');
    };
    expect(await led(false)).toBe('/login?to=%2Faccount%3Fcycle%3D2');
    expect(await led(true)).toBe('/session-expired?to=%2Faccount%3Fcycle%3D2');
  });

  test.each([
    ['/plans', ''],
    ['/plans?lang=es', ''],
    ['/plans?size=2&lang=es', '?size=2'],
    ['/login?to=%2Faccount&lang=en', '?to=%2Faccount'],
    ['/login?to=%2F%2Fevil.example&x=1', '?x=1'],
    ['/login?to=https%3A%2F%2Fevil.example', ''],
  ])('links of %s that keep the query have %j (COPY-4, SIGNIN-11)', async (path, query) => {
    expect((await facts(path)).query).toBe(query);
  });
});

describe('a signed-in person’s page', () => {
  test('has tokens for its own path and for signing out (SAFETY-6)', async () => {
    const context = await facts('/account?cycle=2', { as: session });
    expect(context.tokens).toEqual({
      page: await makeToken('csrf-1', '/account'),
      logout: await makeToken('csrf-1', '/logout'),
    });
    expect(context).toMatchObject({ signedIn: true, signedInAs: 'dana@example.test' });
  });

  test.each([
    [0, true],
    [10 * minute, true],
    [10 * minute + 1, false],
  ])('is recent when the sign-in was %i ms ago: %s (SIGNIN-28)', async (ago, isRecent) => {
    expect((await facts('/settings', { as: { ...session, signedInAt: noon - ago } })).signedInRecently).toBe(isRecent);
    expect((await facts('/settings', { as: { ...session, signedInAt: undefined } })).signedInRecently).toBe(false);
  });

  test('shows that a form was not sent only after a new sign-in (SIGNIN-29)', async () => {
    const path = '/settings?signed-in-again=1';
    expect((await facts(path, { as: session })).signedInAgain).toBe(true);
    expect((await facts('/settings', { as: session })).signedInAgain).toBe(false);
    expect((await facts(path, { as: session, form: 'a=b' })).signedInAgain).toBe(false);
  });

  test('has a header without names while the carrier fails, and the existence of an account', async () => {
    const { me } = await facts('/home', { as: session });
    expect(await me()).toEqual({ me: { accountKnown: true }, services: false });
    const unknown = await facts('/home', { as: { ...session, actor: undefined } });
    expect(await unknown.me()).toEqual({ me: { accountKnown: false }, services: false });
  });

  test('hides a page whose header reads find the session over, and shows one with another failure (SIGNIN-15)', async () => {
    const shown = (why: string) => {
      outcome = { kind: 'fault', why, transactionId: '' };
      return during('/about', { as: session }, (context) =>
        context.run(async () => 'shown').catch((one: unknown) => one),
      );
    };
    expect(await shown('network')).toBe('shown');
    broken = new Error('the object is overloaded');
    expect(await shown('network')).toBe('shown');
    broken = undefined;
    const expired = (await shown('session')) as Response;
    expect(expired.headers.get('location')).toBe('/session-expired?to=%2Fabout');
  });

  test('is the same load for a form that is sent on, and another for another form (HTTP-24)', async () => {
    const sent = async (form: string) => {
      await during('/add-data/x', { as: session, form }, (context) => context.me());
      return loads.at(-1)?.page;
    };
    const first = await sent('size=2');
    expect(await sent('size=2')).toBe(first);
    expect(await sent('size=5')).not.toBe(first);
    await during('/add-data/x?a=1', { as: session }, (context) => context.me());
    expect(loads.at(-1)).toMatchObject({ page: '/add-data/x?a=1', request: 'request-1' });
  });
});

describe('limits of visitors (SAFETY-10, SAFETY-27)', () => {
  const count = (what: 'device-check' | 'place', asked: Asked = {}) =>
    during('/plans', asked, (_, open) => open.count(what)).catch((thrown: unknown) => thrown);
  const at = { headers: { 'cf-connecting-ip': '203.0.113.7' } };

  test('counts a visitor by session, or by address without one', async () => {
    expect(await count('place', { ...at, as: session })).toBeUndefined();
    expect(await count('place', at)).toBeUndefined();
    expect(keys).toEqual(['session-1', '203.0.113.7']);
  });

  test('allows one more after a minute, and no more than that', async () => {
    allowed = false;
    const refused = await count('place', at);
    expect(refused).toBeInstanceOf(LimitError);
    expect((refused as LimitError).until).toBe(noon + minute);
  });

  test('counts device checks of one person over all their sessions', async () => {
    expect(await count('device-check', { as: session })).toBeUndefined();
    until = noon + 5 * minute;
    expect(await count('device-check', { as: session })).toMatchObject({ until });
    expect(await count('place', { as: session })).toBeUndefined();
    expect(await count('device-check', at)).toBeUndefined();
    expect(await count('device-check', { as: { ...session, actor: undefined } })).toBeUndefined();
  });
});

test('runs work for after the response without waiting for it', async () => {
  const work = Promise.resolve('told');
  await during('/plans', {}, async (_, open) => open.later(work));
  expect(after).toContain(work);
});

test('allows leads about signed-in people without an objection (SHELL-24)', async () => {
  const customer = (asked: Asked) => during('/plans', asked, async (_, open) => open.customer);
  expect(await customer({})).toBeUndefined();
  expect(await customer({ as: session })).toMatchObject({ emailId: 'dana@example.test', consents: true });
  expect(await customer({ as: session, headers: { 'sec-gpc': '1' } })).toMatchObject({ consents: false });
});
