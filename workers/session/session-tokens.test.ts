import { abortAllDurableObjects } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { minute, pass, second } from '../testing/clock.ts';
import { isTaken, provided, silence } from '../testing/identity-pages.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import {
  actor,
  alarm,
  another,
  begin,
  changeRenewals,
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
import { open, until } from '../testing/world.ts';
import { writtenPoints } from '../testing/written-points.ts';
import { revoke } from './oidc.ts';

let lines: Record<string, unknown>[];
const tag = expect.stringMatching(/^[\w-]{11}$/) as string;

begin();
beforeEach(() => void (lines = loggedLines()));

/** The access token of credentials. @throws when there are none */
function accessTokenOf(answer: unknown): string {
  return (answer as { accessToken: string }).accessToken;
}

/** Waits until a renewal's own tokens are revoked: the provider ends all of a sign-in with any one of them. */
async function revoked([issued]: Record<string, string>[]): Promise<void> {
  const bodies = vi.mocked(fetch).mock.calls.map(([, init]) => String(init?.body));
  expect(bodies.filter((body) => body.includes(`token=${issued?.access_token}`))).toHaveLength(1);
  vi.restoreAllMocks();
  await until(async () => !(await isTaken({ accessToken: issued?.access_token ?? '' })), 'the revocation');
}

/** Requests to the provider's token address from here on. */
function renewals() {
  const spy = vi.spyOn(globalThis, 'fetch');
  return () =>
    spy.mock.calls.filter(([request]) => String(request instanceof Request ? request.url : request).endsWith('/token'))
      .length;
}

describe('renewal of tokens (SIGNIN-15, SIGNIN-19)', () => {
  test('runs one for many concurrent callers, and all get the same token', async () => {
    const tokens = await openedAtProvider();
    const count = renewals();
    const all = await Promise.all(Array.from({ length: 10 }, () => session().refresh(tokens.accessToken)));
    expect(new Set(all.map(accessTokenOf)).size).toBe(1);
    expect(accessTokenOf(all[0])).not.toBe(tokens.accessToken);
    expect(count()).toBe(1);
  });

  test('is not repeated for a late request with the old token', async () => {
    const tokens = await openedAtProvider();
    const fresh = await session().refresh(tokens.accessToken);
    const count = renewals();
    expect(await session().refresh(tokens.accessToken)).toEqual(fresh);
    expect(count()).toBe(0);
  });

  test('is stored sealed, and continues with the new refresh token', async () => {
    const tokens = await openedAtProvider();
    const once = accessTokenOf(await session().refresh(tokens.accessToken));
    expect(await stored()).not.toContain(once);
    await abortAllDurableObjects();
    expect((await view())?.credentials?.accessToken).toBe(once);
    const twice = accessTokenOf(await session().refresh(once));
    expect(twice).toBeDefined();
    expect(twice).not.toBe(once);
  });

  test('runs in the background in the last two minutes of a token, and delays nobody', async () => {
    const tokens = await openedAtProvider();
    const token = async () => (await view())?.credentials?.accessToken;
    pass(tokens.expiresAt - Date.now() - 121 * second);
    const count = renewals();
    expect(await token()).toBe(tokens.accessToken);
    expect(count()).toBe(0);
    pass(second);
    expect(await token()).toBe(tokens.accessToken);
    await until(async () => (await token()) !== tokens.accessToken, 'the renewal');
    expect(count()).toBe(1);
  });

  test('ends the session and closes its pages when the provider refuses it (SIGNIN-23)', async () => {
    const tokens = await openedAtProvider();
    await session().setActor(actor);
    const { closed } = await livePage();
    await revoke(env, tokens);
    lines.length = 0;
    expect(await session().refresh(tokens.accessToken)).toBe('over');
    expect(lines).toEqual([{ event: 'renewal refused', security: true, session: tag, why: 'refused' }]);
    expect(await closed).toBe(1000);
    expect(await stored()).toBe('[]');
  });

  test('is impossible without a refresh token: the session ends with its token', async () => {
    const tokens = await opened(tokensOf(identity.email, { expiresAt: Date.now() + minute, renewFrom: Date.now() }));
    expect((await view())?.credentials?.accessToken).toBe(tokens.accessToken);
    pass(minute);
    expect(await view()).toBeUndefined();
    expect(await stored()).toBe('[]');
  });

  test('ends the session and revokes the tokens when the new ID token is another person’s (SIGNIN-2)', async () => {
    const tokens = await openedAtProvider();
    const other = await provided((await open('active-single')).email);
    const issued: Record<string, string>[] = [];
    changeRenewals((body) => {
      issued.push(body);
      return Response.json({ ...body, id_token: other.tokens.idToken });
    });
    expect(await session().refresh(tokens.accessToken)).toBe('over');
    expect(await stored()).toBe('[]');
    await revoked(issued);
  });

  test('leaves nothing after a sign-out, and revokes the new tokens (SIGNIN-23)', async () => {
    const tokens = await openedAtProvider();
    const gate = Promise.withResolvers<void>();
    const issued: Record<string, string>[] = [];
    changeRenewals(async (body) => {
      issued.push(body);
      await gate.promise;
      return Response.json(body);
    });
    const renewing = session().refresh(tokens.accessToken);
    await until(async () => issued.length > 0, 'the provider’s answer');
    await session().end();
    gate.resolve();
    expect(await renewing).toBe('over');
    expect(await stored()).toBe('[]');
    await revoked(issued);
  });
});

describe('a silent identity provider (SIGNIN-22)', () => {
  test('costs a page nothing while the token is valid', async () => {
    const tokens = await openedAtProvider();
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
    const tokens = await openedAtProvider();
    await session().setActor(actor);
    pass(tokens.expiresAt - Date.now());
    silence(hang);
    const started = performance.now();
    expect(await view()).toMatchObject({ name, actor, credentials: undefined });
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(await session().requester()).toBe('unreachable');
    expect(await session().refresh(tokens.accessToken)).toBe('unreachable');
  });

  test('is not called for 15 to 30 seconds after a failure, and then again', async () => {
    for (const [seconds, chance] of [
      [15, 0],
      [30, 1],
    ] as const) {
      vi.restoreAllMocks();
      another();
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      const tokens = await openedAtProvider();
      pass(tokens.expiresAt - Date.now());
      const silent = silence();
      await view();
      const asked = silent.count();
      pass(seconds * second - 1);
      expect(await session().refresh(tokens.accessToken)).toBe('unreachable');
      expect(silent.count()).toBe(asked);
      pass(1);
      silent.end();
      const now = async () => (await view())?.credentials?.accessToken ?? tokens.accessToken;
      await until(async () => (await now()) !== tokens.accessToken, 'the renewal');
    }
  });
});

describe('security events of a renewal (SAFETY-32)', () => {
  test('are absent after a success', async () => {
    const tokens = await openedAtProvider();
    const points = writtenPoints('renewal');
    await session().refresh(tokens.accessToken);
    expect(lines).toEqual([]);
    expect(points()).toEqual([{ outcome: 'renewed', ms: 0 }]);
  });

  test('name a failure when the provider is unreachable', async () => {
    const tokens = await openedAtProvider();
    changeRenewals(() => Response.json({ error: 'temporarily_unavailable' }, { status: 400 }));
    expect(await session().refresh(tokens.accessToken)).toBe('unreachable');
    expect(lines).toEqual([{ event: 'failure swallowed', security: true, session: tag, what: 'renewal' }]);
    // SIGNIN-22
    expect(await session().view()).toMatchObject({ name });
  });

  test('name a new ID token whose key is not published (SIGNIN-32)', async () => {
    const tokens = await openedAtProvider();
    const [, payload, signature] = tokens.idToken.split('.');
    const header = btoa(JSON.stringify({ alg: 'RS256', kid: 'not-published' })).replaceAll('=', '');
    changeRenewals((body) => Response.json({ ...body, id_token: [header, payload, signature].join('.') }));
    expect(await session().refresh(tokens.accessToken)).toMatchObject({ idToken: tokens.idToken });
    const what = 'key of a renewed ID token';
    expect(lines).toEqual([{ event: 'failure swallowed', security: true, session: tag, what }]);
  });
});

test('leaves the alarm of a session unchanged during a request (LEDGER-26)', async () => {
  await opened();
  const set = await alarm();
  pass(2 * minute + second);
  await session().view();
  expect(await alarm()).toBe(set);
});
