import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionOf } from '../account/access.ts';
import { minute, pass, second, standStill } from '../testing/clock.ts';
import { provided } from '../testing/identity-pages.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { identityOf, tokensOf } from '../testing/sign-in.ts';
import { open, until } from '../testing/world.ts';
import { writtenPoints } from '../testing/written-points.ts';
import { revoke } from './oidc.ts';
import type { Tokens } from './session.ts';

let name: string;
let lines: Record<string, unknown>[];
const session = () => sessionOf(env, name);
const device = { browser: 'firefox', os: 'linux' };

standStill();
beforeEach(() => {
  lines = loggedLines();
  name = `session-${crypto.randomUUID()}`;
});

/** A session whose tokens the provider renews. */
async function opened(): Promise<Tokens> {
  const { tokens, identity } = await provided((await open('active-single')).email);
  await session().open(name, tokens, identity, device);
  return tokens;
}

/** The provider's address of tokens answers so, from its own answer. */
function changeRenewals(change: (body: Record<string, unknown>) => Response): void {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await fetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    return url.endsWith('/token') ? change(await response.json()) : response;
  });
}

describe('what security is told of a renewal (SAFETY-32)', () => {
  const tag = expect.stringMatching(/^[\w-]{11}$/) as string;

  test('nothing, when it goes well', async () => {
    const tokens = await opened();
    const points = writtenPoints('renewal');
    await session().refresh(tokens.accessToken);
    expect(lines).toEqual([]);
    expect(points()).toEqual([{ outcome: 'renewed', ms: 0 }]);
  });

  test('that it failed, when the provider can’t say', async () => {
    const tokens = await opened();
    changeRenewals(() => Response.json({ error: 'temporarily_unavailable' }, { status: 400 }));
    expect(await session().refresh(tokens.accessToken)).toBe('unreachable');
    expect(lines).toEqual([{ event: 'failure swallowed', security: true, session: tag, what: 'renewal' }]);
    // SIGNIN-22
    expect(await session().view()).toMatchObject({ name });
  });

  test('SIGNIN-32: that the key of the new ID token is not published', async () => {
    const tokens = await opened();
    const [, payload, signature] = tokens.idToken.split('.');
    const header = btoa(JSON.stringify({ alg: 'RS256', kid: 'not-published' })).replaceAll('=', '');
    changeRenewals((body) => Response.json({ ...body, id_token: [header, payload, signature].join('.') }));
    expect(await session().refresh(tokens.accessToken)).toMatchObject({ idToken: tokens.idToken });
    const what = 'key of a renewed ID token';
    expect(lines).toEqual([{ event: 'failure swallowed', security: true, session: tag, what }]);
  });

  test('that it was refused, once: there are no new tokens to revoke', async () => {
    const tokens = await opened();
    await revoke(env, tokens);
    expect(await session().refresh(tokens.accessToken)).toBe('over');
    expect(lines.map(({ event }) => event)).toEqual(['renewal refused']);
  });

  test('nothing, when a session ends that there never was', async () => {
    await session().end();
    expect(lines).toEqual([]);
  });
});

test('SIGNIN-19: a renewal is due when two minutes of a token’s life are left', async () => {
  const tokens = await opened();
  pass(tokens.expiresAt - Date.now() - 2 * minute);
  await until(async () => (await session().view())?.credentials?.accessToken !== tokens.accessToken, 'the renewal');
});

test('LEDGER-26: a request leaves the alarm of a session as it was set', async () => {
  await session().open(name, tokensOf('dana@example.test'), identityOf('dana@example.test'), device);
  const alarm = () => runInDurableObject(session(), (_, { storage }) => storage.getAlarm());
  const set = await alarm();
  pass(2 * minute + second);
  await session().view();
  expect(await alarm()).toBe(set);
});
