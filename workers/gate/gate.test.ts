import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionView } from '../session/session.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { gate, notOurs, refuseForeign } from './gate.ts';
import { appWith } from '../testing/app-with.ts';
import { makeToken } from './token.ts';

const origin = 'https://portal.example';
const csrf = 'secret-of-this-session';
const sealKey = 'Zml4dHVyZS1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE';
const session = { name: 'session-1', csrf } as SessionView;
const path = '/lines/abc/add-data';

interface Sent {
  path?: string;
  method?: string;
  fields?: Record<string, string>;
  body?: BodyInit;
  headers?: Record<string, string>;
  signedIn?: boolean;
  /** The session name behind the cookie, whether or not the session is alive. */
  cookie?: string | undefined;
  withinRate?: boolean;
  env?: object;
}

/** Sends a request through the gate to a page that echoes its body. */
async function send({
  path: to = path,
  method = 'POST',
  fields = {},
  body,
  headers = {},
  signedIn = true,
  cookie = signedIn ? session.name : undefined,
  withinRate = true,
  env = {},
}: Sent) {
  const limit = vi.fn(async (_: { key: string }) => ({ success: withinRate }));
  const reached = vi.fn(
    async (request: Request) => new Response(`got ${new TextDecoder().decode(await request.arrayBuffer())}`),
  );
  const app = appWith({ origin, sessionName: cookie, session: signedIn ? session : undefined });
  const openForms = ['/feedback', '/logout', '/imei-compatibility-check'];
  app.use(refuseForeign);
  app.use(
    gate(
      openForms,
      async (_, status) => new Response('refused', { status }),
      async () => new Response('shown again', { status: 403 }),
    ),
  );
  app.all('*', (c) => reached(c.req.raw));
  const rpc = to.startsWith('/rpc/');
  const request = new Request(origin + to, {
    method,
    headers: withoutEmpty({
      'sec-fetch-site': 'same-origin',
      origin,
      ...(rpc
        ? { 'content-type': 'application/json', 'x-portal': '1' }
        : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    }),
    body: method === 'GET' || method === 'HEAD' ? undefined : (body ?? new URLSearchParams(fields).toString()),
  });
  const response = await app.fetch(request, { RATE_REFUSED: { limit }, SESSION_SEAL_KEY: sealKey, ...env });
  return { response, limit, reached };
}

const withoutEmpty = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));

const validFields = async () => ({ _token: await makeToken(csrf, path), size: '2' });

describe('the gate', () => {
  test('passes a form of the portal on, with its whole body', async () => {
    const fields = await validFields();
    const { response } = await send({ fields });
    expect(await response.text()).toBe(`got ${new URLSearchParams(fields)}`);
  });

  test.each(['GET', 'HEAD'])('does not look at %s, wherever it comes from', async (method) => {
    const { reached, limit } = await send({
      method,
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    });
    expect(reached).toHaveBeenCalledOnce();
    expect(limit).not.toHaveBeenCalled();
  });

  test('passes a form whose origin a filter hides, with its token (SAFETY-5)', async () => {
    const fields = await validFields();
    const { response, limit } = await send({ fields, headers: { origin: 'null' } });
    expect([response.status, await response.text()]).toEqual([200, `got ${new URLSearchParams(fields)}`]);
    expect(limit).not.toHaveBeenCalled();
  });

  test.each<[string, string, () => Promise<string>]>([
    ['another site', 'cross-site', () => makeToken(csrf, path)],
    ['a neighboring host', 'same-site', () => makeToken(csrf, path)],
    ['the portal, with a wrong token', 'same-origin', () => makeToken('another', path)],
  ])('refuses a form with a hidden origin from %s (SAFETY-5, SAFETY-6)', async (_, site, token) => {
    const headers = { origin: 'null', 'sec-fetch-site': site };
    const { response, reached } = await send({ fields: { _token: await token() }, headers });
    expect(response.status).toBe(403);
    expect(reached).not.toHaveBeenCalled();
  });

  test.each<[string, () => Promise<string>]>([
    ['no token', async () => ''],
    ['another page’s token', () => makeToken(csrf, '/logout')],
    ['another session’s token', () => makeToken('another', path)],
    ['a changed token', async () => `${await makeToken(csrf, path)}x`],
  ])('refuses a form with %s (SAFETY-6)', async (_, token) => {
    const { response, reached } = await send({ fields: { _token: await token() } });
    expect(response.status).toBe(403);
    expect(reached).not.toHaveBeenCalled();
  });

  test.each<[string, Record<string, string>, string]>([
    ['a page of the portal', {}, 'shown again'],
    ['a page of the portal whose origin a filter hides', { origin: 'null' }, 'shown again'],
    ['a page of the portal in an older browser', { 'sec-fetch-site': '' }, 'shown again'],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, notOurs],
    ['another site in an older browser', { 'sec-fetch-site': '', origin: 'https://evil.example' }, 'refused'],
    ['a sandbox in an older browser', { 'sec-fetch-site': '', origin: 'null' }, 'refused'],
    ['a browser that says nothing', { 'sec-fetch-site': '', origin: '' }, 'refused'],
  ])('gives what was typed back to %s alone (SAFETY-61)', async (_, headers, text) => {
    const { response, reached } = await send({ fields: { _token: 'old', name: 'Ana' }, headers });
    expect([response.status, await response.text()]).toEqual([403, text]);
    expect(reached).not.toHaveBeenCalled();
  });

  test('wants the token of signed-in people on open forms too (SAFETY-6)', async () => {
    expect((await send({ path: '/logout', fields: await validFields() })).response.status).toBe(403);
    expect(
      (await send({ path: '/logout', fields: { _token: await makeToken(csrf, '/logout') } })).response.status,
    ).toBe(200);
  });

  test('binds the token to the path without its query', async () => {
    expect((await send({ path: `${path}?again=1`, fields: await validFields() })).response.status).toBe(200);
  });

  test('wants no token for rpc calls (SAFETY-7)', async () => {
    const { response } = await send({ path: '/rpc/topUp.quote', body: '{"line":"x"}' });
    expect(await response.text()).toBe('got {"line":"x"}');
  });
});

describe('without a session', () => {
  test('leads a form to sign-in, after which it comes back unsent (SIGNIN-16)', async () => {
    const { response, reached } = await send({ path: `${path}?size=2`, fields: await validFields(), signedIn: false });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `/session-expired?to=${encodeURIComponent(`${path}?size=2`)}&unchanged=1`,
    );
    expect(reached).not.toHaveBeenCalled();
  });

  test.each(['/logout', '/imei-compatibility-check', '/feedback'])(
    '%s passes, but not from another site',
    async (to) => {
      expect((await send({ path: to, signedIn: false })).reached).toHaveBeenCalledOnce();
      expect(
        (await send({ path: to, signedIn: false, headers: { 'sec-fetch-site': 'cross-site' } })).response.status,
      ).toBe(403);
    },
  );
});

test.each<[string, Record<string, string>]>([
  ['another site', { origin: 'https://evil.example' }],
  ['a sandbox', { origin: 'null' }],
])('refuses a visitor’s form of %s in a browser that does not write who sent it (SAFETY-5)', async (_, headers) => {
  const form = { path: '/feedback', signedIn: false, headers: { 'sec-fetch-site': '', ...headers } };
  const { response, reached } = await send(form);
  expect([response.status, await response.text()]).toEqual([403, 'refused']);
  expect(reached).not.toHaveBeenCalled();
});

describe('the answer of a broker (SIGNIN-3)', () => {
  const answer = {
    path: '/login',
    signedIn: false,
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://id.example' },
    fields: { id_token: 'a.b.c', state: 'x' },
  };
  const env = { OIDC_RESPONSE_MODE: 'form_post' };

  test('passes from the provider’s site, where that is configured', async () => {
    expect((await send({ ...answer, env })).response.status).toBe(200);
    expect((await send(answer)).response.status).toBe(403);
  });

  test('comes by POST: another method is refused there as anywhere (SAFETY-5)', async () => {
    expect((await send({ ...answer, env, method: 'PUT' })).response.status).toBe(405);
  });

  test('passes at `/login` only', async () => {
    expect((await send({ ...answer, env, path: '/logout' })).response.status).toBe(403);
  });

  test('is limited in size', async () => {
    expect((await send({ ...answer, env, body: 'x'.repeat(33 * 1024) })).response.status).toBe(413);
  });
});

describe('bodies (SAFETY-9)', () => {
  const kilobytes = (count: number) => 'x'.repeat(count * 1024);

  test('are accepted up to exactly 32 KB', async () => {
    const token = `_token=${await makeToken(csrf, path)}&rest=`;
    expect((await send({ body: token + 'x'.repeat(32 * 1024 - token.length) })).response.status).toBe(200);
    expect((await send({ body: `${token}x${'x'.repeat(32 * 1024 - token.length)}` })).response.status).toBe(413);
  });

  test('are refused by their declared length, before they are read', async () => {
    const said = (length: number) => send({ path: '/rpc/topUp.quote', headers: { 'content-length': String(length) } });
    expect((await said(16_384)).response.status).toBe(200);
    const { response, reached } = await said(16_385);
    expect(response.status).toBe(413);
    expect(reached).not.toHaveBeenCalled();
  });

  test('are counted without a length, and not read beyond the limit', async () => {
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

const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };

describe('requests that no form of the portal can have caused (SAFETY-47)', () => {
  test.each<[string, Sent, number]>([
    ['a foreign form', { headers: foreign }, 403],
    ['another method', { method: 'PUT' }, 405],
    ['another content type', { headers: { 'content-type': 'text/plain' } }, 403],
  ])('%s gets a few words and no page, and counts by session', async (_, sent, status) => {
    const { response, limit, reached } = await send(sent);
    expect([response.status, await response.text()]).toEqual([status, notOurs]);
    expect(response.headers.get('content-type')).toMatch('text/plain');
    expect(limit).toHaveBeenCalledExactlyOnceWith({ key: 'session-1' });
    expect(reached).not.toHaveBeenCalled();
  });

  test('shows in both languages that nothing changed', () => {
    expect(notOurs).toMatch(/^Nothing changed\. .*\nNo se cambió nada\. .*\n$/);
  });

  test('counts by address without a session: an invented cookie gets no counter of its own', async () => {
    const headers = { ...foreign, 'cf-connecting-ip': '203.0.113.7' };
    expect((await send({ signedIn: false, headers })).limit).toHaveBeenCalledExactlyOnceWith({ key: '203.0.113.7' });
  });

  test('are refused with 429 when there are too many', async () => {
    const { response } = await send({ headers: foreign, withinRate: false });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await response.text()).toBe('too many requests');
  });

  test('does not count requests that pass', async () => {
    expect((await send({ fields: await validFields() })).limit).not.toHaveBeenCalled();
  });
});

describe('logs refusals of the gate for security, without content (SAFETY-32)', () => {
  let logged: Record<string, unknown>[];
  beforeEach(() => {
    logged = loggedLines();
  });
  afterEach(() => void vi.restoreAllMocks());

  test.each<[string, Sent, object]>([
    // Of each session the 1st is logged, the 10th, the 100th …
    [
      'a foreign form',
      { headers: foreign, cookie: 'session-2' },
      { event: 'cross-site refused', by: 'form', status: 403 },
    ],
    ['a wrong token', { fields: { _token: 'wrong', size: 'CANARY' } }, { event: 'form token refused' }],
    ['too long a body', { body: 'CANARY'.repeat(10_000) }, { event: 'body too large' }],
  ])('%s', async (_, sent, event) => {
    await send(sent);
    expect(logged).toEqual([{ ...event, security: true, session: expect.stringMatching(/^[\w-]{11}$/) }]);
    expect(JSON.stringify(logged)).not.toMatch(/CANARY|session-\d|evil|lines/);
  });
});
