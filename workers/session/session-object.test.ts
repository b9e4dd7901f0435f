import { abortAllDurableObjects, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountOf, sessionOf } from '../account/access.ts';
import { hour, minute, pass, second, standStill, startClock } from '../testing/clock.ts';
import { isTaken, provided } from '../testing/identity-pages.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { identityOf, tokensOf } from '../testing/sign-in.ts';
import { open, until } from '../testing/world.ts';
import type { Attempt } from './attempts.ts';
import { revoke } from './oidc.ts';
import { seal } from './seal.ts';
import type { Tokens } from './session.ts';

const identity = identityOf('dana@example.test');
const source = { email: identity.email, name: identity.name };
const device = { browser: 'firefox', os: 'linux' };
const actor = {
  customerId: 'line-1',
  groupId: crypto.randomUUID(),
  email: identity.email,
  isPrimary: true,
  brand: 'demo',
};

let name: string;
const session = () => sessionOf(env, name);
const view = () => session().view();

standStill();
beforeEach(() => {
  name = `session-${crypto.randomUUID()}`;
});

async function opened(tokens: Tokens = tokensOf(identity.email), whose = identity): Promise<Tokens> {
  await session().open(name, tokens, whose, device);
  return tokens;
}

/** A session with real tokens, which the identity provider renews. */
async function openedAtProvider() {
  const { tokens, identity: whose } = await provided((await open('active-single')).email);
  return { tokens: await opened(tokens, whose), whose };
}

/** A live page of the session, by when it is closed. */
async function livePage(): Promise<{ closed: Promise<number> }> {
  const response = await accountOf(env, actor).fetch('https://portal.example/live', {
    headers: { upgrade: 'websocket', 'x-session': name },
  });
  const socket = response.webSocket as WebSocket;
  const closed = new Promise<number>((done) => socket.addEventListener('close', ({ code }) => done(code)));
  socket.accept();
  return { closed };
}

/** Everything that is kept, as text. */
const stored = () =>
  runInDurableObject(session(), async (_, { storage }) => JSON.stringify([...(await storage.list())]));
const alarm = () => runInDurableObject(session(), (_, { storage }) => storage.getAlarm());
/** Requests to the provider's token address from here on. */
function renewals() {
  const spy = vi.spyOn(globalThis, 'fetch');
  return () =>
    spy.mock.calls.filter(([request]) => String(request instanceof Request ? request.url : request).endsWith('/token'))
      .length;
}

describe('a session', () => {
  test('knows who signed in; before the customer is looked up it acts as a secondary', async () => {
    const tokens = await opened();
    expect(await view()).toMatchObject({
      name,
      identity,
      credentials: {
        accessToken: tokens.accessToken,
        idToken: tokens.idToken,
        isPrimary: false,
        source: { ...source, ...device },
      },
    });
    await session().setActor(actor);
    expect(await view()).toMatchObject({ actor, credentials: { isPrimary: true } });
  });

  test('LEDGER-28: that is opened with its customer has the four keys that builds before read', async () => {
    const tokens = tokensOf(identity.email);
    await session().open(name, tokens, identity, device, { actor, country: 'US' });
    expect(await view()).toMatchObject({ actor, credentials: { isPrimary: true } });
    const kept = await runInDurableObject(session(), async (_, { storage }) => [...(await storage.list())]);
    expect(Object.fromEntries(kept)).toEqual({
      opening: { name, identity, device, createdAt: Date.now(), csrf: expect.any(String) as string, country: 'US' },
      sealed: expect.any(String) as string,
      seenAt: Date.now(),
      actor,
    });
  });

  test('SETTINGS-3: is told from the country where it was opened, until it is used in another', async () => {
    await session().open(name, tokensOf(identity.email), identity, device, { actor, country: 'US' });
    const lastUsedAt = Date.now();
    pass(minute);
    // Nothing is written for a visit so soon.
    await session().view({ country: 'US' });
    expect(await session().lastUse()).toMatchObject({ country: 'US', lastUsedAt });
    await session().view({ country: 'MX' });
    await evictDurableObject(session());
    expect(await session().lastUse()).toMatchObject({ country: 'MX' });
    pass(31 * minute);
    expect(await session().lastUse()).toBeUndefined();
    await session().end();
    expect(await session().lastUse()).toBeUndefined();
  });

  test('has its own secret for form tokens, the same for its whole life', async () => {
    await opened();
    const csrf = (await view())?.csrf ?? '';
    expect(csrf.length).toBeGreaterThan(40);
    await evictDurableObject(session());
    expect((await view())?.csrf).toBe(csrf);
    name = `session-${crypto.randomUUID()}`;
    await opened();
    expect((await view())?.csrf).not.toBe(csrf);
  });

  test('that was never opened does not exist, and takes no actor', async () => {
    await session().setActor(actor);
    expect(await view()).toBeUndefined();
    expect(await session().requester()).toBe('over');
    expect(await session().refresh('a-token')).toBe('over');
    expect(await stored()).toBe('[]');
  });

  test('SAFETY-22: can have its actor looked up anew; until then nobody polls with it', async () => {
    await opened();
    await session().setActor(actor);
    await session().forgetActor();
    expect(await view()).toMatchObject({ actor: undefined, credentials: { isPrimary: false } });
    expect(await session().requester()).toBe('over');
  });

  test('survives the eviction of its object', async () => {
    const tokens = await opened();
    await session().setActor(actor);
    await evictDurableObject(session());
    expect(await view()).toMatchObject({ actor, credentials: { accessToken: tokens.accessToken } });
  });

  test('SAFETY-4: stores its tokens sealed, and gives out no refresh token', async () => {
    const tokens = await opened(tokensOf(identity.email, { refreshToken: 'the-refresh-token' }));
    const text = await stored();
    expect(text).toContain(identity.email);
    for (const secret of [tokens.accessToken, tokens.idToken, 'the-refresh-token']) expect(text).not.toContain(secret);
    expect(JSON.stringify(await view())).not.toContain('the-refresh-token');
  });
});

describe('the end of a session (SIGNIN-14, SIGNIN-23)', () => {
  test('comes after more than 30 minutes without a request', async () => {
    await opened();
    pass(30 * minute);
    expect(await view()).toBeDefined();
    pass(30 * minute + 1);
    expect(await view()).toBeUndefined();
  });

  test('is put off by a request', async () => {
    await opened();
    for (let looks = 0; looks < 4; looks += 1) {
      pass(29 * minute);
      expect(await view()).toBeDefined();
    }
    pass(31 * minute);
    expect(await view()).toBeUndefined();
  });

  test('is told by a sign of life that is stored when the last one is more than three minutes old', async () => {
    await opened();
    const since = Date.now();
    const seenAt = () => runInDurableObject(session(), (_, { storage }) => storage.get('seenAt'));
    for (const [after, stored] of [
      [3 * minute, 0],
      [1, 3 * minute + 1],
      [3 * minute, 3 * minute + 1],
    ] as const) {
      pass(after);
      await view();
      expect(((await seenAt()) as number) - since).toBe(stored);
    }
  });

  test('is not put off by a page that refreshes itself', async () => {
    await opened();
    for (let looks = 0; looks < 3; looks += 1) {
      pass(10 * minute);
      expect(await session().view({ isAutomatic: true })).toBeDefined();
    }
    pass(1);
    expect(await view()).toBeUndefined();
  });

  test('by idling is final', async () => {
    await opened();
    pass(31 * minute);
    await view();
    pass(second);
    expect(await view()).toBeUndefined();
  });

  test('comes after 12 hours, however many requests there are', async () => {
    await opened();
    for (let quarter = 1; quarter < 48; quarter += 1) {
      pass(15 * minute);
      expect(await view(), `${quarter * 15} minutes`).toBeDefined();
    }
    pass(15 * minute);
    expect(await view()).toBeUndefined();
  });

  test('by idling closes its live pages, and leaves the tokens for polling (POLL-12)', async () => {
    await opened();
    await session().setActor(actor);
    const { closed } = await livePage();
    expect(await alarm()).toBe(Date.now() + 30 * minute);
    pass(30 * minute + 1);
    await runDurableObjectAlarm(session());
    expect(await closed).toBe(1000);
    expect(await session().requester()).toMatchObject({ session: name });
    expect(await alarm()).toBe(Date.now() + 11.5 * hour - 1);
  });

  test('is not brought on by an alarm that rings while the session is in use', async () => {
    await opened();
    pass(20 * minute);
    await view();
    pass(10 * minute + 1);
    await runDurableObjectAlarm(session());
    expect(await alarm()).toBe(Date.now() + 20 * minute);
    expect(await view()).toBeDefined();
  });

  test.each([
    ['after 12 hours', () => runDurableObjectAlarm(session()), 12 * hour],
    ['by sign-out', () => session().end(), 0],
  ])('%s deletes everything, revokes the tokens and closes the live pages', async (_, end, after) => {
    const { tokens } = await openedAtProvider();
    expect(await isTaken(tokens)).toBe(true);
    await session().setActor(actor);
    const { closed } = await livePage();
    pass(after);
    await end();
    expect(await closed).toBe(1000);
    expect(await stored()).toBe('[]');
    expect(await alarm()).toBeNull();
    expect(await view()).toBeUndefined();
    expect(await session().requester()).toBe('over');
    startClock();
    await until(async () => !(await isTaken(tokens)), 'the revocation');
  });

  test('is final: an actor that is found late does not bring the session back', async () => {
    await opened();
    await session().end();
    await session().setActor(actor);
    expect(await stored()).toBe('[]');
  });

  test('comes with another seal key, without an error', async () => {
    await opened();
    await session().setActor(actor);
    const another = await seal('YW5vdGhlci1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE', tokensOf(identity.email));
    await runInDurableObject(session(), (_, { storage }) => storage.put('sealed', another));
    await evictDurableObject(session());
    const lines = loggedLines();
    expect(await view()).toBeUndefined();
    expect(await session().requester()).toBe('over');
    expect(await session().refresh('a-token')).toBe('over');
    expect(lines[0]).toMatchObject({ event: 'failure swallowed', security: true, what: 'unseal' });
    await session().end();
    expect(await stored()).toBe('[]');
  });

  test('SAFETY-32: by time is told to security, and so are tokens that the provider does not take back', async () => {
    await opened();
    pass(12 * hour);
    const lines = loggedLines();
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('network'));
    await runDurableObjectAlarm(session());
    await until(async () => lines.length === 2, 'two lines');
    expect(lines).toMatchObject([{ event: 'session expired' }, { event: 'tokens not revoked' }]);
    expect(JSON.stringify(lines)).not.toMatch(/@|access-/);
  });
});

describe('tokens for polling (POLL-12)', () => {
  test('are those of a known customer, idle or not, until the absolute end', async () => {
    const tokens = await opened();
    expect(await session().requester()).toBe('over');
    await session().setActor(actor);
    pass(11 * hour);
    expect(await session().requester()).toEqual({
      session: name,
      actor: { customerId: 'line-1', groupId: actor.groupId, email: identity.email },
      credentials: {
        accessToken: tokens.accessToken,
        idToken: tokens.idToken,
        isPrimary: true,
        source: { ...source, ...device },
      },
    });
    expect(await view()).toBeUndefined();
    pass(hour);
    expect(await session().requester()).toBe('over');
  });
});

describe('a sign-in that has begun (SIGNIN-20)', () => {
  const attempt = (state = 's'): Attempt => ({
    state,
    nonce: 'n',
    verifier: 'v',
    returnTo: '/account',
    expiresAt: Date.now() + 10 * minute,
  });

  test('can be finished once', async () => {
    const begun = attempt();
    await session().begin(begun);
    expect(await session().takeAttempt('s')).toEqual(begun);
    expect(await session().takeAttempt('s')).toBeUndefined();
    expect([await stored(), await alarm()]).toEqual(['[]', null]);
  });

  test('can be finished by one of many answers that come at once', async () => {
    await session().begin(attempt());
    const taken = await Promise.all(Array.from({ length: 10 }, () => session().takeAttempt('s')));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('stands beside others, and outlives an answer with another state', async () => {
    await session().begin(attempt('one'));
    await session().begin(attempt('two'));
    expect(await session().takeAttempt('three')).toBeUndefined();
    expect(await session().takeAttempt('one')).toMatchObject({ state: 'one' });
    expect(await session().takeAttempt('two')).toMatchObject({ state: 'two' });
  });

  test('is dropped after ten newer ones', async () => {
    for (let count = 0; count < 11; count += 1) {
      pass(second);
      await session().begin(attempt(`state-${count}`));
    }
    expect(await session().takeAttempt('state-0')).toBeUndefined();
    expect(await session().takeAttempt('state-1')).toBeDefined();
  });

  test('ends after ten minutes', async () => {
    await session().begin(attempt());
    pass(10 * minute);
    expect(await session().takeAttempt('s')).toBeUndefined();
  });

  test('is deleted by its alarm', async () => {
    await session().begin(attempt());
    expect(await alarm()).toBe(Date.now() + 10 * minute);
    pass(10 * minute);
    await runDurableObjectAlarm(session());
    expect(await stored()).toBe('[]');
  });

  test('is no session', async () => {
    await session().begin(attempt());
    expect(await view()).toBeUndefined();
  });
});

/** The access token of credentials. @throws when there are none */
function accessTokenOf(answer: unknown): string {
  return (answer as { accessToken: string }).accessToken;
}

describe('renewal of tokens (SIGNIN-15, SIGNIN-19)', () => {
  test('is one for many who ask at once, and all get the same token', async () => {
    const { tokens } = await openedAtProvider();
    const count = renewals();
    const all = await Promise.all(Array.from({ length: 10 }, () => session().refresh(tokens.accessToken)));
    expect(new Set(all.map(accessTokenOf)).size).toBe(1);
    expect(accessTokenOf(all[0])).not.toBe(tokens.accessToken);
    expect(count()).toBe(1);
  });

  test('is not repeated for somebody who comes late with the old token', async () => {
    const { tokens } = await openedAtProvider();
    const fresh = await session().refresh(tokens.accessToken);
    const count = renewals();
    expect(await session().refresh(tokens.accessToken)).toEqual(fresh);
    expect(count()).toBe(0);
  });

  test('is stored sealed, and goes on from the new refresh token', async () => {
    const { tokens } = await openedAtProvider();
    const once = accessTokenOf(await session().refresh(tokens.accessToken));
    expect(await stored()).not.toContain(once);
    await abortAllDurableObjects();
    const twice = accessTokenOf(await session().refresh(once));
    expect(twice).toBeDefined();
    expect(twice).not.toBe(once);
  });

  test('runs in the background in the last two minutes of a token, and delays nobody', async () => {
    const { tokens } = await openedAtProvider();
    const token = async () => (await view())?.credentials?.accessToken;
    pass(tokens.expiresAt - Date.now() - 121 * second);
    const count = renewals();
    expect(await token()).toBe(tokens.accessToken);
    expect(count()).toBe(0);
    pass(2 * second);
    expect(await token()).toBe(tokens.accessToken);
    await until(async () => (await token()) !== tokens.accessToken, 'the renewal');
    expect(count()).toBe(1);
  });

  test('that the provider refuses ends the session and closes its pages (SIGNIN-23)', async () => {
    const { tokens } = await openedAtProvider();
    await session().setActor(actor);
    const { closed } = await livePage();
    await revoke(env, tokens);
    const lines = loggedLines();
    expect(await session().refresh(tokens.accessToken)).toBe('over');
    const tag = expect.stringMatching(/^[\w-]{11}$/) as string;
    expect(lines).toContainEqual({ event: 'renewal refused', security: true, session: tag, why: 'refused' });
    expect(await closed).toBe(1000);
    expect(await stored()).toBe('[]');
  });

  test('without a refresh token is impossible: the session ends with its token', async () => {
    const tokens = await opened(tokensOf(identity.email, { expiresAt: Date.now() + minute, renewFrom: Date.now() }));
    expect((await view())?.credentials?.accessToken).toBe(tokens.accessToken);
    pass(minute);
    expect(await view()).toBeUndefined();
    expect(await stored()).toBe('[]');
  });

  test('with another person’s ID token ends the session and revokes what came (SIGNIN-2)', async () => {
    const { tokens } = await openedAtProvider();
    const other = await provided((await open('active-single')).email);
    const { fetch } = globalThis;
    const fresh: Tokens[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
      const response = await fetch(request, init);
      const url = request instanceof Request ? request.url : String(request);
      if (!url.endsWith('/token')) return response;
      const body: { access_token: string; refresh_token: string } = await response.json();
      fresh.push({ ...tokens, accessToken: body.access_token, refreshToken: body.refresh_token });
      return Response.json({ ...body, id_token: other.tokens.idToken });
    });
    expect(await session().refresh(tokens.accessToken)).toBe('over');
    expect(await stored()).toBe('[]');
    vi.restoreAllMocks();
    const [issued = tokens] = fresh;
    await until(async () => !(await isTaken(issued)), 'the revocation');
  });

  test('that ends after a sign-out leaves nothing, and revokes what it got (SIGNIN-23)', async () => {
    const { tokens } = await openedAtProvider();
    const gate = Promise.withResolvers<void>();
    const { fetch } = globalThis;
    const fresh: Tokens[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
      const url = request instanceof Request ? request.url : String(request);
      if (!url.endsWith('/token')) return fetch(request, init);
      const response = await fetch(request, init);
      const body: { access_token: string; refresh_token: string } = await response.clone().json();
      fresh.push({ ...tokens, accessToken: body.access_token, refreshToken: body.refresh_token });
      await gate.promise;
      return response;
    });
    const renewing = session().refresh(tokens.accessToken);
    await until(async () => fresh.length > 0, 'the provider’s answer');
    await session().end();
    gate.resolve();
    expect(await renewing).toBe('over');
    expect(await stored()).toBe('[]');
    vi.restoreAllMocks();
    const [issued = tokens] = fresh;
    await until(async () => !(await isTaken(issued)), 'the revocation');
  });
});

describe('a silent identity provider (SIGNIN-22)', () => {
  /** Every request to the provider fails from here on, or hangs. @returns how to let it answer again */
  function silence(hang: boolean): { count: () => number; end: () => void } {
    const { fetch } = globalThis;
    let asked = 0;
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((request, init) => {
      const url = request instanceof Request ? request.url : String(request);
      if (!url.startsWith(env.OIDC_ISSUER)) return fetch(request, init);
      asked += 1;
      return hang ? new Promise(() => undefined) : Promise.reject(new TypeError('network'));
    });
    return { count: () => asked, end: () => void spy.mockImplementation(fetch) };
  }

  test('that hangs costs a page nothing while the token is good', async () => {
    const { tokens } = await openedAtProvider();
    pass(tokens.expiresAt - Date.now() - 20 * second);
    silence(true);
    const started = performance.now();
    expect((await view())?.credentials?.accessToken).toBe(tokens.accessToken);
    expect(performance.now() - started).toBeLessThan(100);
  });

  test.each([
    ['hangs', true],
    ['fails', false],
  ])('that %s when the token is over: the session is kept, and says that it has no credentials', async (_, hang) => {
    const { tokens } = await openedAtProvider();
    await session().setActor(actor);
    pass(tokens.expiresAt - Date.now());
    silence(hang);
    const started = performance.now();
    expect(await view()).toMatchObject({ name, actor, credentials: undefined });
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(await session().requester()).toBe('unreachable');
    expect(await session().refresh(tokens.accessToken)).toBe('unreachable');
  });

  test('is left alone for 15 to 30 seconds after a failure, and then asked again', async () => {
    for (const [seconds, chance] of [
      [15, 0],
      [30, 1],
    ] as const) {
      vi.restoreAllMocks();
      name = `session-${crypto.randomUUID()}`;
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      const { tokens } = await openedAtProvider();
      pass(tokens.expiresAt - Date.now());
      const silent = silence(false);
      await view();
      const asked = silent.count();
      pass(seconds * second - 1);
      await view();
      expect(silent.count()).toBe(asked);
      pass(1);
      silent.end();
      const now = async () => (await view())?.credentials?.accessToken ?? tokens.accessToken;
      await until(async () => (await now()) !== tokens.accessToken, 'the renewal');
    }
  });
});
