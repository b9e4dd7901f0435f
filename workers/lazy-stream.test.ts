import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { decode, encode } from './lazy-stream.ts';

it('encodes nothing until somebody reads', async () => {
  let lastChecked = 0;
  const stream = encode({
    get line() {
      lastChecked += 1;
      return 'one';
    },
  });
  await turn();
  expect(lastChecked).toBe(0);
  expect((await decode(stream)).value).toEqual({ line: 'one' });
  expect(lastChecked).toBeGreaterThan(0);
});

it('gives promises as they settle, and ends', async () => {
  const { value, done } = await decode(encode({ now: 1, later: Promise.resolve(2) }));
  expect(await (value as { later: Promise<number> }).later).toBe(2);
  await expect(done).resolves.toBeUndefined();
});

it('may be cancelled before and after it was read', async () => {
  await expect(encode({ line: 'one' }).cancel()).resolves.toBeUndefined();
  const reader = encode({ later: new Promise(() => undefined) }).getReader();
  expect((await reader.read()).done).toBe(false);
  await expect(reader.cancel()).resolves.toBeUndefined();
});
