import { readdirSync, readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { securityEvents } from './security-events.ts';
import { codeOf, logSecurity, noteSecurity } from './security-log.ts';
import type { SessionView } from './session/session.ts';
import { loggedLines } from './testing/logged-lines.ts';
import type { Bindings } from './variables.ts';
import { appWith } from './testing/app-with.ts';
import { logTag } from './event-log.ts';

const env = { SESSION_SEAL_KEY: 'Zml4dHVyZS1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE' };
let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = loggedLines();
});
afterEach(() => void vi.restoreAllMocks());

test('writes tags of session and account, and the spoken reference (SAFETY-32)', async () => {
  const whose = { session: 'session-1', groupId: 'group-1', requestId: 'request-1' };
  await logSecurity(env, 'rule refused', { reason: 'fraud' }, whose);
  await logSecurity(env, 'signed out', { where: 'here', sessions: 1 }, { ...whose, session: 'session-2' });
  expect(lines[0]).toEqual({
    event: 'rule refused',
    security: true,
    requestId: 'request-1',
    reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    session: expect.stringMatching(/^[\w-]{11}$/),
    account: expect.stringMatching(/^[\w-]{11}$/),
    reason: 'fraud',
  });
  expect(lines[1]?.account).toBe(lines[0]?.account);
  expect(lines[1]?.session).not.toBe(lines[0]?.session);
  expect(JSON.stringify(lines)).not.toMatch(/session-1|group-1/);
});

test('writes the tag of the network address for somebody without a session (SAFETY-32)', async () => {
  const [one, neighbor, other] = ['203.0.113.7', '203.0.113.7', '203.0.113.8'];
  for (const address of [one, neighbor, other]) await logSecurity(env, 'limit reached', { limit: 'RATE' }, { address });
  expect(lines[0]?.address).toMatch(/^[\w-]{11}$/);
  expect(lines[1]?.address).toBe(lines[0]?.address);
  expect(lines[2]?.address).not.toBe(lines[0]?.address);
  expect(JSON.stringify(lines)).not.toContain('203');
});

test('tags of another key are others, so that nobody can find a session by trying (SAFETY-32)', async () => {
  const other = { SESSION_SEAL_KEY: 'YW5vdGhlci1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE' };
  for (const keys of [env, other, env]) await logSecurity(keys, 'session expired', {}, { session: 'session-1' });
  expect(lines[1]?.session).not.toBe(lines[0]?.session);
  expect(lines[2]?.session).toBe(lines[0]?.session);
});

test('logs 31 of 200 refusals of one visitor in a minute, and a neighbor’s next one (SAFETY-32)', async () => {
  const app = new Hono<Bindings>();
  app.get('*', async (c) => {
    await noteSecurity(c, 'sign-in failed', { error: 'no_attempt' });
    return c.text('');
  });
  const refuse = (from: string) => app.request('/login?code=x', { headers: { 'cf-connecting-ip': from } }, env);
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
  for (let turn = 0; turn < 200; turn += 1) await refuse('203.0.113.20');
  expect(lines).toHaveLength(31);
  await refuse('203.0.113.21');
  expect(lines).toHaveLength(32);
  vi.setSystemTime(Date.now() + 60_000);
  await refuse('203.0.113.20');
  expect(lines).toHaveLength(33);
  vi.useRealTimers();
});

test('keeps a fact’s content from ending or beginning a line (SAFETY-32)', async () => {
  const limit = 'x"}\n{"event":"signed in"}\r\u2028';
  await logSecurity(env, 'limit reached', { limit });
  expect(lines).toEqual([{ event: 'limit reached', security: true, limit }]);
});

test('fails no answer because of the log (SAFETY-32)', async () => {
  await logSecurity({ SESSION_SEAL_KEY: '' }, 'session expired', {}, { session: 'session-1' });
  expect(lines).toEqual([{ event: 'session expired', security: true }]);
});

/** Logs something of a request. @param known what is known of it */
async function during(known: Partial<Bindings['Variables']>, log: (c: Context<Bindings>) => Promise<void>) {
  const app = appWith({ requestId: 'request-1', ...known });
  app.all('*', async (c) => {
    await log(c);
    return c.text('');
  });
  await app.fetch(new Request('https://portal.example/', { headers: { 'cf-connecting-ip': '203.0.113.7' } }), env);
  return lines.at(-1);
}

test('takes the session of the request, else that of the cookie, else the address (SAFETY-32)', async () => {
  const session = { name: 'session-1', actor: { groupId: 'group-1' } } as SessionView;
  const [ofSession, ofAccount] = [await logTag(env, 'session', 'session-1'), await logTag(env, 'account', 'group-1')];
  const line = { event: 'form token refused', security: true, requestId: 'request-1', reference: expect.any(String) };
  const note = (c: Context<Bindings>) => noteSecurity(c, 'form token refused', {});
  expect(await during({ session, sessionName: 'other' }, note)).toEqual({
    ...line,
    session: ofSession,
    account: ofAccount,
  });
  expect(await during({ sessionName: 'session-1' }, note)).toEqual({ ...line, session: ofSession });
  expect(await during({}, note)).toEqual({ ...line, address: await logTag(env, 'address', '203.0.113.7') });
});

test.each([
  ['its code', Object.assign(new TypeError('dana@example.test'), { code: 'no_attempt' }), 'no_attempt'],
  ['its name without a code', new TypeError('dana@example.test'), 'TypeError'],
  ['its name with a code that is no text', Object.assign(new RangeError('x'), { code: 7 }), 'RangeError'],
  ['nothing of what is no error', 'dana@example.test', 'Error'],
])('of a failure %s is logged, and never its message (SAFETY-15)', (_, thrown, error) => {
  expect(codeOf(thrown)).toBe(error);
});

test('docs/security-events.md has each event with its facts, and a test names each (SAFETY-32)', () => {
  const page = readFileSync('docs/security-events.md', 'utf8').split('\n');
  const listed = page.flatMap((line) => {
    const [, event = '', when = '', facts = ''] = line.split('|').map((cell) => cell.trim());
    return event && when && !/^(event|-+)$/.test(event) ? [[event, facts.split(', ').filter(Boolean)]] : [];
  });
  expect(Object.fromEntries(listed)).toEqual(securityEvents);
  const tests = ['workers', 'e2e']
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${String(name)}`))
    .filter((name) => /\.(test|spec)\.ts$/.test(name) && !name.endsWith('security-log.test.ts'))
    .map((name) => readFileSync(name, 'utf8'))
    .join('');
  expect(Object.keys(securityEvents).filter((event) => !tests.includes(`'${event}'`))).toEqual([]);
});
