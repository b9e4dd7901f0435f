import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { dataLayer, eventOf, mayTell } from './data-layer.ts';
import type { SessionView } from './session/session-object.ts';
import { calls, open, type FixtureAccount, injectFault } from './testing/world.ts';
import type { Bindings } from './variables.ts';

const asked = (method: string, path: string, headers: Record<string, string> = {}) =>
  eventOf(new Request(`https://portal.example${path}`, { method, headers }));

it.each([
  ['GET', '/help', 'Help'],
  ['GET', '/help?lang=es', 'Help'],
  ['GET', '/settings', 'Settings'],
  ['POST', '/logout', 'Logout'],
  ['GET', '/logout', undefined],
  ['HEAD', '/help', undefined],
  ['POST', '/settings', undefined],
  ['GET', '/help/more', undefined],
  ['GET', '/home', undefined],
])('%s %s is the event %s', (method, path, event) => {
  expect(asked(method, path)).toBe(event);
});

it.each([
  ['a navigation', { 'sec-fetch-dest': 'document' }, 'Help'],
  ['a text browser, which says nothing', {}, 'Help'],
  ['a prefetch', { 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'document' }, undefined],
  ['a prerender', { 'sec-purpose': 'prefetch;prerender' }, undefined],
  ['a prefetch of an older browser', { purpose: 'prefetch' }, undefined],
  ['a prefetch of an older Firefox', { 'x-moz': 'prefetch' }, undefined],
  ['a script', { 'sec-fetch-dest': 'empty' }, undefined],
])('%s to Help counts as %s', (_, headers, event) => {
  expect(asked('GET', '/help', headers)).toBe(event);
});

it.each([
  [{}, true],
  [{ 'sec-gpc': '1' }, false],
  [{ dnt: '1' }, false],
  [{ dnt: '0' }, true],
])('%j allows telling: %s', (headers, allowed) => {
  expect(mayTell(new Headers(headers as Record<string, string>))).toBe(allowed);
});

describe('what the tracker is told', () => {
  const log = (endpoint: string) => calls(undefined, endpoint);

  /** Asks for a page as somebody; the context ends when everything that runs after the response has. */
  async function ask(
    session: SessionView | undefined,
    method: string,
    path: string,
    { headers = {}, status = 200 } = {},
  ) {
    const app = new Hono<Bindings>();
    app.use(async (c, next) => {
      if (session) c.set('session', session);
      await next();
    });
    app.use(dataLayer);
    app.all('*', () => new Response('the page', { status }));
    const context = createExecutionContext();
    await app.fetch(new Request(`https://portal.example${path}`, { method, headers }), env, context);
    return { done: () => waitOnExecutionContext(context) };
  }

  const sessionFor = ({ email }: FixtureAccount) =>
    ({ csrf: crypto.randomUUID(), identity: { email, name: 'Robin Hale' } }) as SessionView;

  it.each([
    ['GET', '/help?from=menu', 200, '/help'],
    ['GET', '/settings', 200, '/settings'],
    ['POST', '/logout', 303, '/logout'],
  ])('%s %s: who and which page, and nothing else', async (method, path, status, page) => {
    const somebody = await open('active-single');
    const session = sessionFor(somebody);
    await (await ask(session, method, path, { status })).done();
    const identified = await calls(somebody, 'marketing.identify');
    const visitorId = (identified[0]?.body as { visitorId: string }).visitorId;
    expect(identified.map(({ body }) => body)).toEqual([{ visitorId, emailId: somebody.email }]);
    const seen = (await log('marketing.pageView')).filter(
      ({ body }) => (body as { visitorId: string }).visitorId === visitorId,
    );
    expect(seen.map(({ body }) => body)).toEqual([{ visitorId, page }]);
    expect(visitorId).not.toContain(session.csrf);
    for (const { headers } of [...identified, ...seen])
      expect(Object.keys(headers).filter((name) => /^(authorization|cookie|x-)/.test(name))).toEqual([]);
  });

  it('has one id for a visit, and another one for the next', async () => {
    const somebody = await open('active-single');
    const [first, second] = [sessionFor(somebody), sessionFor(somebody)];
    for (const session of [first, first, second]) await (await ask(session, 'GET', '/help')).done();
    const ids = (await calls(somebody, 'marketing.identify')).map(
      ({ body }) => (body as { visitorId: string }).visitorId,
    );
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it.each([
    ['objects by Global Privacy Control', 'GET', { headers: { 'sec-gpc': '1' } }],
    ['objects by Do Not Track', 'GET', { headers: { dnt: '1' } }],
    ['only had it prefetched', 'GET', { headers: { 'sec-purpose': 'prefetch' } }],
    ['got no page', 'GET', { status: 503 }],
  ])('nothing of somebody who %s', async (_, method, more) => {
    const somebody = await open('active-single');
    await (await ask(sessionFor(somebody), method, '/help', more)).done();
    expect(await calls(somebody, 'marketing.identify')).toEqual([]);
  });

  it('nothing of somebody who is not signed in', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    await (await ask(undefined, 'GET', '/help')).done();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('is no reason to wait for the page', async () => {
    const somebody = await open('active-single');
    await injectFault(somebody, { endpoint: 'marketing.identify', fault: 'slow', ms: 1_000 });
    const { done } = await ask(sessionFor(somebody), 'GET', '/help');
    const ended = done().then(() => 'told');
    expect(await Promise.race([ended, scheduler.wait(100).then(() => 'still telling')])).toBe('still telling');
    await ended;
    expect(await calls(somebody, 'marketing.identify')).toHaveLength(1);
  });
});
