import { describe, expect, test, vi } from 'vitest';
import { appWith } from '../testing/app-with.ts';
import { securityHeaders } from './headers.ts';

async function answer(response: Response, origin = 'https://portal.example') {
  const app = appWith({ origin });
  app.use(securityHeaders);
  app.get('/', () => response);
  return app.request('/');
}

describe('headers of every answer (SAFETY-11)', () => {
  test('are strict by default', async () => {
    const { headers } = await answer(new Response('x'));
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
    expect(Object.fromEntries(headers)).toMatchObject({
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store, no-cache',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    });
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
  });

  test('keep the page’s own headers, its status, its cookies and its body', async () => {
    const headers = new Headers({
      'content-security-policy': "default-src 'self'",
      'cache-control': 'public, max-age=60',
    });
    headers.append('set-cookie', 'a=1');
    headers.append('set-cookie', 'b=2');
    const response = await answer(new Response('the page', { status: 422, headers }));
    expect(response.status).toBe(422);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.text()).toBe('the page');
  });

  test('are on an answer whose own headers cannot be changed', async () => {
    const given = new Response(null, { status: 303, headers: { location: 'https://portal.example/home' } });
    // As those of an object, a cache or a file.
    given.headers.set = () => {
      throw new TypeError('immutable');
    };
    const response = await answer(given);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('https://portal.example/home');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
  });

  test('have HSTS only on https', async () => {
    expect((await answer(new Response('x'), 'http://localhost:8787')).headers.has('strict-transport-security')).toBe(
      false,
    );
  });
});

test('leave an answer that opens a socket unchanged (SAFETY-11)', async () => {
  const set = vi.fn();
  const res = { status: 101, headers: { has: () => false, set } };
  await securityHeaders({ res, get: () => 'https://portal.test' } as never, async () => undefined);
  expect(set).not.toHaveBeenCalled();
});
