import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionOf } from '../account/access.ts';
import type { Env } from '../env.ts';
import { openAgent } from '../testing/agent.ts';
import { hour, minute, pass, stopClock } from '../testing/clock.ts';
import { command } from '../testing/give-command.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { ownProvider } from '../testing/own-provider.ts';
import { tokensOf } from '../testing/sign-in.ts';
import type { Bindings } from '../variables.ts';
import { backChannel } from './back-channel.ts';
import { makeCookieValue } from './cookie-value.ts';
import { deriveSessionName } from './cookie.ts';
import { loadSession, nameSession } from './load.ts';
import { noteSession } from './person-sessions.ts';

// Sessions of agents have the rules of customers' sessions (CARE-7).

const isAlive = async (name: string) => (await sessionOf(env, name).view()) !== undefined;
const newName = () => `agent-${crypto.randomUUID()}@care.example.test`;
const identityAt = (issuer: string, email: string) => ({ issuer, subject: email, email });
const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };

let provider: Awaited<ReturnType<typeof ownProvider>>;
let on: Env;
beforeEach(async () => {
  loggedLines();
  provider = await ownProvider();
  on = { ...provider.env, OIDC_CARE_ISSUER: provider.issuer, OIDC_CARE_CLIENT_ID: provider.env.OIDC_CLIENT_ID };
});
afterEach(() => void vi.restoreAllMocks());

/** Sends a logout token to the address of agents or customers. @returns the status */
async function logOut(path: string, claims: object, more: object = {}): Promise<number> {
  const header = { typ: 'logout+jwt' };
  const token = await provider.idToken({ jti: crypto.randomUUID(), events, ...claims }, { header });
  const body = new URLSearchParams({ logout_token: token }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  const request = new Request(`https://portal.example.test${path}`, { method: 'POST', body, headers });
  return (await backChannel.fetch(request, { ...on, ...more }, createExecutionContext())).status;
}

describe('an agent’s session (CARE-7)', () => {
  test('is the agent’s only one: a sign-in elsewhere ends it, and no other agent’s', async () => {
    const name = newName();
    const [first, other] = [await openAgent(name), await openAgent(newName())];
    const second = await openAgent(name);
    const alive = [await isAlive(first.session), await isAlive(second.session), await isAlive(other.session)];
    expect(alive).toEqual([false, true, true]);
  });

  test('ends after 30 minutes without a page, and after eight hours', async () => {
    stopClock();
    const [idle, used] = [await openAgent(newName()), await openAgent(newName())];
    pass(29 * minute);
    expect(await isAlive(used.session)).toBe(true);
    pass(2 * minute);
    expect(await isAlive(idle.session)).toBe(false);
    for (let turn = 0; turn < 16; turn += 1) {
      pass(28 * minute);
      expect(await isAlive(used.session)).toBe(true);
    }
    pass(8 * hour - (31 + 16 * 28) * minute);
    expect(await isAlive(used.session)).toBe(false);
  });

  test('ends by the operator’s command, in any letter case, and no other agent’s does', async () => {
    const name = newName();
    const [agent, other] = [await openAgent(name), await openAgent(newName())];
    expect(await command('end-agent', { agent: name.toUpperCase() })).toEqual({ status: 200, body: { sessions: 1 } });
    expect([await isAlive(agent.session), await isAlive(other.session)]).toEqual([false, true]);
    expect((await command('end-agent', { agent: newName() })).body).toEqual({ sessions: 0 });
  });

  test('ends by a logout token of the care team’s provider, at an address of its own (SIGNIN-40)', async () => {
    const [agent, customer] = [newName(), `session-${crypto.randomUUID()}`];
    const { session } = await openAgent(agent, on);
    const identity = identityAt(provider.issuer, agent);
    await sessionOf(env, customer).open(customer, tokensOf(agent), { ...identity, name: agent }, device);
    await noteSession(env, customer, identity);
    expect(await logOut('/back-channel-logout', { sub: agent })).toBe(200);
    expect([await isAlive(session), await isAlive(customer)]).toEqual([true, false]);
    expect(await logOut('/care/back-channel-logout', { sub: agent })).toBe(200);
    expect(await isAlive(session)).toBe(false);
  });

  test('stays with a token of the customers’ client or provider at that address, which a portal without care lacks', async () => {
    const name = newName();
    const { session } = await openAgent(name, on);
    const foreign = { OIDC_CARE_CLIENT_ID: 'care-client-of-its-own' };
    expect(await logOut('/care/back-channel-logout', { sub: name }, foreign)).toBe(400);
    expect(await logOut('/care/back-channel-logout', { sub: name }, { OIDC_CARE_ISSUER: '' })).toBe(404);
    expect(await isAlive(session)).toBe(true);
  });

  test('is not accepted as a customer’s session, though its value came as a customer’s cookie', async () => {
    const app = new Hono<Bindings>();
    app.use((c, next) => (c.set('origin', env.PORTAL_ORIGIN), next()));
    app.use(nameSession, loadSession);
    app.all('*', (c) => c.json({ is: c.get('session') !== undefined }));
    const value = await makeCookieValue(env.SESSION_SEAL_KEY, 'session');
    const name = await deriveSessionName(value);
    const openAs = (isAgent?: true) =>
      sessionOf(env, name).open(
        name,
        tokensOf('a'),
        { ...identityAt(env.OIDC_ISSUER, 'a@b.test'), name: 'A' },
        device,
        { isAgent },
      );
    const isSignedIn = async (cookie: string) =>
      (await app.request('/home', { headers: { cookie } }, env)).json<{ is: boolean }>();
    await openAs();
    expect(await isSignedIn(`lineside=${value}`)).toEqual({ is: true });
    await openAs(true);
    expect(await isSignedIn(`lineside=${value}`)).toEqual({ is: false });
    const { cookie } = await openAgent(newName());
    expect(await isSignedIn(cookie.replace('lineside-care=', 'lineside='))).toEqual({ is: false });
  });
});

const device = { browser: 'other', os: 'other' };
