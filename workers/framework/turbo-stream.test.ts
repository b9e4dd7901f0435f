import { expect, it } from 'vitest';
import { decode, encode } from './turbo-stream.ts';

it('gives the framework a stream and encodes nothing into it (SHELL-25)', async () => {
  const reader = encode().getReader();
  await reader.cancel();
  expect(await reader.read()).toEqual({ done: true, value: undefined });
  expect(decode).toThrow('no page hydrates');
});
