import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePushBrowser, type PushBrowser, readPushed } from '#fixtures/push-browser.ts';
import { publicSecrets } from '../configuration.ts';
import type { Env } from '../env.ts';
import { pushLimitMs, sendPush } from './send-push.ts';

const PUSH_KEY = `k1:${publicSecrets.at(-1)}`;
const env = { PUSH_KEY, PORTAL_ORIGIN: 'https://portal.example', PUSH_SERVICES: 'push.example.net' } as Env;
const endpoint = 'https://push.example.net/a';
const data = { title: 'Your order is done', body: 'Open it.', to: '/home', tag: 'topic-1' };
const message = { data, topic: 'topic-1', isUrgent: false, lifeMs: 90_000 };
let browser: PushBrowser;
let asked: [URL, RequestInit][];
let answer: () => Promise<Response>;

beforeEach(async () => {
  browser = { ...(await makePushBrowser()), endpoint };
  asked = [];
  answer = async () => new Response(null, { status: 201 });
  vi.stubGlobal('fetch', (...call: [URL, RequestInit]) => {
    asked.push(call);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const send = (more: object = {}, own: Partial<typeof message> = {}) =>
  sendPush(env, { ...browser, keyId: 'k1', ...more }, { ...message, ...own });

test('sends a message to its browser alone, without redirects, with its lifetime (SETTINGS-19)', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  expect(await send()).toEqual({ kind: 'taken' });
  const [[url, { method, redirect, signal, headers, body }]] = asked as [[URL, RequestInit]];
  expect([url.href, method?.toUpperCase(), redirect]).toEqual([endpoint, 'POST', 'manual']);
  expect(headers).toMatchObject({ ttl: '90', topic: 'topic-1', urgency: 'normal' });
  const read = await readPushed({ body: Buffer.from(body as Uint8Array).toString('base64') }, browser);
  expect(JSON.parse(read)).toEqual(data);
  expect(limit).toHaveBeenCalledWith(10_000);
  expect([pushLimitMs, signal]).toEqual([10_000, limit.mock.results[0]?.value]);
  await send({}, { isUrgent: true });
  expect(asked[1]?.[1].headers).toMatchObject({ urgency: 'high' });
});

const again = (afterMs?: number) => ({ kind: 'again', afterMs });
test.each<[number, Record<string, string>, object]>([
  [200, {}, { kind: 'taken' }],
  [404, {}, { kind: 'gone' }],
  [410, {}, { kind: 'gone' }],
  [429, { 'retry-after': '120' }, again(120_000)],
  [429, {}, again()],
  [500, {}, again()],
  [503, { 'retry-after': 'soon' }, again()],
  [302, { location: 'https://elsewhere.example/' }, { kind: 'refused', status: 302 }],
  [400, {}, { kind: 'refused', status: 400 }],
  [413, { 'retry-after': '120' }, { kind: 'refused', status: 413 }],
  [499, {}, { kind: 'refused', status: 499 }],
])('what %i with %j means (SETTINGS-20)', async (status, headers, outcome) => {
  answer = async () => new Response(null, { status, headers });
  expect(await send()).toEqual(outcome);
});

test('reports a missing answer, so that the message is sent again (SETTINGS-20)', async () => {
  answer = () => Promise.reject(new TypeError('network'));
  expect(await send()).toEqual({ kind: 'again' });
});

test('does not wait for an answer’s body (SETTINGS-20)', async () => {
  const cancel = vi.fn();
  answer = async () => new Response(new ReadableStream({ cancel }), { status: 201 });
  expect(await send()).toEqual({ kind: 'taken' });
  expect(cancel).toHaveBeenCalled();
});

test.each<[string, object]>([
  ['SETTINGS-18: whose service is not listed any more', { endpoint: 'https://other.example/a' }],
  ['SETTINGS-23: whose key was taken away', { keyId: 'k0' }],
  ['SETTINGS-19: whose own key is none', { p256dh: 'none' }],
])('%s: a browser is told no more, and nothing is sent', async (_, more) => {
  expect(await send()).toEqual({ kind: 'taken' });
  expect(await send(more)).toEqual({ kind: 'gone' });
  expect(asked).toHaveLength(1);
});
