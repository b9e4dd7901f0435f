import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { walk } from '../testing/identity-pages.ts';
import { go, keepLog, origin, signInAt, view } from '../testing/sign-in-portal.ts';
import { change, injectFault, open } from '../testing/world.ts';
import { deriveSessionName } from './cookie.ts';

keepLog();

describe('a second brand with its own host', () => {
  const harbor = env.OTHER_ORIGINS ?? '';

  test('signs its customers in there', async () => {
    const sasha = await open('other-brand');
    const begun = await go(`${harbor}/login`);
    expect(begun.to?.searchParams.get('redirect_uri')).toBe(`${harbor}/login`);
    const end = await go((await walk(begun.to?.href ?? '', sasha.email)).href, { cookie: begun.cookie });
    expect(end.to?.pathname).toBe('/post-activation-home');
    const name = await deriveSessionName(end.cookie?.split('=')[1] ?? '');
    expect(await view(name)).toMatchObject({ actor: { brand: 'TEMP1', groupId: sasha.groupId } });
  });

  test.each([
    ['not found', async () => open('no-account')],
    [
      'not read',
      async () => {
        const sasha = await open('other-brand');
        await injectFault(sasha, { endpoint: 'customer.byUsername', fault: 500, times: 1_000 });
        return sasha;
      },
    ],
  ])('a customer who is %s is at sign-in with an error (SIGNIN-26)', async (_, prepare) => {
    const { email } = await prepare();
    const begun = await go(`${harbor}/login?to=%2Faccount`);
    const end = await go((await walk(begun.to?.href ?? '', email)).href, { cookie: begun.cookie });
    expect(`${end.to?.pathname}${end.to?.search}`).toBe('/login?error=account');
  });

  test('sends its customers home from another brand’s host, and leaves no session (SIGNIN-21)', async () => {
    const sasha = await open('other-brand');
    await change(sasha, { brand: 'TEMP1' });
    const { end, name } = await signInAt(sasha, '/login?to=%2Faccount');
    expect(end.to?.href).toBe(`${harbor}/login?to=%2Faccount`);
    expect(end.setCookie).toContain('Max-Age=0');
    expect(await view(name)).toBeUndefined();
    const begun = await go(`${harbor}/login`);
    const there = await go((await walk(begun.to?.href ?? '', sasha.email)).href, { cookie: begun.cookie });
    expect(there.to?.pathname).toBe('/post-activation-home');
  });

  test.each(['LINESIDE', 'A-BRAND-WITHOUT-A-HOST'])('a customer of %s stays (SIGNIN-21)', async (brand) => {
    const dana = await open('active-single');
    await change(dana, { brand });
    expect((await signInAt(dana)).end.to?.pathname).toBe('/post-activation-home');
  });

  test('redirects a host that is not configured to the portal’s origin', async () => {
    expect((await go('http://evil.example/login')).to?.searchParams.get('redirect_uri')).toBe(`${origin}/login`);
  });
});
