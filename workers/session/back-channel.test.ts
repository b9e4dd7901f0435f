import { createExecutionContext } from 'cloudflare:test';
import type { JWTPayload } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionOf } from '../account/access.ts';
import type { Env } from '../env.ts';
import { openAgent } from '../testing/agent.ts';
import { endByProvider, forgeries, ownProvider, type TokenChange } from '../testing/own-provider.ts';
import { pass, second, stopClock } from '../testing/clock.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { identityOf, tokensOf } from '../testing/sign-in.ts';
import { backChannel } from './back-channel.ts';
import { logoutTokenSeconds } from './logout-token.ts';
import { noteSession } from './person-sessions.ts';

const now = Math.floor(Date.now() / 1_000);
/** One of each part that is verified; id-token.test.ts has all. */
const forged = Object.entries(await forgeries()).filter(([name]) =>
  /by another key|no signature|other audience/.test(name),
);

let provider: Awaited<ReturnType<typeof ownProvider>>;
beforeEach(async () => void (provider = await ownProvider()));
afterEach(() => void vi.restoreAllMocks());

/** Opens a session as a sign-in does. @returns its name */
async function opened(subject: string, sid?: string): Promise<string> {
  const name = `session-${crypto.randomUUID()}`;
  const identity = { ...identityOf('dana@example.test'), issuer: provider.issuer, subject, sid };
  await sessionOf(provider.env, name).open(name, tokensOf(identity.email), identity, { browser: 'other', os: 'other' });
  await noteSession(provider.env, name, identity);
  return name;
}

const isAlive = async (name: string) => (await sessionOf(provider.env, name).view()) !== undefined;

const address = 'https://portal.example.test/back-channel-logout';
const formType = 'application/x-www-form-urlencoded';

const post = (body: string, more = {}) => endByProvider(body, { ...provider.env, ...more });
const logOut = async (claims: JWTPayload, change: TokenChange = {}, more = {}) =>
  post(await provider.logoutBody(claims, change), more);

/** The Session objects, of which this one can't be reached. */
function failingFor(name: string): Env['SESSION'] {
  const { SESSION } = provider.env;
  const unreachable = SESSION.idFromName(name);
  const get: Env['SESSION']['get'] = (id) =>
    id.equals(unreachable)
      ? ({ end: () => Promise.reject(new Error('the object is overloaded')) } as unknown as ReturnType<
          typeof SESSION.get
        >)
      : SESSION.get(id);
  return { idFromName: (one: string) => SESSION.idFromName(one), get } as Env['SESSION'];
}

describe('a back-channel logout (SIGNIN-40)', () => {
  test('ends all sessions of a subject, and nobody else’s', async () => {
    const [one, two, other] = [await opened('dana'), await opened('dana', 'sid-1'), await opened('marco')];
    expect(await logOut({ sub: 'dana' })).toBe(200);
    expect([await isAlive(one), await isAlive(two), await isAlive(other)]).toEqual([false, false, true]);
  });

  test('ends only the sessions of that sign-in when it names a sid', async () => {
    const [one, two] = [await opened('dana', 'sid-1'), await opened('dana', 'sid-2')];
    expect(await logOut({ sub: 'dana', sid: 'sid-1' })).toBe(200);
    expect([await isAlive(one), await isAlive(two)]).toEqual([false, true]);
    expect(await logOut({ sid: 'sid-2' })).toBe(200);
    expect(await isAlive(two)).toBe(false);
  });

  test('is accepted once: the same token is refused the second time', async () => {
    const jti = crypto.randomUUID();
    const lines = loggedLines();
    expect(await logOut({ sub: 'dana', jti })).toBe(200);
    expect(await logOut({ sub: 'dana', nonce: 'nonce-1' })).toBe(400);
    // SAFETY-32
    expect(lines).toMatchObject([
      { event: 'back-channel logout' },
      { event: 'back-channel logout refused', error: 'logout' },
    ]);
    const later = await opened('dana');
    expect(await logOut({ sub: 'dana', jti })).toBe(400);
    expect(await isAlive(later)).toBe(true);
  });

  test('ends the remaining one of two sessions when it is sent again', async () => {
    const [one, two] = [await opened('dana'), await opened('dana')];
    const jti = crypto.randomUUID();
    const lines = loggedLines();
    expect(await logOut({ sub: 'dana', jti }, {}, { SESSION: failingFor(two) })).toBe(400);
    expect([await isAlive(one), await isAlive(two)]).toEqual([false, true]);
    expect(lines).toMatchObject([{ event: 'back-channel logout refused', error: 'sessions_left' }]);

    const later = await opened('dana');
    expect(await logOut({ sub: 'dana', jti })).toBe(200);
    expect([await isAlive(two), await isAlive(later)]).toEqual([false, true]);
    expect(lines.at(-1)).toMatchObject({ event: 'back-channel logout', sessions: 1 });
    expect(await logOut({ sub: 'dana', jti })).toBe(400);
    // Another token ends the later one too.
    expect(await logOut({ sub: 'dana' })).toBe(200);
    expect(await isAlive(later)).toBe(false);
  });

  test('ends the sessions when it is sent twice at the same time, and never fails', async () => {
    const [jti, name] = [crypto.randomUUID(), await opened('dana')];
    const answers = await Promise.all([logOut({ sub: 'dana', jti }), logOut({ sub: 'dana', jti })]);
    expect(answers).toContain(200);
    expect(await isAlive(name)).toBe(false);
  });

  test.each<[string, JWTPayload]>([
    ['a nonce, as an ID token has', { nonce: 'nonce-1' }],
    ['no event', { events: undefined }],
    ['another event', { events: { 'https://example.test/other': {} } }],
    ['no jti', { jti: undefined }],
    ['neither sub nor sid', { sub: undefined }],
    ['no time of issue', { iat: undefined }],
    ['an age of more than two minutes', { iat: now - logoutTokenSeconds - 60 }],
  ])('with %s is refused, and ends nothing', async (_, claims) => {
    const name = await opened('dana');
    expect(await logOut({ sub: 'dana', ...claims })).toBe(400);
    expect(await isAlive(name)).toBe(true);
  });

  test.each(forged)('is refused with %s, and ends nothing', async (_, change) => {
    const name = await opened('dana');
    expect(await logOut({ sub: 'dana' }, change)).toBe(400);
    expect(await isAlive(name)).toBe(true);
  });

  test.each([undefined, 'JWT', 'at+jwt'])(
    'with the type %s is refused, and passes from a provider that gives none (SIGNIN-40)',
    async (typ) => {
      const name = await opened('dana');
      const old = { OIDC_UNTYPED_LOGOUT_TOKENS: 'on' };
      expect(await logOut({ sub: 'dana' }, { header: { typ } })).toBe(400);
      expect(await isAlive(name)).toBe(true);
      expect(await logOut({ sub: 'dana' }, { header: { typ } }, old)).toBe(typ === 'at+jwt' ? 400 : 200);
      expect(await isAlive(name)).toBe(typ === 'at+jwt');
    },
  );

  test.each(['logout+jwt', 'LOGOUT+JWT', 'application/logout+jwt'])('with the type %s passes', async (typ) => {
    await opened('dana');
    expect(await logOut({ sub: 'dana' }, { header: { typ } })).toBe(200);
    expect(await logOut({ sub: 'dana' }, { header: { typ } }, { OIDC_UNTYPED_LOGOUT_TOKENS: 'on' })).toBe(200);
  });

  test.each([
    ['nothing', '', undefined],
    ['no token', 'a=b', undefined],
    ['no JWT', 'logout_token=abc', undefined],
    ['JSON', '{"logout_token":"abc"}', 'application/json'],
    ['too much', `logout_token=${'a'.repeat(40_000)}`, undefined],
  ])('that sends %s is refused', async (_, body, type = formType) => {
    expect(await endByProvider(body, provider.env, { headers: { 'content-type': type } })).toBe(400);
  });

  test.each([
    ['the right token in a body that is too large', { 'content-type': formType, 'content-length': '32769' }],
    ['the right token without the length of its body', { 'content-type': formType }],
    ['the right token without a content type', { 'content-length': '700' }],
  ])('that sends %s is refused, and ends nothing', async (_, headers) => {
    const name = await opened('dana');
    const body = new TextEncoder().encode(await provider.logoutBody({ sub: 'dana' }));
    const request = new Request(address, { method: 'POST', body, headers: headers as HeadersInit });
    expect((await backChannel.fetch(request, provider.env, createExecutionContext())).status).toBe(400);
    expect(await isAlive(name)).toBe(true);
  });

  test('has an answer that nobody caches (Back-Channel Logout 1.0, 2.8)', async () => {
    const answered = async (body: string) => {
      const headers = { 'content-type': formType, 'content-length': String(body.length) };
      const request = new Request(address, { method: 'POST', body, headers });
      const answer = await backChannel.fetch(request, provider.env, createExecutionContext());
      return [answer.status, answer.headers.get('cache-control')];
    };
    expect(await answered(await provider.logoutBody({ sub: 'dana' }))).toEqual([200, 'no-store']);
    expect(await answered('logout_token=abc')).toEqual([400, 'no-store']);
  });

  test('counts once for as long as its token is good, though others came since', async () => {
    stopClock();
    const jti = crypto.randomUUID();
    const iat = Math.floor(Date.now() / 1_000);
    expect(await logOut({ sub: 'dana', jti, iat })).toBe(200);
    pass((logoutTokenSeconds - 1) * second);
    const later = await opened('dana');
    expect(await logOut({ sub: 'dana', jti, iat })).toBe(400);
    expect(await isAlive(later)).toBe(true);
  });

  test('calls no session by a sid alone: sessions are stored under their subject', async () => {
    const { SESSION } = provider.env;
    const woken: string[] = [];
    const spied = {
      idFromName: (name: string) => (woken.push(name), SESSION.idFromName(name)),
      get: (id: DurableObjectId) => SESSION.get(id),
    } as unknown as Env['SESSION'];
    const identity = { ...identityOf('dana@example.test'), issuer: provider.issuer };
    await noteSession({ ...provider.env, SESSION: spied }, 'session-1', { ...identity, subject: 'dana' });
    await noteSession({ ...provider.env, SESSION: spied }, 'session-2', { ...identity, subject: 'marco' });
    expect(new Set(woken).size).toBe(2);
  });

  test('gets 429 after too many refused ones of one address, unlike the provider’s own (SAFETY-58)', async () => {
    const limit = vi.fn(async () => ({ success: false }));
    const RATE = { limit };
    const headers = { 'cf-connecting-ip': '203.0.113.7' };
    expect(await endByProvider('logout_token=abc', { ...provider.env, RATE }, { headers })).toBe(429);
    expect(limit).toHaveBeenCalledExactlyOnceWith({ key: 'back-channel 203.0.113.7' });
    const name = await opened('dana');
    expect(await logOut({ sub: 'dana' }, {}, { RATE })).toBe(200);
    expect(await isAlive(name)).toBe(false);
  });

  test('of the care team’s client ends an agent’s session at its own address alone, if there is one (CARE-7)', async () => {
    const care = { OIDC_CARE_ISSUER: provider.issuer, OIDC_CARE_CLIENT_ID: provider.env.OIDC_CLIENT_ID };
    const agent = `agent-${crypto.randomUUID()}@care.example.test`;
    const { session } = await openAgent(agent, { ...provider.env, ...care });
    const sendTo = async (path: string, more: object = {}) =>
      endByProvider(await provider.logoutBody({ sub: agent }), { ...provider.env, ...care, ...more }, { path });
    expect(await sendTo('/back-channel-logout')).toBe(200);
    expect(await sendTo('/care/back-channel-logout', { OIDC_CARE_CLIENT_ID: 'care-client-of-its-own' })).toBe(400);
    expect(await sendTo('/care/back-channel-logout', { OIDC_CARE_ISSUER: '' })).toBe(404);
    expect(await isAlive(session)).toBe(true);
    expect(await sendTo('/care/back-channel-logout')).toBe(200);
    expect(await isAlive(session)).toBe(false);
  });
});
