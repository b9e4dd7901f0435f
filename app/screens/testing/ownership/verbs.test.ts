import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { publicRouter } from '#rpc/public-router.ts';
import { proceduresOf } from '#rpc/testing/procedures-of.ts';
import { gate } from '#workers/gate/gate.ts';
import { makeToken } from '#workers/gate/token.ts';
import type { SessionView } from '#workers/session/session.ts';
import type { Bindings } from '#workers/variables.ts';

const origin = 'https://portal.example.test';
const csrf = 'secret-of-this-session';
const procedureNames = Object.keys(await proceduresOf(publicRouter));
const everyPath = [
  ...routes.map(({ path = '' }) => `/${path.replaceAll(/:\w+\??/g, 'x').replace('*', 'nowhere')}`),
  ...procedureNames.map((name) => `/rpc/public/${name}`),
  ...['/login', '/logout', '/preference', '/live', '/nowhere'],
];

describe('a verb that no page has (SAFETY-43)', () => {
  const reached: string[] = [];
  const app = new Hono<Bindings>();
  app.use(async (c, next) => {
    c.set('origin', origin);
    if (c.req.header('cookie')) c.set('session', { name: 'session-1', csrf } as SessionView);
    await next();
  });
  const openForms = everyPath;
  const refuse = async (_: unknown, status: number = 403) => new Response(null, { status });
  app.use(gate(openForms, refuse, refuse));
  app.all('*', (c) => {
    reached.push(`${c.req.method} ${c.req.path}`);
    return c.text('what is behind the gate');
  });
  const env = { RATE: { limit: async () => ({ success: true }) }, SESSION_SEAL_KEY: 'key' };

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is 405 on every route and procedure, and reaches nothing behind the gate',
    async (method) => {
      for (const path of everyPath)
        for (const cookie of ['session', ''] as const) {
          const rpc = path.startsWith('/rpc/');
          const headers = {
            ...{ origin, cookie, 'sec-fetch-site': 'same-origin', 'x-portal': '1' },
            'content-type': rpc ? 'application/json' : 'application/x-www-form-urlencoded',
          };
          const body = rpc ? '{}' : new URLSearchParams({ _token: await makeToken(csrf, path) });
          const answer = await app.request(origin + path, { method, headers, body }, env);
          expect([method, path, answer.status, await answer.text()]).toEqual([method, path, 405, '']);
        }
      expect(reached).toEqual([]);
    },
  );

  test('the same request as a POST gets through, so the verb causes the refusal', async () => {
    // Of somebody without a session, whose open form needs no token: only workerd can compare tokens.
    const headers = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
    expect((await app.request(`${origin}/settings`, { method: 'POST', headers, body: 'a=b' }, env)).status).toBe(200);
    expect(reached).toEqual(['POST /settings']);
  });
});
