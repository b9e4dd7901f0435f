import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { dataLayer, eventOf, mayTell } from './data-layer.ts';
import type { SessionView } from './session/session.ts';
import { calls, open, type FixtureAccount, injectFault } from './testing/world.ts';
import { appWith } from './testing/app-with.ts';
import type { NotedEvent } from './variables.ts';

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
])('%s %s is the event %s (SHELL-23)', (method, path, event) => {
  expect(asked(method, path)).toBe(event);
});

const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };
const tapped = { ...navigation, 'sec-purpose': 'prefetch', 'sec-speculation-tags': '"tap"' };

it.each([
  ['a navigation', { 'sec-fetch-dest': 'document' }, 'Help'],
  ['a text browser without Sec-Fetch headers', {}, 'Help'],
  ['a prefetch', { 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'document' }, undefined],
  ['a prefetch of a pressed link (SHELL-49)', tapped, 'Help'],
  ['a prerender', { 'sec-purpose': 'prefetch;prerender' }, undefined],
  ['a prefetch by an older browser', { purpose: 'prefetch' }, undefined],
  ['a prefetch by an older Firefox', { 'x-moz': 'prefetch' }, undefined],
  ['a fetch by script', { 'sec-fetch-dest': 'empty' }, undefined],
])('%s of Help with %j is the event %s (SHELL-24)', (_, headers, event) => {
  expect(asked('GET', '/help', headers)).toBe(event);
});

it.each([
  [{}, true],
  [{ 'sec-gpc': '1' }, false],
  [{ dnt: '1' }, false],
  [{ dnt: '0' }, true],
])('with %j events may be sent: %s (SHELL-24)', (headers, allowed) => {
  expect(mayTell(new Headers(headers as Record<string, string>))).toBe(allowed);
});

/** As the build has them. */
const pages = Object.fromEntries(
  [undefined, 'help', 'account', 'bills/pay', 'bills/:billRef', 'add-data/:lineRef/:operationId/review'].map(
    (path, index) => [index, { path }],
  ),
);

interface Sent {
  headers?: object;
  status?: number;
  noted?: NotedEvent[];
  type?: string;
}

describe('the payload for the tracker (SHELL-23)', () => {
  const log = (endpoint: string) => calls(undefined, endpoint);

  /** Requests a page as somebody; `done` waits for the work after the response. */
  async function ask(
    session: SessionView | undefined,
    method: string,
    path: string,
    { headers = {}, status = 200, noted = [], type = 'text/html; charset=utf-8' }: Sent = {},
  ) {
    const app = appWith({ session });
    app.use(dataLayer(pages));
    app.all('*', (c) => {
      if (noted.length > 0) c.set('noted', noted);
      return new Response('the page', { status, headers: { 'content-type': type } });
    });
    const context = createExecutionContext();
    await app.fetch(new Request(`https://portal.example${path}`, { method, headers: { ...headers } }), env, context);
    return { done: () => waitOnExecutionContext(context) };
  }

  const sessionFor = ({ email }: FixtureAccount) =>
    ({ csrf: crypto.randomUUID(), identity: { email, name: 'Robin Hale' } }) as SessionView;

  it.each([
    ['GET', '/help?from=menu', 200, '/help', 'Help'],
    ['GET', '/settings', 200, '/settings', 'Settings'],
    ['POST', '/logout', 303, '/logout', 'Logout'],
    ['GET', '/steps/ref-1?from=activation', 200, '/steps', 'ContinueSetup'],
    ['POST', '/steps/ref-1', 303, '/steps', 'Setup_Done'],
    ['POST', '/steps/ref-1/resend', 303, '/steps/resend', 'Resend'],
  ])(
    '%s %s: the person, the named event, and nothing else (SAFETY-13, ESIM-15)',
    async (method, path, status, page, event) => {
      const somebody = await open('active-single');
      const session = sessionFor(somebody);
      await (await ask(session, method, path, { status })).done();
      const identified = await calls(somebody, 'marketing.identify');
      const visitorId = (identified[0]?.body as { visitorId: string }).visitorId;
      expect(identified.map(({ body }) => body)).toEqual([{ visitorId, emailId: somebody.email }]);
      const seen = (await log('marketing.pageView')).filter(
        ({ body }) => (body as { visitorId: string }).visitorId === visitorId,
      );
      expect(seen.map(({ body }) => body)).toEqual([{ visitorId, page, event }]);
      expect(visitorId).not.toContain(session.csrf);
      for (const { headers } of [...identified, ...seen])
        expect(Object.keys(headers).filter((name) => /^(authorization|cookie|x-)/.test(name))).toEqual([]);
    },
  );

  /** What was told of somebody's visit as page views. */
  async function viewsOf(method: string, path: string, more: Sent = {}): Promise<object[]> {
    const somebody = await open('active-single');
    await (await ask(sessionFor(somebody), method, path, more)).done();
    const [identified] = await calls(somebody, 'marketing.identify');
    if (!identified) return [];
    const { visitorId } = identified.body as { visitorId: string };
    return (await log('marketing.pageView'))
      .map(({ body }) => body as { visitorId: string })
      .filter((body) => body.visitorId === visitorId)
      .map(({ visitorId: _, ...view }) => view);
  }

  it.each([
    ['/', '/'],
    ['/account?lang=es', '/account'],
    ['/bills/pay', '/bills/pay'],
    ['/bills/AbCdEfGhIjKlMnOpQrStUv', '/bills'],
    ['/add-data/AbCdEfGhIjKlMnOpQrStUv/BbCdEfGhIjKlMnOpQrStUv/review', '/add-data/review'],
  ])('%s is a view of %s, without references (SHELL-37)', async (path, page) => {
    expect(await viewsOf('GET', path)).toEqual([{ page }]);
  });

  it('sends a page that is an event once, with its name (SHELL-37)', async () => {
    expect(await viewsOf('GET', '/help')).toEqual([{ page: '/help', event: 'Help' }]);
  });

  it.each<[string, string, string, Sent]>([
    ['a page that loads itself again', 'GET', '/account', { headers: navigation }],
    ['a file', 'GET', '/account', { type: 'text/csv' }],
    ['a form', 'POST', '/account', {}],
    ['a redirect', 'GET', '/account', { status: 302 }],
    ['a page that failed', 'GET', '/account', { status: 503 }],
    ['a prefetch', 'GET', '/account', { headers: { 'sec-purpose': 'prefetch' } }],
    ['a fetch by script', 'GET', '/account', { headers: { 'sec-fetch-dest': 'empty' } }],
    ['somebody who objects', 'GET', '/account', { headers: { dnt: '1' } }],
    ['what is no page of the portal', 'GET', '/rpc/me', {}],
  ])('%s is no view (SHELL-37)', async (_, method, path, more) => {
    expect(await viewsOf(method, path, more)).toEqual([]);
  });

  it.each([{ ...navigation, 'sec-fetch-user': '?1' }, { ...navigation, 'sec-fetch-site': 'none' }, {}, tapped])(
    'a page that somebody asked for is one, with %j (SHELL-37, SHELL-49)',
    async (headers) => {
      expect(await viewsOf('GET', '/account', { headers })).toEqual([{ page: '/account' }]);
    },
  );

  it('sends an intent’s event with the page of the intent (ACTIVATE-32)', async () => {
    const somebody = await open('active-single');
    const noted: NotedEvent[] = [
      { event: 'ZipCheck', page: '/activation' },
      { event: 'New_Number', page: '/activation' },
    ];
    await (await ask(sessionFor(somebody), 'POST', '/activation/line-reference/number', { status: 303, noted })).done();
    const [identified] = await calls(somebody, 'marketing.identify');
    const { visitorId } = identified?.body as { visitorId: string };
    const seen = (await log('marketing.pageView')).map(({ body }) => body as { visitorId: string });
    // Sent at the same time: their order is open.
    expect(new Set(seen.filter((body) => body.visitorId === visitorId))).toEqual(
      new Set(noted.map(({ event, page }) => ({ visitorId, page, event }))),
    );
  });

  it('has one visitor id per session', async () => {
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
    ['sends Global Privacy Control', { 'sec-gpc': '1' }],
    ['sends Do Not Track', { dnt: '1' }],
  ])('is nothing for somebody who %s (SHELL-24)', async (_, headers) => {
    const somebody = await open('active-single');
    await (await ask(sessionFor(somebody), 'GET', '/help', { headers })).done();
    expect(await calls(somebody, 'marketing.identify')).toEqual([]);
  });

  it('is empty for visitors (SHELL-24)', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    await (await ask(undefined, 'GET', '/help')).done();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('comes after the response and does not delay it', async () => {
    const somebody = await open('active-single');
    await injectFault(somebody, { endpoint: 'marketing.identify', fault: 'slow', ms: 1_000 });
    const { done } = await ask(sessionFor(somebody), 'GET', '/help');
    const ended = done().then(() => 'told');
    expect(await Promise.race([ended, scheduler.wait(100).then(() => 'still telling')])).toBe('still telling');
    await ended;
    expect(await calls(somebody, 'marketing.identify')).toHaveLength(1);
  });
});
