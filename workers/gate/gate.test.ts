import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import type { SessionView } from '../session/session-object.ts';
import type { Bindings } from '../variables.ts';
import { gate } from './gate.ts';
import { tokenFor } from './token.ts';

const origin = 'https://portal.example';
const csrf = 'secret-of-this-session';
const session = { name: 'session-1', csrf } as SessionView;
const path = '/lines/abc/add-data';

interface Sent {
  path?: string;
  method?: string;
  fields?: Record<string, string>;
  body?: BodyInit;
  headers?: Record<string, string>;
  signedIn?: boolean;
  /** The name behind the cookie, alive or not. */
  cookie?: string;
  mayCome?: boolean;
}

/** Sends a request through the gate to a page that says what it got. */
async function send({
  path: to = path,
  method = 'POST',
  fields = {},
  body,
  headers = {},
  signedIn = true,
  cookie = signedIn ? session.name : '',
  mayCome = true,
}: Sent) {
  const limit = vi.fn(async (_: { key: string }) => ({ success: mayCome }));
  const reached = vi.fn(
    async (request: Request) => new Response(`got ${new TextDecoder().decode(await request.arrayBuffer())}`),
  );
  const app = new Hono<Bindings>();
  app.use(async (c, next) => {
    c.set('origin', origin);
    if (cookie) c.set('sessionName', cookie);
    if (signedIn) c.set('session', session);
    await next();
  });
  app.use(gate(async (_, status) => new Response('turned away', { status })));
  app.all('*', (c) => reached(c.req.raw));
  const rpc = to.startsWith('/rpc/');
  const request = new Request(origin + to, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      origin,
      'content-type': rpc ? 'application/json' : 'application/x-www-form-urlencoded',
      ...(rpc ? { 'x-portal': '1' } : {}),
      ...headers,
    },
    body: method === 'GET' || method === 'HEAD' ? undefined : (body ?? new URLSearchParams(fields).toString()),
  });
  const response = await app.fetch(request, { RATE: { limit } });
  return { response, limit, reached };
}

const good = async () => ({ _token: await tokenFor(csrf, path), size: '2' });

describe('the gate', () => {
  test('lets a form of ours through, with its whole body', async () => {
    const fields = await good();
    const { response } = await send({ fields });
    expect(await response.text()).toBe(`got ${new URLSearchParams(fields)}`);
  });

  test.each(['GET', 'HEAD'])('has nothing to say to %s, wherever it comes from', async (method) => {
    const { reached, limit } = await send({
      method,
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    });
    expect(reached).toHaveBeenCalledOnce();
    expect(limit).not.toHaveBeenCalled();
  });

  test('turns away what comes from elsewhere, even with the right token', async () => {
    const { response, reached } = await send({
      fields: await good(),
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    });
    expect(response.status).toBe(403);
    expect(reached).not.toHaveBeenCalled();
  });

  test.each<[string, () => Promise<string>]>([
    ['no token', async () => ''],
    ['another page’s token', () => tokenFor(csrf, '/logout')],
    ['another session’s token', () => tokenFor('another', path)],
    ['a changed token', async () => `${await tokenFor(csrf, path)}x`],
  ])('turns a form with %s away', async (_, token) => {
    const { response, reached } = await send({ fields: { _token: await token() } });
    expect(response.status).toBe(403);
    expect(reached).not.toHaveBeenCalled();
  });

  test('asks for the token of a signed-in person everywhere', async () => {
    expect((await send({ path: '/logout', fields: await good() })).response.status).toBe(403);
    expect((await send({ path: '/logout', fields: { _token: await tokenFor(csrf, '/logout') } })).response.status).toBe(
      200,
    );
  });

  test('takes the path alone for the token: a query changes nothing', async () => {
    expect((await send({ path: `${path}?again=1`, fields: await good() })).response.status).toBe(200);
  });

  test('asks a call for no token: no foreign page can send one', async () => {
    const { response } = await send({ path: '/rpc/topUp.quote', body: '{"line":"x"}' });
    expect(await response.text()).toBe('got {"line":"x"}');
  });
});

describe('without a session', () => {
  test('a form does nothing, and is found again after sign-in', async () => {
    const { response, reached } = await send({ path: `${path}?size=2`, fields: await good(), signedIn: false });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/session-expired?to=${encodeURIComponent(`${path}?size=2`)}`);
    expect(reached).not.toHaveBeenCalled();
  });

  test.each(['/logout', '/imei-compatibility-check', '/feedback'])(
    '%s goes on: it acts with nobody’s rights',
    async (to) => {
      expect((await send({ path: to, signedIn: false })).reached).toHaveBeenCalledOnce();
      expect(
        (await send({ path: to, signedIn: false, headers: { 'sec-fetch-site': 'cross-site' } })).response.status,
      ).toBe(403);
    },
  );
});

describe('bodies', () => {
  const kilobytes = (count: number) => 'x'.repeat(count * 1024);

  test.each([
    [path, 33, 413],
    ['/rpc/topUp.quote', 17, 413],
    ['/rpc/topUp.quote', 16, 200],
  ])('%s with %i KB: %i', async (to, size, status) => {
    expect((await send({ path: to, body: kilobytes(size) })).response.status).toBe(status);
  });

  test('of exactly 32 KB reach the token check', async () => {
    const token = `_token=${await tokenFor(csrf, path)}&rest=`;
    expect((await send({ body: token + 'x'.repeat(32 * 1024 - token.length) })).response.status).toBe(200);
    expect((await send({ body: `${token}x${'x'.repeat(32 * 1024 - token.length)}` })).response.status).toBe(413);
  });

  test('that do not tell their length are counted, and read no further than the limit', async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new TextEncoder().encode(kilobytes(8)));
        if (pulled === 1_000) controller.close();
      },
    });
    const { response, reached } = await send({ body });
    expect(response.status).toBe(413);
    expect(pulled).toBeLessThan(20);
    expect(reached).not.toHaveBeenCalled();
  });
});

describe('the rate limit', () => {
  test('turns away with 429', async () => {
    const { response, reached } = await send({ fields: await good(), mayCome: false });
    expect(response.status).toBe(429);
    expect(reached).not.toHaveBeenCalled();
  });

  test('counts by session', async () => {
    expect((await send({ fields: await good() })).limit).toHaveBeenCalledWith({ key: 'session-1' });
  });

  test('counts by address where nobody is signed in: a made-up cookie is no new counter', async () => {
    const { limit } = await send({
      signedIn: false,
      cookie: 'name-of-a-made-up-cookie',
      headers: { 'cf-connecting-ip': '203.0.113.7' },
    });
    expect(limit).toHaveBeenCalledWith({ key: '203.0.113.7' });
  });
});
