import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { sessionOf } from '../account/access.ts';
import { openAgent } from '../testing/agent.ts';
import { identityOf, tokensOf } from '../testing/sign-in.ts';
import type { Bindings } from '../variables.ts';
import { deriveSessionName } from './cookie.ts';
import { makeCookieValue } from './cookie-value.ts';
import { appWith } from '../testing/app-with.ts';
import { loadSession, nameSession } from './load.ts';

const origin = env.PORTAL_ORIGIN;
const keys = env.SESSION_SEAL_KEY;

/** What is known of a request after it was read. */
async function known(path: string, cookie = '', country?: string) {
  const app = appWith({ origin });
  app.use(nameSession);
  app.use(loadSession);
  let found: Partial<Bindings['Variables']> = {};
  app.all('*', (c) => {
    found = { ...c.var };
    return c.text('a page');
  });
  const cf = country === undefined ? {} : { country };
  await app.fetch(new Request(new URL(path, origin), { headers: { cookie }, cf: cf as CfProperties }), env);
  const { hadCookie, sessionName, attemptName, session } = found;
  return { hadCookie, sessionName, attemptName, session: session?.name };
}

/** Opens a session. @returns its name and its cookie */
async function opened(isAgent?: true) {
  const value = await makeCookieValue(keys, 'session');
  const name = await deriveSessionName(value);
  const device = { browser: 'firefox', os: 'linux' };
  await sessionOf(env, name).open(name, tokensOf('dana@example.test'), identityOf('dana@example.test'), device, {
    isAgent,
  });
  return { name, cookie: `lineside=${value}` };
}

describe('identity of a request', () => {
  const nobody = { hadCookie: false, sessionName: undefined, attemptName: undefined, session: undefined };

  test('has no session and no sign-in for a visitor', async () => {
    expect(await known('/home')).toEqual(nobody);
    expect(await known('/login')).toEqual(nobody);
  });

  test('records an invented cookie as present, and names nothing (SAFETY-26)', async () => {
    const invented = `lineside=${'a'.repeat(54)}; lineside-signin=${'b'.repeat(54)}`;
    expect(await known('/login', invented)).toEqual({ ...nobody, hadCookie: true });
  });

  test('has the session of a signed-in person', async () => {
    const { name, cookie } = await opened();
    expect(await known('/home', cookie)).toEqual({ ...nobody, hadCookie: true, sessionName: name, session: name });
  });

  test('has no session of an agent, whose value came as a customer’s cookie (CARE-7)', async () => {
    expect(await known('/home', (await opened(true)).cookie)).toMatchObject({ hadCookie: true, session: undefined });
    const { cookie } = await openAgent(`agent-${crypto.randomUUID()}@care.example.test`);
    const theirs = cookie.replace('lineside-care=', 'lineside=');
    expect(await known('/home', theirs)).toMatchObject({ sessionName: undefined, session: undefined });
  });

  test('has the sign-ins of a browser where one may begin, and nowhere else (SAFETY-27)', async () => {
    const value = await makeCookieValue(keys, 'sign-in');
    const cookie = `lineside-signin=${value}`;
    expect(await known('/login', cookie)).toMatchObject({ attemptName: await deriveSessionName(value) });
    expect((await known('/home', cookie)).attemptName).toBeUndefined();
  });
});

test('sets an alarm for the idle time where a page opens its socket, and nowhere else (SIGNIN-14)', async () => {
  const { name, cookie } = await opened();
  const alarm = () => runInDurableObject(sessionOf(env, name), (_, { storage }) => storage.getAlarm());
  const atEnd = await alarm();
  await known('/home', cookie);
  expect(await alarm()).toBe(atEnd);
  await known('/live', cookie);
  expect(await alarm()).toBeLessThan(atEnd ?? 0);
});

test.each([
  ['US', 'US'],
  ['XX', undefined],
  ['T1', undefined],
  ['USA', undefined],
  [undefined, undefined],
])('the country of the last use: %s is kept as %s (SETTINGS-3)', async (told, kept) => {
  const { name, cookie } = await opened();
  await known('/home', cookie, told);
  expect((await sessionOf(env, name).lastUse())?.country).toBe(kept);
});
