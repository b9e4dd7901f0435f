import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LoggedEvent, logEvent, logTag } from './event-log.ts';

const env = { SESSION_SEAL_KEY: 'Zml4dHVyZS1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE' };
let lines: [level: string, line: Record<string, unknown>][];

beforeEach(() => {
  lines = [];
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push([level, JSON.parse(String(line))]));
});
afterEach(() => void vi.restoreAllMocks());

test.each<[LoggedEvent, string]>([
  ['alarm failed', 'error'],
  ['alarm stopped', 'error'],
  ['operation unreadable', 'error'],
  ['operation ended', 'warn'],
])('%s is one line, as %s: what must not be is an error', async (event, level) => {
  await logEvent(env, event, { kind: 'ledger', count: 2 }, {});
  expect(lines).toEqual([[level, { event, kind: 'ledger', count: 2 }]]);
});

test('writes tags of account and session, never their names (SAFETY-15)', async () => {
  await logEvent(env, 'alarm failed', {}, { account: 'group-1', session: 'session-1' });
  await logEvent(env, 'alarm failed', {}, { account: 'group-1' });
  const [[, both], [, one]] = lines as [[string, Record<string, unknown>], [string, Record<string, unknown>]];
  expect(both).toEqual({
    event: 'alarm failed',
    account: await logTag(env, 'account', 'group-1'),
    session: await logTag(env, 'session', 'session-1'),
  });
  expect(one).toEqual({ event: 'alarm failed', account: both.account });
  expect(JSON.stringify(lines)).not.toMatch(/group-1|session-1/);
});

test('makes different tags for an account and a session with one name', async () => {
  const tags = [
    await logTag(env, 'account', 'x'),
    await logTag(env, 'session', 'x'),
    await logTag(env, 'address', 'x'),
  ];
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^[\w-]{11}$/);
});

test('logs a line without tags when they cannot be made', async () => {
  await logEvent({ SESSION_SEAL_KEY: '' }, 'alarm stopped', { kind: 'ledger' }, { account: 'group-1' });
  expect(lines).toEqual([['error', { event: 'alarm stopped', kind: 'ledger' }]]);
});
