import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CareDeskPort } from '#rpc/portal/care-view.ts';
import { accountOf, sessionOf } from '../account/access.ts';
import { carePortOf, noteEnd } from '../care/care-port.ts';
import { writeAgentCookie } from '../care/care-cookie.ts';
import { careOr, careRoutes, nameAgent } from '../care/care-routes.ts';
import { makeToken } from '../gate/token.ts';
import { openAgent } from '../testing/agent.ts';
import { minute, pass, stopClock } from '../testing/clock.ts';
import { walk } from '../testing/identity-pages.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { account, begin, beginAt, dana, signedIn } from '../testing/signed-in-account.ts';
import { newName, readLines, send } from '../testing/own-operations.ts';
import { type SignedIn } from '../testing/sign-in.ts';
import type { Bindings } from '../variables.ts';
import { makeAccountTags } from './account-index.ts';
import { appWith } from '../testing/app-with.ts';
import { audit } from './audit-stub.ts';

const origin = env.PORTAL_ORIGIN;
/** What the page does on the desk. */
let act: (desk: CareDeskPort) => Promise<unknown>;
let lines: Record<string, unknown>[];
beforeEach(() => {
  act = async () => undefined;
  lines = loggedLines();
});
afterEach(() => void vi.restoreAllMocks());

/** What security was told, with the one fact that each event has. */
const told = () => lines.map(({ event, what }) => [event, what]);

/** The routes of agents, with a page that says what it was given. */
function appAt(at: string) {
  const app = appWith({ origin: at });
  app.use(nameAgent);
  const page: Parameters<typeof careRoutes>[0] = async (c, refusal) => {
    const { desk, csrf } = c.get('care') ?? {};
    const body = { isThere: desk !== undefined, agent: desk?.agent, csrf, did: desk && (await act(desk)) };
    return c.json(body, refusal ?? 200);
  };
  return app.route('/', careRoutes(page));
}

async function go(path: string, { at = origin, cookie = '', form = '', on = {} } = {}) {
  const init = form ? { method: 'POST', body: new URLSearchParams({ _token: form }) } : {};
  const response = await appAt(at).request(new URL(path, at), { ...init, headers: { cookie } }, { ...env, ...on });
  return {
    status: response.status,
    to: response.headers.get('location'),
    setCookies: response.headers.getSetCookie(),
    headers: response.headers,
    body: response.ok || response.status === 403 ? await response.json<Record<string, unknown>>() : undefined,
  };
}
const pairs = (setCookies: readonly string[]) => setCookies.map((one) => one.split(';')[0]).join('; ');

/** An agent with a session, whose name no other test has. */
async function newAgent(name = `agent-${crypto.randomUUID()}@care.example.test`, on = env) {
  const { cookie, session } = await openAgent(name, on);
  return {
    name,
    cookie,
    session,
    on: (what: (desk: CareDeskPort) => Promise<unknown>) => {
      act = what;
      return go('/care', { cookie }).then(({ body }) => body?.did);
    },
  };
}

describe('an agent signs in (CARE-7)', () => {
  const begin = (at = origin) => go('/care/login', { at });

  test('begins at the agents’ own provider, anew each time, with a cookie for these pages alone', async () => {
    const name = `agent-${crypto.randomUUID()}@care.example.test`;
    const begun = await begin();
    const asked = new URL(begun.to ?? '');
    expect([begun.status, begun.headers.get('cache-control')]).toEqual([302, 'no-store']);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      ...{ client_id: 'lineside-care', redirect_uri: `${origin}/care/login`, prompt: 'login' },
      ...{ response_type: 'code', scope: 'openid email profile offline_access' },
    });
    expect(begun.setCookies).toEqual([
      expect.stringMatching(/^lineside-care-signin=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const back = await walk(asked.href, name);
    const end = await go(back.pathname + back.search, { cookie: pairs(begun.setCookies) });
    expect([end.status, end.to]).toEqual([302, '/care']);
    expect(end.setCookies).toEqual([
      expect.stringMatching(/^lineside-care=[\w-]{54}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(told()).toContainEqual(['care', 'signed in']);
    expect((await go('/care', { cookie: pairs(end.setCookies) })).body).toMatchObject({ agent: { name } });
  });

  test('sets cookies that no other host can set, where the portal has https (SAFETY-3)', async () => {
    const { setCookies } = await begin('https://portal.example');
    expect(setCookies).toEqual([expect.stringMatching(/^__Host-lineside-care-signin=[^;]+;.* Path=\/;.* Secure;/)]);
    expect(writeAgentCookie('https://portal.example', 'x')).toMatch(/^__Host-lineside-care=x;.* Path=\/;.* Secure;/);
  });

  test('keeps the first attempt when a second sign-in begins in the browser', async () => {
    const name = `agent-${crypto.randomUUID()}@care.example.test`;
    const begun = await begin();
    const cookie = pairs(begun.setCookies);
    const again = await go('/care/login', { cookie });
    const back = await walk(begun.to ?? '', name);
    const { to } = await go(back.pathname + back.search, { cookie: pairs(again.setCookies) });
    expect([pairs(again.setCookies), to]).toEqual([cookie, '/care']);
  });

  test('ends the agents’ earlier sessions in the browser, with their views (SIGNIN-25, CARE-7)', async () => {
    const [anna, ben] = [await newAgent(), await newAgent()];
    const begun = await go('/care/login', { cookie: anna.cookie });
    const back = await walk(begun.to ?? '', `agent-${crypto.randomUUID()}@care.example.test`);
    const end = await go(back.pathname + back.search, { cookie: pairs(begun.setCookies) });
    expect((await go('/care', { cookie: pairs(end.setCookies) })).body?.agent).toBeDefined();
    expect((await go('/care', { cookie: anna.cookie })).body?.agent).toBeUndefined();
    expect((await go('/care', { cookie: ben.cookie })).body?.agent).toEqual({ name: ben.name });
  });

  test.each<[string, string, (back: string, cookie: string) => ReturnType<typeof go>]>([
    ['a browser that began none', 'no_cookie', (back) => go(back)],
    ['another state', 'no_attempt', (_, cookie) => go('/care/login?code=stolen&state=forged', { cookie })],
    [
      'a sign-in of ten minutes ago',
      'too_old',
      (back, cookie) => {
        pass(10 * minute);
        return go(back, { cookie });
      },
    ],
    ['a cookie that is none', 'no_cookie', (back) => go(back, { cookie: 'lineside-care-signin=x' })],
    ['nobody', 'OAUTH_\\w+', (back, cookie) => go(back.replace('code=c', 'error=access_denied'), { cookie })],
  ])('and the provider’s answer to %s signs nobody in', async (_, code, answer) => {
    stopClock();
    const begun = await begin();
    const state = new URL(begun.to ?? '').searchParams.get('state');
    const { to, setCookies } = await answer(`/care/login?code=c&state=${state}`, pairs(begun.setCookies));
    expect(to).toBe('/care?error=failed');
    expect(setCookies).toEqual([]);
    expect(told().at(-1)).toEqual(['care', expect.stringMatching(new RegExp(`^sign-in failed: ${code}$`))]);
  });
});

test('does not exist without a provider of the care team (CARE-1)', async () => {
  const agent = await newAgent();
  for (const path of ['/care', '/care/login'])
    expect((await go(path, { cookie: agent.cookie, on: { OIDC_CARE_ISSUER: '' } })).body).toEqual({ isThere: false });
  const requester = { session: 's', actor: {}, credentials: {} } as SignedIn['requester'];
  expect(carePortOf({ ...env, OIDC_CARE_ISSUER: '' }, requester)).toBeUndefined();
});

test('reads an agent’s cookies on these pages, and a customer’s on all others (CARE-7)', async () => {
  const app = new Hono<Bindings>();
  app.use(
    careOr(
      async (c) => c.text('an agent’s'),
      async (c) => c.text('a customer’s'),
    ),
  );
  const bodyOf = async (path: string) => (await app.request(path)).text();
  for (const path of ['/care', '/care/login']) expect(await bodyOf(path)).toBe('an agent’s');
  for (const path of ['/careful', '/home', '/a/care']) expect(await bodyOf(path)).toBe('a customer’s');
});

test('an agent’s form has the token of their session and this page (SAFETY-6, CARE-7)', async () => {
  const [ada, ben] = [await newAgent(), await newAgent()];
  const csrfOf = async ({ cookie }: { cookie: string }) => String((await go('/care', { cookie })).body?.csrf);
  const [own, others] = [await csrfOf(ada), await csrfOf(ben)];
  const right = await makeToken(own, '/care');
  const sent = await go('/care', { cookie: ada.cookie, form: right });
  expect([sent.status, sent.body?.agent]).toEqual([200, { name: ada.name }]);
  expect(told()).toEqual([]);
  for (const form of ['x', await makeToken(others, '/care'), await makeToken(own, '/care/login')]) {
    const { status, body } = await go('/care', { cookie: ada.cookie, form });
    expect([status, body]).toEqual([403, { isThere: false }]);
  }
  expect((await go('/care', { form: right })).status).toBe(403);
  expect(told()).toEqual(Array(4).fill(['form token refused', undefined]));
});

test.each(['', 'lineside-care=x'])(
  'with the cookie “%s” nothing is shown, opened or ended (CARE-7)',
  async (cookie) => {
    act = async (desk) => [await desk.facts(), await desk.open('222222'), await desk.close(), await desk.signOut()];
    const { body } = await go('/care', { cookie });
    const removed = 'lineside-care=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';
    expect(body).toEqual({ isThere: true, did: [null, { kind: 'unknown' }, null, removed] });
    expect(told()).toEqual([]);
  },
);

describe('a customer’s showing', () => {
  const shown = async () => (await account().activityNotes()).shown;

  /** Shows it, and gives the code. */
  async function show(): Promise<string> {
    const port = carePortOf(env, signedIn.requester);
    await port?.show();
    const standing = await port?.standing();
    if (standing?.kind !== 'code') throw new Error('no code');
    return standing.code;
  }

  begin('active-single');

  test('is shown once audit log, Activity and security log have it (CARE-5, CARE-6)', async () => {
    await send('rename', newName);
    await readLines();
    const agent = await newAgent();
    expect(await agent.on((desk) => desk.facts())).toBeUndefined();
    const code = await show();
    expect(await agent.on((desk) => desk.open(code))).toEqual({ kind: 'showing' });
    const [tag] = await makeAccountTags(env, dana.groupId);
    const { lines: audited } = await audit(env).verify(1);
    expect(audited).toMatchObject([{ by: agent.name, what: 'care view', on: [tag], result: 'read' }]);
    expect(await shown()).toMatchObject([{ customerId: dana.customerId }]);
    const begun = lines.filter(({ event }) => event === 'shown to care');
    expect(begun).toMatchObject([{ what: 'begun', account: expect.stringMatching(/^[\w-]{11}$/) as string }]);
    expect(await agent.on((desk) => desk.facts())).toMatchObject({ operations: [{ kind: 'rename', line: 1 }] });
    expect(told()).toEqual([['shown to care', 'begun']]);
  });

  test.each<[string, string, (agent: Awaited<ReturnType<typeof newAgent>>) => Promise<unknown>]>([
    ['the agent stops', 'ended by agent', (agent) => agent.on((desk) => desk.close())],
    ['the agent signs out', 'ended by agent', (agent) => agent.on((desk) => desk.signOut())],
    ['the customer stops', 'ended by customer', async () => carePortOf(env, signedIn.requester)?.stop()],
    ['the customer gets another code', 'ended by customer', () => show()],
    [
      'the customer signs out',
      'ended by sign-out',
      async (agent) => {
        await sessionOf(env, signedIn.session).end();
        expect(await agent.on((desk) => desk.facts())).toBeUndefined();
      },
    ],
  ])('ends when %s, and Activity and security hear of it (CARE-6, CARE-8)', async (_, what, end) => {
    stopClock();
    const agent = await newAgent();
    const code = await show();
    await agent.on((desk) => desk.open(code));
    const at = Date.now();
    pass(minute);
    expect(await agent.on((desk) => desk.facts())).toBeDefined();
    await end(agent);
    const account = expect.stringMatching(/^[\w-]{11}$/) as string;
    expect(lines).toContainEqual(expect.objectContaining({ event: 'shown to care', what, account }));
    expect(await shown()).toMatchObject([{ customerId: dana.customerId, at, until: at + minute }]);
    expect(await agent.on((desk) => desk.facts())).toBeUndefined();
  });

  test('an agent who signs out has no session any more (CARE-7)', async () => {
    const agent = await newAgent();
    expect(await agent.on((desk) => desk.signOut())).toMatch(/^lineside-care=; Max-Age=0; Path=\/;/);
    expect(told()).toEqual([['care', 'signed out']]);
    expect((await go('/care', { cookie: agent.cookie })).body?.agent).toBeUndefined();
  });

  test('ends the agent’s showing before with the next (CARE-5)', async () => {
    const agent = await newAgent();
    const first = await show();
    await agent.on((desk) => desk.open(first));
    const before = dana;
    await beginAt('active-single');
    const second = await show();
    await agent.on((desk) => desk.open(second));
    expect(told()).toEqual(['begun', 'ended by agent', 'begun'].map((what) => ['shown to care', what]));
    expect(await accountOf(env, before).activityNotes()).toMatchObject({ shown: [{ customerId: before.customerId }] });
  });

  test('security hears of wrong codes, and of too many (CARE-4, CARE-11)', async () => {
    const agent = await newAgent();
    for (let turn = 0; turn < 5; turn += 1)
      expect(await agent.on((desk) => desk.open(`22222${turn + 3}`))).toEqual({ kind: 'unknown' });
    expect(await agent.on((desk) => desk.open('222222'))).toMatchObject({ kind: 'limited' });
    expect(told()).toEqual([...Array(5).fill(['care', 'code refused']), ['care', 'too many codes']]);
    // CARE-11: by whom, in all lines; the address of a call center names nobody.
    const tags = new Set(lines.map(({ agent: tag, address }) => `${String(tag)} ${String(address)}`));
    expect([...tags]).toEqual([expect.stringMatching(/^[\w-]{11} undefined$/)]);
    const { lines: audited } = await audit(env).verify(6);
    const refused = audited.filter(({ by }) => by === agent.name);
    expect(refused).toEqual(Array(5).fill(expect.objectContaining({ what: 'care code', result: 'refused' })));
    expect(await shown()).toEqual([]);
  });

  test('logs no end without a showing (CARE-6)', async () => {
    await noteEnd(env, undefined, 'customer');
    await show();
    await carePortOf(env, signedIn.requester)?.stop();
    expect([told(), await shown()]).toEqual([[], []]);
  });
});
