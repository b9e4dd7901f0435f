import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { deviceTtlMs } from '#rpc/notification/notification.ts';
import { accountOf, sessionOf } from '../account/access.ts';
import { hour, pass, startClock, stopClock } from '../testing/clock.ts';
import { walk } from '../testing/identity-pages.ts';
import { go, keepLog, origin, signInAt } from '../testing/sign-in-portal.ts';
import { identityOf, signIn, tokensOf } from '../testing/sign-in.ts';
import { turnOn } from '../testing/told-browser.ts';
import { type FixtureAccount, injectFault, open, until } from '../testing/world.ts';
import { pointBinding, writtenPoints } from '../testing/written-points.ts';
import { makeCookieValue } from './cookie-value.ts';
import { deriveSessionName } from './cookie.ts';
import { type DeviceMark, hasDeviceCookie, readDeviceCookie, writeDeviceCookie } from './device-cookie.ts';

// Sign-ins and sign-outs of browsers that are told (SETTINGS-15), and what else hears of them.

const log = keepLog();
const keys = env.SESSION_SEAL_KEY;
const told = () => log.logged.map((line) => JSON.parse(line) as Record<string, unknown>);

/** A browser in which somebody is signed in and turned notifications on; `cookie` is what it sends. */
async function browserOf(account: FixtureAccount) {
  const value = await makeCookieValue(keys, 'session');
  const name = await deriveSessionName(value);
  const { actor, requester: own } = await signIn(account);
  const [identity, device] = [identityOf(account.email), { browser: 'firefox', os: 'linux' }];
  await sessionOf(env, name).open(name, tokensOf(account.email), identity, device, { actor });
  const requester = { ...own, session: name };
  const told = await turnOn(accountOf(env, account), { requester }, ['sign-in']);
  const mark = (await writeDeviceCookie(origin, keys, { group: account.groupId, device: told.device })).split(';')[0];
  const isTold = async () => {
    const here: unknown = await accountOf(env, account).pushSettings(requester, told.device);
    return here !== undefined;
  };
  return { name, session: `lineside=${value}`, mark, cookie: `lineside=${value}; ${mark}`, isTold };
}

describe('the mark of a browser with notifications', () => {
  const mark: DeviceMark = { group: 'group-1', device: 'device-1' };
  const asked = (cookie: string) => new Request(origin, { headers: { cookie } });

  test('is sealed, and outlives the session', async () => {
    const written = await writeDeviceCookie(origin, keys, mark);
    const [pair = '', age] = written.split('; ');
    expect(pair).toMatch(/^lineside-push=[\w.-]+$/);
    expect(age).toBe(`Max-Age=${deviceTtlMs / 1_000}`);
    expect(written).not.toContain('device-1');
    expect(hasDeviceCookie(asked(pair), origin)).toBe(true);
    expect(await readDeviceCookie(asked(pair), origin, keys)).toEqual(mark);
    expect(await writeDeviceCookie(origin, keys)).toMatch(/^lineside-push=; Max-Age=0;/);
  });

  test('has a name that only https may set, where the portal has it (SAFETY-2)', async () => {
    const secure = 'https://portal.example';
    const [pair = ''] = (await writeDeviceCookie(secure, keys, mark)).split(';');
    expect(pair).toMatch(/^__Host-lineside-push=/);
    expect([hasDeviceCookie(asked(pair), secure), hasDeviceCookie(asked(pair), origin)]).toEqual([true, false]);
  });

  test.each(['', 'lineside-push=made-up', 'lineside=x'])('is none of “%s”', async (cookie) => {
    expect(hasDeviceCookie(asked(cookie), origin)).toBe(cookie.startsWith('lineside-push'));
    expect(await readDeviceCookie(asked(cookie), origin, keys)).toBeUndefined();
  });
});

describe('notifications of a browser (SETTINGS-15)', () => {
  test('end with a sign-out, though the session was over before', async () => {
    const dana = await open('active-single');
    const { name, mark, isTold } = await browserOf(dana);
    await sessionOf(env, name).end(true);
    expect(await isTold()).toBe(true);
    const out = await go('/logout', { form: {}, cookie: mark });
    expect(out.setCookie).toMatch(/^lineside=; .*lineside-push=; Max-Age=0;/);
    expect(await isTold()).toBe(false);
    expect((await go('/logout', { form: {} })).setCookie).not.toContain('lineside-push');
  });

  test('end everywhere, or in all other browsers, also where the session was over', async () => {
    const dana = await open('active-single');
    const [here, other, third] = [await browserOf(dana), await browserOf(dana), await browserOf(dana)];
    const toldNow = () => Promise.all([here, other, third].map(({ isTold }) => isTold()));
    await sessionOf(env, other.name).end(true);
    await go('/logout', { form: { device: '/settings', ref: 'nobody' }, cookie: here.cookie });
    expect(await toldNow()).toEqual([true, true, true]);
    await go('/logout', { form: { elsewhere: '/settings' }, cookie: here.cookie });
    expect(await toldNow()).toEqual([true, false, false]);
    await go('/logout', { form: { everywhere: '/settings' }, cookie: here.session });
    expect(await toldNow()).toEqual([false, false, false]);
  });

  test('end in the account of another person who used the browser before', async () => {
    const before = await browserOf(await open('active-single'));
    const eve = await open('active-single');
    const start = `/login?login_hint=${encodeURIComponent(eve.email)}`;
    // While the carrier is slow nobody can say who signed in.
    await until(async () => {
      await signInAt(eve, start, before.cookie);
      return !(await before.isTold());
    }, 'the end');
  });

  test('go on when the same person signs in again, and after twelve hours', async () => {
    const dana = await open('active-single');
    const { cookie, isTold, name } = await browserOf(dana);
    const again = await signInAt(dana, '/login?again=1', cookie);
    expect(await sessionOf(env, name).view()).toBeUndefined();
    expect(await isTold()).toBe(true);
    stopClock();
    pass(12 * hour);
    await runDurableObjectAlarm(sessionOf(env, again.name));
    startClock();
    expect(await isTold()).toBe(true);
  });

  test('go on without the signed-in person’s identity', async () => {
    const dana = await open('active-single');
    const { cookie, isTold } = await browserOf(dana);
    await injectFault(dana, { endpoint: 'customer.byUsername', fault: 500, times: 1_000 });
    const { name } = await signInAt(dana, '/login?again=1', cookie);
    expect((await sessionOf(env, name).view())?.actor).toBeUndefined();
    expect(await isTold()).toBe(true);
  });

  test('leave an event in the security log when the account is unreachable, and the person is signed out', async () => {
    const { cookie, name } = await browserOf(await open('active-single'));
    const endDevices = () => Promise.reject(new Error('away'));
    const on = { ...env, ACCOUNT: { idFromName: () => 'id', get: () => ({ endDevices }) } } as unknown as typeof env;
    expect((await go('/logout', { form: {}, cookie, on })).status).toBe(303);
    expect(await sessionOf(env, name).view()).toBeUndefined();
    expect(told()).toContainEqual(
      expect.objectContaining({ event: 'failure swallowed', what: 'end of notifications' }),
    );
  });
});

test('notifies other browsers of a sign-in, unless the person was signed in with it already (SETTINGS-14)', async () => {
  const dana = await open('active-single');
  await browserOf(dana);
  const { end } = await signInAt(dana);
  const messages = () =>
    runInDurableObject(accountOf(env, dana), (_, { storage }) => {
      const rows = storage.sql.exec('SELECT * FROM message').toArray().length;
      storage.sql.exec('DELETE FROM message');
      return rows;
    });
  await messages();
  await signInAt(dana, '/login?again=1', end.cookie);
  expect(await messages()).toBe(0);
  await until(async () => {
    await signInAt(dana);
    return (await messages()) > 0;
  }, 'the message');
});

test('operators see which sign-ins begin, end and fail, and why (SAFETY-60)', async () => {
  const points = writtenPoints('sign-in');
  const on = { ...env, POINTS: pointBinding as typeof env.POINTS };
  const { to, cookie } = await go('/login', { on });
  const back = await walk(to?.href ?? '', (await open('active-single')).email);
  await go(back.href, { cookie, on });
  for (const query of ['error=access_denied', 'error=access_denied&state=x', 'code=x&state=y'])
    await go(`/login?${query}`, { on });
  expect(points()).toEqual([
    { outcome: 'begun', reason: '' },
    { outcome: 'signed in', reason: '' },
    { outcome: 'failed', reason: 'no_cookie' },
    { outcome: 'failed', reason: 'no_cookie' },
  ]);
});
