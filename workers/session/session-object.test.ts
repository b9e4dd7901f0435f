import { abortAllDurableObjects, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionOf } from '../account/access.ts';
import { hour, minute, pass, second, startClock, stopClock } from '../testing/clock.ts';
import { provided } from '../testing/provider.ts';
import { tokensOf } from '../testing/sign-in.ts';
import { open } from '../testing/world.ts';
import { type Attempt, revoke, type Tokens } from './oidc.ts';
import { seal } from './seal.ts';

const identity = { email: 'dana@example.test', name: 'Dana Reyes' };
const device = { browser: 'firefox', os: 'linux' };
const actor = { customerId: 'line-1', groupId: 'group-1', email: identity.email, isPrimary: true, brand: 'demo' };

let name: string;
const session = () => sessionOf(env, name);
const view = () => session().view(name);

beforeEach(() => {
  stopClock();
  name = `session-${crypto.randomUUID()}`;
});
afterEach(() => {
  vi.restoreAllMocks();
  startClock();
});

async function opened(tokens: Tokens = tokensOf(identity.email)): Promise<Tokens> {
  await session().open(tokens, identity, device);
  return tokens;
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
  test('tells who it is, and acts with its tokens; before the first look-up as the lesser', async () => {
    const tokens = await opened();
    expect(await view()).toMatchObject({
      name,
      identity,
      credentials: {
        accessToken: tokens.accessToken,
        idToken: tokens.idToken,
        isPrimary: false,
        source: { name: 'Dana Reyes', email: identity.email, ...device },
      },
    });
    await session().setActor(actor);
    expect(await view()).toMatchObject({ actor, credentials: { isPrimary: true } });
  });

  test('has a secret of its own for forms, the same for its whole life', async () => {
    await opened();
    const csrf = (await view())?.csrf ?? '';
    expect(csrf.length).toBeGreaterThan(40);
    await evictDurableObject(session());
    expect((await view())?.csrf).toBe(csrf);
    name = `session-${crypto.randomUUID()}`;
    await opened();
    expect((await view())?.csrf).not.toBe(csrf);
  });

  test('that was never opened is none, and cannot be given an actor', async () => {
    await session().setActor(actor);
    expect(await view()).toBeUndefined();
    expect(await session().requester(name)).toBeUndefined();
    expect(await session().refresh('a-token')).toBeUndefined();
    expect(await stored()).toBe('[]');
  });

  test('survives a sleep of its object', async () => {
    const tokens = await opened();
    await session().setActor(actor);
    await evictDurableObject(session());
    expect(await view()).toMatchObject({ actor, credentials: { accessToken: tokens.accessToken } });
  });

  test(
    'keeps its tokens sealed: no text of them is stored, and none leaves but in headers’ values (decision ' + '23)',
    async () => {
      const tokens = await opened({ ...tokensOf(identity.email), refreshToken: 'the-refresh-token' });
      const text = await stored();
      expect(text).toContain(identity.email);
      for (const secret of [tokens.accessToken, tokens.idToken, 'the-refresh-token'])
        expect(text).not.toContain(secret);
      expect(JSON.stringify(await view())).not.toContain('the-refresh-token');
    },
  );
});

describe('its ends (decision 23: 30 min idle, 12 h absolute)', () => {
  test('idle: alive after 30 minutes, over a moment later', async () => {
    await opened();
    pass(30 * minute);
    expect(await view()).toBeDefined();
    pass(30 * minute + 1);
    expect(await view()).toBeUndefined();
  });

  test('a sign of life begins the half hour anew', async () => {
    await opened();
    for (let looks = 0; looks < 4; looks += 1) {
      pass(29 * minute);
      expect(await view()).toBeDefined();
    }
    pass(31 * minute);
    expect(await view()).toBeUndefined();
  });

  test('an idle one does not come back to life', async () => {
    await opened();
    pass(31 * minute);
    await view();
    pass(second);
    expect(await view()).toBeUndefined();
  });

  test('absolute: over after 12 hours, however busy', async () => {
    await opened();
    for (let quarter = 1; quarter < 48; quarter += 1) {
      pass(15 * minute);
      expect(await view(), `${quarter * 15} minutes`).toBeDefined();
    }
    pass(15 * minute);
    expect(await view()).toBeUndefined();
  });

  test('its alarm comes at the absolute end, and takes everything away', async () => {
    await opened();
    expect(await alarm()).toBe(Date.now() + 12 * hour);
    pass(12 * hour);
    await runDurableObjectAlarm(session());
    expect(await stored()).toBe('[]');
  });

  test('an alarm that rings too early is set again, and takes nothing away', async () => {
    await opened();
    pass(hour);
    await runDurableObjectAlarm(session());
    expect(await alarm()).toBe(Date.now() + 11 * hour);
    expect(await session().refresh('another-token')).toBeDefined();
  });

  test('signing out: everything is deleted, the alarm too, and the tokens are handed over for revocation', async () => {
    const tokens = await opened();
    await session().setActor(actor);
    expect(await session().end()).toEqual({ tokens, actor });
    expect(await stored()).toBe('[]');
    expect(await alarm()).toBeNull();
    expect(await view()).toBeUndefined();
    expect(await session().requester(name)).toBeUndefined();
    expect(await session().end()).toBeUndefined();
  });

  test('nothing brings an ended one back: not an actor that was found late', async () => {
    await opened();
    await session().end();
    await session().setActor(actor);
    expect(await stored()).toBe('[]');
  });

  test('a key that was changed ends the sessions that were sealed with the old one, and breaks nothing', async () => {
    await opened();
    await session().setActor(actor);
    const another = await seal('YW5vdGhlci1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE', tokensOf(identity.email));
    await runInDurableObject(session(), (_, { storage }) => storage.put('sealed', another));
    await evictDurableObject(session());
    expect(await view()).toBeUndefined();
    expect(await session().requester(name)).toBeUndefined();
    expect(await session().refresh('a-token')).toBeUndefined();
    expect(await session().end()).toBeUndefined();
    expect(await stored()).toBe('[]');
  });
});

describe('whose tokens jobs may use', () => {
  test('those of somebody who was looked up, idle or not, until the absolute end', async () => {
    const tokens = await opened();
    expect(await session().requester(name)).toBeUndefined();
    await session().setActor(actor);
    pass(11 * hour);
    expect(await session().requester(name)).toEqual({
      session: name,
      actor: { customerId: 'line-1', groupId: 'group-1', email: identity.email },
      credentials: {
        accessToken: tokens.accessToken,
        idToken: tokens.idToken,
        isPrimary: true,
        source: { ...identity, ...device },
      },
    });
    expect(await view()).toBeUndefined();
    pass(hour);
    expect(await session().requester(name)).toBeUndefined();
  });
});

describe('a sign-in that has begun', () => {
  const attempt = (): Attempt => ({
    state: 's',
    nonce: 'n',
    verifier: 'v',
    returnTo: '/account',
    expiresAt: Date.now() + 10 * minute,
  });

  test('can be ended once', async () => {
    const begun = attempt();
    await session().begin(begun);
    expect(await session().takeAttempt()).toEqual(begun);
    expect(await session().takeAttempt()).toBeUndefined();
  });

  test('by one of many who come at once', async () => {
    await session().begin(attempt());
    const taken = await Promise.all(Array.from({ length: 10 }, () => session().takeAttempt()));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('within ten minutes', async () => {
    await session().begin(attempt());
    pass(10 * minute);
    expect(await session().takeAttempt()).toBeUndefined();
  });

  test('is forgotten by its alarm', async () => {
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

describe('renewal of tokens (decision 21)', () => {
  const real = async () => (await provided((await open('active-single')).email)).tokens;

  test('asked for by many at once is one, and all get the same new token', async () => {
    const tokens = await opened(await real());
    const count = renewals();
    const all = await Promise.all(Array.from({ length: 10 }, () => session().refresh(tokens.accessToken)));
    expect(new Set(all.map((credentials) => credentials?.accessToken)).size).toBe(1);
    expect(all[0]?.accessToken).not.toBe(tokens.accessToken);
    expect(count()).toBe(1);
  });

  test('asked for by one who comes late, with the token of before, is none: they get the new one', async () => {
    const tokens = await opened(await real());
    const fresh = await session().refresh(tokens.accessToken);
    const count = renewals();
    expect(await session().refresh(tokens.accessToken)).toEqual(fresh);
    expect(count()).toBe(0);
  });

  test('is kept, sealed, and goes on from the new refresh token', async () => {
    const tokens = await opened(await real());
    const once = await session().refresh(tokens.accessToken);
    expect(await stored()).not.toContain(once?.accessToken);
    await abortAllDurableObjects();
    const twice = await session().refresh(once?.accessToken ?? '');
    expect(twice?.accessToken).toBeDefined();
    expect(twice?.accessToken).not.toBe(once?.accessToken);
  });

  test('comes by itself half a minute before the token ends', async () => {
    const tokens = await opened(await real());
    pass(tokens.expiresAt - Date.now() - 31 * second);
    expect((await view())?.credentials.accessToken).toBe(tokens.accessToken);
    pass(2 * second);
    expect((await view())?.credentials.accessToken).not.toBe(tokens.accessToken);
  });

  test('that the provider refuses ends the session', async () => {
    const tokens = await opened(await real());
    await revoke(env, tokens);
    expect(await session().refresh(tokens.accessToken)).toBeUndefined();
    expect(await view()).toBeUndefined();
    expect(await session().end()).toBeUndefined();
  });

  test('without a refresh token is none: the session is over with its token', async () => {
    const tokens = await opened({ ...tokensOf(identity.email), expiresAt: Date.now() + hour });
    expect((await view())?.credentials.accessToken).toBe(tokens.accessToken);
    expect(await session().refresh(tokens.accessToken)).toBeUndefined();
    expect(await view()).toBeUndefined();
  });

  test('that finds the provider silent leaves what is left of the old token, and is tried again later', async () => {
    const tokens = await opened(await real());
    pass(tokens.expiresAt - Date.now() - 20 * second);
    const { fetch } = globalThis;
    const spy = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('silent'));
    expect((await view())?.credentials.accessToken).toBe(tokens.accessToken);
    pass(21 * second);
    expect(await view()).toBeUndefined();
    spy.mockImplementation(fetch);
    expect((await view())?.credentials.accessToken).not.toBe(tokens.accessToken);
  });

  test('that comes back after a sign-out brings nothing back', async () => {
    const tokens = await opened(await real());
    const gate = Promise.withResolvers<void>();
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
      await gate.promise;
      return fetch(request, init);
    });
    const renewing = session().refresh(tokens.accessToken);
    await session().end();
    gate.resolve();
    await renewing;
    expect(await stored()).toBe('[]');
    expect(await view()).toBeUndefined();
  });
});
