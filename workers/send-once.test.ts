import { expect, test } from 'vitest';
import type { Outcome } from '#rpc/problem.ts';
import { sendOnce } from './send-once.ts';

const minute = 60_000;
const fault: Outcome<number> = { kind: 'fault', why: 'http', transactionId: '' };

test('sends six copies once, also later, and sends a lost one again (PUBLIC-16)', async () => {
  let calls = 0;
  let said: Outcome<number> = { kind: 'reply', reply: 1 };
  const send = (key: object, now = 0) =>
    sendOnce(key, now, async () => {
      calls += 1;
      return said;
    });
  await Promise.all(Array.from({ length: 6 }, () => send({ score: 5 })));
  await send({ score: 5 }, 9 * minute);
  expect(calls).toBe(1);
  await send({ score: 4 });
  await send({ score: 5 }, 11 * minute);
  expect(calls).toBe(3);
  said = fault;
  expect(await send({ score: 3 })).toEqual(fault);
  await send({ score: 3 });
  expect(calls).toBe(5);
});
