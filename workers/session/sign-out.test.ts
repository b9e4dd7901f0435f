import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { hashOf } from '#rpc/domain/hash-of.ts';
import { accountOf } from '../account/access.ts';
import { go, keepLog, origin, signInAt, view } from '../testing/sign-in-portal.ts';
import { type FixtureAccount, open } from '../testing/world.ts';

const log = keepLog();

describe('signing out (SIGNIN-18)', () => {
  test('ends the session, removes the cookie, and goes on to the provider without a token in the URL', async () => {
    const { end, name } = await signInAt(await open('active-single'));
    const events = () => log.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    const tag = expect.stringMatching(/^[\w-]{11}$/) as string;
    // SAFETY-32
    expect(events()).toMatchObject([
      { event: 'signed in', security: true, session: tag, account: tag, brand: 'LINESIDE', again: false, acr: '' },
    ]);
    expect(events()[0]?.age).toBeGreaterThanOrEqual(0);
    const out = await go('/logout', { form: {}, cookie: end.cookie });
    expect(events()[1]).toMatchObject({ event: 'signed out', session: tag, where: 'here', sessions: 1 });
    // SAFETY-31
    expect([out.status, out.clears]).toEqual([303, '"cache"']);
    expect(out.setCookie).toMatch(/^lineside=; Max-Age=0;/);
    expect(out.to?.origin).toBe(env.OIDC_ISSUER);
    expect(Object.fromEntries(out.to?.searchParams ?? [])).toEqual({
      client_id: 'lineside',
      post_logout_redirect_uri: `${origin}/mobile-login`,
    });
    expect(await view(name)).toBeUndefined();
  });

  test('works while the provider cannot be reached', async () => {
    const { end, name } = await signInAt(await open('active-single'));
    const on = { ...env, OIDC_ISSUER: 'http://localhost:1' };
    expect(await go('/logout', { form: {}, cookie: end.cookie, on })).toMatchObject({
      status: 303,
      leadsTo: '/mobile-login',
    });
    expect(await view(name)).toBeUndefined();
    // SAFETY-32
    const events = log.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(events.filter(({ event }) => event === 'failure swallowed')).toMatchObject([
      { security: true, what: 'end of session at the provider', session: expect.stringMatching(/^[\w-]{11}$/) },
    ]);
  });

  test('without a session is no error', async () => {
    expect(await go('/logout', { form: {} })).toMatchObject({ status: 303 });
  });

  test('does not happen by following a link', async () => {
    const { end, name } = await signInAt(await open('active-single'));
    expect((await go('/logout', { cookie: end.cookie })).status).toBe(404);
    expect(await view(name)).toBeDefined();
  });

  test('everywhere ends all sessions of the customer, and nobody else’s (SIGNIN-24)', async () => {
    const dana = await open('active-family');
    const sessions = [await signInAt(dana), await signInAt(dana), await signInAt(dana)];
    const member = dana.lines.find(({ email }) => email !== dana.email);
    const other = await signInAt({ email: member?.email ?? '' });
    await go('/logout', { form: { everywhere: '1' }, cookie: sessions[0]?.end.cookie });
    expect(await Promise.all(sessions.map(({ name }) => view(name)))).toEqual([undefined, undefined, undefined]);
    expect(await view(other.name)).toBeDefined();
  });
});

describe('signing out elsewhere (SETTINGS-8)', () => {
  const listed = async (account: FixtureAccount, name: string) => {
    const { credentials, actor } = (await view(name)) ?? {};
    if (!credentials || !actor) throw new Error('the session is over');
    return accountOf(env, account).signIns({ session: name, actor, credentials });
  };

  test('ends all other sessions, and keeps this one', async () => {
    const dana = await open('active-family');
    const [mine, one, two] = [await signInAt(dana), await signInAt(dana), await signInAt(dana)];
    const out = await go('/logout', { form: { elsewhere: '/settings' }, cookie: mine.end.cookie });
    expect(out).toMatchObject({ status: 303, cookie: undefined });
    expect([out.to?.pathname, out.to?.search]).toEqual(['/settings', '?signed-out=2']);
    expect([await view(mine.name), await view(one.name), await view(two.name)]).toEqual([
      expect.anything(),
      undefined,
      undefined,
    ]);
  });

  test('ends the one device that its reference names, and nobody else’s', async () => {
    const dana = await open('active-family');
    const marco = { email: dana.lines[1]?.email ?? '' };
    const [mine, other, third, his] = [
      await signInAt(dana),
      await signInAt(dana),
      await signInAt(dana),
      await signInAt(marco),
    ];
    const all = await listed(dana, mine.name);
    expect(all.map(({ isCurrent: isThis }) => isThis)).toEqual([true, false, false]);
    const ref = await hashOf(other.name);
    expect(all.map((one) => one.ref)).toContain(ref);
    const out = await go('/logout', { form: { device: '/settings', ref }, cookie: mine.end.cookie });
    expect(out.to?.search).toBe('?signed-out=1');
    expect([await view(other.name), await view(third.name)]).toEqual([undefined, expect.anything()]);
    for (const foreign of [await hashOf(his.name), await hashOf(mine.name), '', ref]) {
      const none = await go('/logout', { form: { device: '/settings', ref: foreign }, cookie: mine.end.cookie });
      expect(none.to?.search).toBe('?signed-out=0');
    }
    expect([await view(his.name), await view(mine.name)]).toEqual([expect.anything(), expect.anything()]);
  });
});
