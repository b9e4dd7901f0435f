import { expect, test } from 'vitest';
import type { Env } from './env.ts';
import { intentRunner, portalContext } from './portal.ts';
import type { SessionView } from './session/session.ts';

const logged: string[] = [];
const log = (event: string) => void logged.push(event);

test('SIGNIN-22: with the identity provider silent a page is 503, and nobody is sent to sign-in', async () => {
  const session = { name: 'session-1', csrf: 'csrf', credentials: undefined } as SessionView;
  const context = () => portalContext({} as Env, session, { brand: 'demo', origin: 'https://portal.example' }, log);
  const thrown = await intentRunner(
    context,
    { path: '/account', sent: false },
    log,
  )((portal) => portal.me()).catch((page: unknown) => page);
  expect((thrown as Response).status).toBe(503);
  expect((thrown as Response).headers.has('location')).toBe(false);
  expect(logged).toEqual(['identity provider unreachable']);
});
