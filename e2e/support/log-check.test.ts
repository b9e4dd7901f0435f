import { expect, test } from 'vitest';
import { forbiddenIn } from './log-check.ts';

const line = (facts: object) => JSON.stringify({ event: 'page failed', requestId: crypto.randomUUID(), ...facts });

test.each([
  ['an email address', 'to sam.reed+x@mail.test'],
  ['an email address', 'login_hint sam%40mail.test'],
  ['a token', `Bearer ${'x'.repeat(20)}`],
  ['a token', 'eyJhbGciOiJub25lIn0.e30.'],
  ['a query', '/login?code=1'],
  ['a number of a phone', '6175550123'],
  ['a number of a phone', '356938035643809'],
  ['a canary', 'CANARY-1-PIN'],
  ['a name', 'DANA REYES'],
])('finds %s in a log (SAFETY-15)', (what, text) => {
  const found = forbiddenIn(`${line({})}\n${line({ text })}`);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(new RegExp(`^${what}`));
});

test('takes no id, tag, time or reference for something personal', () => {
  const facts = { transactionId: crypto.randomUUID(), reference: 'K7Q4-MXT9', session: '1234567890a', status: 500 };
  expect(forbiddenIn(line({ ...facts, until: 1_763_800_000_000, minutes: 62.2666015625 }))).toEqual([]);
  expect(forbiddenIn('NOSENTRY alarm overdue; scheduledTime = 1795353200.932s')).toEqual([]);
});
