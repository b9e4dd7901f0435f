import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { careRoutes } from '../care/care-routes.ts';
import { noteEnd } from '../care/care-port.ts';
import { accountFor } from '../testing/sign-in.ts';
import { open } from '../testing/world.ts';
import type { Bindings } from '../variables.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The security events that were logged, with what each says. */
const told = (log: { mock: { calls: unknown[][] } }) =>
  log.mock.calls.map(([line]) => JSON.parse(String(line)) as { event: string; what: string });

test('CARE-7: an answer of the provider to a sign-in that this browser did not begin signs nobody in', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const app = new Hono<Bindings>();
  app.use((c, next) => {
    c.set('origin', 'https://portal.example');
    return next();
  });
  app.route(
    '/',
    careRoutes(async (c) => c.text('page')),
  );
  const answer = await app.request('/care/login?code=stolen&state=forged', {}, env);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/care?error=failed']);
  expect(answer.headers.getSetCookie().join()).not.toMatch(/lineside-care=\w/);
  expect(told(log)).toContainEqual(expect.objectContaining({ event: 'care', what: 'sign-in failed: Error' }));
});

test('CARE-6: Activity and security hear of the end of what was shown', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const { groupId, customerId } = await open('active-single');
  const at = Date.now() - 60_000;
  const showing = { groupId, customerId, isPrimary: true, session: 'session-1', id: 'id-1', since: at };
  await noteEnd(env, { ...showing, until: at + 900_000 }, 'customer');
  const { shown: noted } = await accountFor({ groupId } as Parameters<typeof accountFor>[0]).activityNotes();
  expect(noted).toMatchObject([{ id: 'id-1', customerId, at }]);
  expect(noted[0]?.until).toBeLessThan(at + 900_000);
  expect(told(log)).toContainEqual(expect.objectContaining({ event: 'shown to care', what: 'ended by customer' }));
});
