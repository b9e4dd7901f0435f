import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { decode, encode } from './lazy-stream.ts';

it('encodes nothing until it is read', async () => {
  let encoded = 0;
  const stream = encode({
    get line() {
      encoded += 1;
      return 'one';
    },
  });
  await turn();
  expect(encoded).toBe(0);
  expect((await decode(stream)).value).toEqual({ line: 'one' });
  expect(encoded).toBeGreaterThan(0);
});

it('streams promises as they settle, and ends', async () => {
  const { value, done } = await decode(encode({ now: 1, later: Promise.resolve(2) }));
  expect(await (value as { later: Promise<number> }).later).toBe(2);
  await expect(done).resolves.toBeUndefined();
});

it('can be canceled before and after the first read', async () => {
  await expect(encode({ line: 'one' }).cancel()).resolves.toBeUndefined();
  const reader = encode({ later: new Promise(() => undefined) }).getReader();
  expect((await reader.read()).done).toBe(false);
  await expect(reader.cancel()).resolves.toBeUndefined();
});
