import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { hour, minute, pass, second, startClock } from '../testing/clock.ts';
import { isTaken } from '../testing/identity-pages.ts';
import { maxErrors } from '../backoff.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { ringFor } from '../testing/own-operations.ts';
import {
  actor,
  alarm,
  another,
  begin,
  device,
  identity,
  livePage,
  name,
  opened,
  openedAtProvider,
  session,
  stored,
  view,
} from '../testing/own-session.ts';
import { tokensOf } from '../testing/sign-in.ts';
import { until } from '../testing/world.ts';
import { KeptSession, type Session } from './kept-session.ts';
import { seal } from './seal.ts';
import { SessionTokens } from './session-tokens.ts';

const source = { email: identity.email, name: identity.name };

begin();

describe('a session', () => {
  test('has its person, asleep or not; acts as a secondary before the customer is looked up', async () => {
    const tokens = await opened();
    const { accessToken, idToken } = tokens;
    const credentials = { accessToken, idToken, isPrimary: false, source: { ...source, ...device } };
    expect(await view()).toMatchObject({ name, identity, credentials });
    await session().setActor(actor);
    await evictDurableObject(session());
    expect(await view()).toMatchObject({ actor, credentials: { accessToken, isPrimary: true } });
  });

  test('stores two keys when it opens with its customer, and more when they change (SIGNIN-14)', async () => {
    const tokens = tokensOf(identity.email);
    await session().open(name, tokens, identity, device, { actor, country: 'US' });
    expect(await view()).toMatchObject({ actor, credentials: { isPrimary: true } });
    const kept = await runInDurableObject(session(), async (_, { storage }) => [...(await storage.list())]);
    expect(Object.fromEntries(kept)).toEqual({
      opening: {
        ...{ name, identity, device, actor, createdAt: Date.now(), country: 'US' },
        csrf: expect.any(String) as string,
      },
      sealed: expect.any(String) as string,
    });
    await session().forgetActor();
    await evictDurableObject(session());
    expect(await view()).toMatchObject({ actor: undefined, credentials: { isPrimary: false } });
    // Nobody polls with it until the actor is looked up anew (SAFETY-22).
    expect(await session().requester()).toBe('over');
  });

  test('shows the country of its opening, until it is used in another (SETTINGS-3)', async () => {
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

  test('closes the live pages of a customer who is looked up anew, and of nobody else (SAFETY-22)', async () => {
    await session().forgetActor();
    expect(await stored()).toBe('[]');
    await opened();
    await session().forgetActor();
    await session().setActor(actor);
    const { closed } = await livePage();
    await session().forgetActor();
    expect(await closed).toBe(1000);
  });

  test('reads its values once, and none that were on their way during a write (SETTINGS-3)', async () => {
    await session().open(name, tokensOf(identity.email), identity, device, { actor, country: 'US' });
    await runInDurableObject(session(), async (_, state) => {
      const before = (await new KeptSession(state, env, async () => {}).read()) as Session;
      const storedSession = new KeptSession(state, env, async () => {});
      await Promise.all([storedSession.read(), storedSession.touch(before, 'MX')]);
      const get = vi.spyOn(state.storage, 'get');
      expect([(await storedSession.read())?.country, (await storedSession.read())?.country]).toEqual(['MX', 'MX']);
      expect(get).toHaveBeenCalledTimes(1);
    });
  });

  test('has its own secret for form tokens, the same for its whole life', async () => {
    await opened();
    const csrf = (await view())?.csrf ?? '';
    expect(csrf.length).toBeGreaterThan(40);
    await evictDurableObject(session());
    expect((await view())?.csrf).toBe(csrf);
    another();
    await opened();
    expect((await view())?.csrf).not.toBe(csrf);
  });

  test('does not exist before it was opened, and accepts no actor', async () => {
    await session().setActor(actor);
    expect(await view()).toBeUndefined();
    expect(await session().requester()).toBe('over');
    expect(await session().refresh('a-token')).toBe('over');
    expect(await stored()).toBe('[]');
  });

  test('stores its tokens sealed, and gives out no refresh token (SAFETY-4)', async () => {
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
    for (const _ of ['over', 'and stays so']) {
      expect(await view()).toBeUndefined();
      pass(second);
    }
  });

  test('is delayed by a request', async () => {
    await opened();
    for (let looks = 0; looks < 4; looks += 1) {
      pass(29 * minute);
      expect(await view()).toBeDefined();
    }
    pass(31 * minute);
    expect(await view()).toBeUndefined();
  });

  test('stores a sign of life when the last one is more than three minutes old', async () => {
    await opened();
    const since = Date.now();
    const seenAt = () =>
      runInDurableObject(session(), async (_, { storage }) => (await storage.get('seenAt')) ?? since);
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

  test('is not delayed by a page that refreshes itself', async () => {
    await opened();
    for (let looks = 0; looks < 3; looks += 1) {
      pass(10 * minute);
      expect(await session().view({ isAutomatic: true })).toBeDefined();
    }
    pass(1);
    expect(await view()).toBeUndefined();
  });

  test.each([
    ['12 hours', 12, undefined],
    ['8 hours for an agent (CARE-7)', 8, true],
  ] as const)('comes after %s, however many requests there are', async (_, hours, isAgent) => {
    await session().open(name, tokensOf(identity.email), identity, device, { isAgent });
    for (let looks = 1; looks < 3 * hours; looks += 1) {
      pass(20 * minute);
      expect(await view(), `${looks * 20} minutes`).toBeDefined();
    }
    pass(20 * minute);
    expect(await view()).toBeUndefined();
  });

  test('rings once, at its end, where no page has a socket (POLL-12)', async () => {
    await opened();
    expect(await alarm()).toBe(Date.now() + 12 * hour);
    pass(10 * minute);
    await view();
    expect(await alarm()).toBe(Date.now() + 11 * hour + 50 * minute);
  });

  test('closes the live pages of an idle session, and leaves its tokens for polling (POLL-12)', async () => {
    await opened();
    await session().setActor(actor);
    const { closed } = await livePage();
    expect(await alarm()).toBe(Date.now() + 30 * minute + 1);
    pass(30 * minute + 1);
    await runDurableObjectAlarm(session());
    expect(await closed).toBe(1000);
    expect(await session().requester()).toMatchObject({ session: name });
    expect(await alarm()).toBe(Date.now() + 11.5 * hour - 1);
  });

  test('is not caused by an alarm that rings while the session is in use', async () => {
    await opened();
    await livePage();
    const set = await alarm();
    pass(20 * minute);
    await view();
    // Another page sets no alarm while an earlier one is set: each setting is a paid write.
    await livePage();
    expect(await alarm()).toBe(set);
    pass(10 * minute + 1);
    await runDurableObjectAlarm(session());
    expect(await alarm()).toBe(Date.now() + 20 * minute);
    expect(await view()).toBeDefined();
    await runInDurableObject(session(), (_, { storage }) => storage.deleteAlarm());
    await livePage();
    expect(await alarm()).toBe(Date.now() + 30 * minute + 1);
  });

  test.each([
    ['after 12 hours', () => runDurableObjectAlarm(session()), 12 * hour],
    ['by sign-out', () => session().end(), 0],
  ])('%s deletes everything, revokes the tokens and closes the live pages', async (_, end, after) => {
    const tokens = await openedAtProvider();
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

  test('is final: an actor that is found late does not restore the session', async () => {
    await opened();
    await session().end();
    await session().setActor(actor);
    expect(await stored()).toBe('[]');
  });

  test('comes with another seal key, without an error', async () => {
    await opened();
    await session().setActor(actor);
    const sealed = await seal('YW5vdGhlci1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE', tokensOf(identity.email));
    await runInDurableObject(session(), (_, { storage }) => storage.put('sealed', sealed));
    await evictDurableObject(session());
    const lines = loggedLines();
    expect(await view()).toBeUndefined();
    expect(await session().requester()).toBe('over');
    expect(await session().refresh('a-token')).toBe('over');
    expect(lines[0]).toMatchObject({ event: 'failure swallowed', security: true, what: 'unseal' });
    await session().end();
    expect(await stored()).toBe('[]');
  });

  test('logs an end by time for security, and tokens that the provider does not revoke (SAFETY-32)', async () => {
    await opened();
    pass(12 * hour);
    const lines = loggedLines();
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('network'));
    await runDurableObjectAlarm(session());
    await until(async () => lines.length === 2, 'two lines');
    const tag = expect.stringMatching(/^[\w-]{11}$/) as string;
    expect(lines).toMatchObject([{ event: 'session expired', session: tag }, { event: 'tokens not revoked' }]);
    expect(JSON.stringify(lines)).not.toMatch(/@|access-/);
  });
});

test('tokens for polling (POLL-12): are those of a known customer, idle or not, until the absolute end', async () => {
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

test('rings at most 8 times in an hour when the end of a session throws, then stops (LEDGER-26)', async () => {
  const lines = loggedLines('error');
  const named = (event: string) => lines.filter((line) => line.event === event);
  const live = (ms: number) => ringFor(ms, session);
  await opened();
  vi.spyOn(SessionTokens.prototype, 'read').mockRejectedValue(new TypeError('broken'));
  await live(12 * hour - minute);
  expect(await live(hour + minute)).toBeLessThanOrEqual(8);
  expect(await live(48 * hour)).toBeLessThanOrEqual(maxErrors);
  expect(named('alarm failed').map(({ count }) => count)).toEqual(
    Array.from({ length: maxErrors }, (_, index) => index + 1),
  );
  const tag = expect.stringMatching(/^[\w-]{11}$/) as string;
  expect(named('alarm stopped')).toEqual([{ event: 'alarm stopped', session: tag, kind: 'session', count: maxErrors }]);
  // An old cookie uses the object again, which ends the session at last.
  vi.restoreAllMocks();
  expect(await alarm()).toBeNull();
  expect(await view()).toBeUndefined();
  await live(hour);
  expect(await stored()).toBe('[]');
});
