import { expect, test } from 'vitest';
import { signInFirst } from './load-context.ts';

test.each([
  ['/', '/mobile-login'],
  ['/?utm_source=x', '/mobile-login'],
  ['/?to=/account', '/mobile-login'],
  ['/account', '/login?to=%2Faccount'],
  ['/account?cycle=2', '/login?to=%2Faccount%3Fcycle%3D2'],
])('a visitor who asks for %s goes to %s (SHELL-2, SIGNIN-13)', (path, location) => {
  const response = signInFirst(false, path);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(location);
});

test('redirects a person whose session is over to sign-in, and keeps the path (SIGNIN-13)', () => {
  expect(signInFirst(true, '/bills').headers.get('location')).toBe('/session-expired?to=%2Fbills');
});
