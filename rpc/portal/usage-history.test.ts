import { expect, test } from 'vitest';
import { contextOf, FakeAccount, reply } from '../testing/fake-account.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { cycleUse } from './usage-history.ts';

const cycle = { start: '2026-10-20', end: '2026-11-19' } as never;
const [dana, ana] = [lineOf(1), lineOf(2)];
const users = [
  { userId: ana.id, bytes: 7, maxBytes: 10 },
  { userId: dana.id, bytes: 3, maxBytes: 10 },
];

test.each([
  [dana, 3],
  [ana, 7],
])('what a line used in a cycle is its own, and not that of another line', async (line, usedBytes) => {
  const account = new FakeAccount(['line-1', 'line-2'], { 'usage.group': reply({ users, days: [] }) });
  const { context } = contextOf(dana, account);
  expect(await cycleUse(context, line, cycle)).toMatchObject({ used: { usedBytes } });
});

test('nothing is told of a line that the carrier leaves out', async () => {
  const account = new FakeAccount(['line-1'], { 'usage.group': reply({ users: users.slice(0, 1), days: [] }) });
  expect(await cycleUse(contextOf(dana, account).context, dana, cycle)).toBeUndefined();
});
