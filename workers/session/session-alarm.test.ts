import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { maxErrors } from '../backoff.ts';
import { hour, minute, pass } from '../testing/clock.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { ringFor } from '../testing/own-operations.ts';
import { alarm, begin, opened, session } from '../testing/own-session.ts';
import { SessionTokens } from './session-tokens.ts';

let lines: Record<string, unknown>[];
const named = (event: string) => lines.filter((line) => line.event === event);

begin();
beforeEach(async () => {
  lines = loggedLines('error');
  await opened();
});

const live = (ms: number) => ringFor(ms, session);

test('rings at most 8 times in an hour when the end of a session throws, then stops (LEDGER-26)', async () => {
  vi.spyOn(SessionTokens.prototype, 'read').mockRejectedValue(new TypeError('broken'));
  await live(12 * hour - minute);
  expect(await live(hour + minute)).toBeLessThanOrEqual(8);
  expect(await live(48 * hour)).toBeLessThanOrEqual(maxErrors);
  expect(named('alarm failed').map(({ count }) => count)).toEqual(
    Array.from({ length: maxErrors }, (_, index) => index + 1),
  );
  const tag = expect.stringMatching(/^[\w-]{11}$/) as string;
  expect(named('alarm stopped')).toEqual([{ event: 'alarm stopped', session: tag, kind: 'session', count: maxErrors }]);
});

test('ends a session that threw once it can be ended (LEDGER-26)', async () => {
  const broken = vi.spyOn(SessionTokens.prototype, 'read').mockRejectedValue(new TypeError('broken'));
  await live(13 * hour);
  broken.mockRestore();
  pass(hour);
  await runDurableObjectAlarm(session());
  const left = await runInDurableObject(session(), async (_, { storage }) => [...(await storage.list()).keys()]);
  expect(left).toEqual([]);
  expect(await alarm()).toBeNull();
});
