import { expect, test } from 'vitest';
import { readBody } from './reply-body.ts';

/** A reply that arrives in these parts. */
const inParts = (...parts: Uint8Array[]) => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  return new Response(body);
};

test('a reply is read whole, also where a character is cut in two on the way (HTTP-21)', async () => {
  const bytes = new TextEncoder().encode('{"city":"Peñasco"}');
  const cut = bytes.indexOf(0xc3) + 1;
  expect(await readBody(inParts(bytes.subarray(0, cut), bytes.subarray(cut)), 100)).toBe('{"city":"Peñasco"}');
});

test.each([
  [8, undefined],
  [9, 'nine more'],
])('reads a reply of 9 bytes, with a limit of %i, as %j (HTTP-21)', async (most, text) => {
  const bytes = new TextEncoder().encode('nine more');
  expect(await readBody(inParts(bytes.subarray(0, 5), bytes.subarray(5)), most)).toBe(text);
});

test('a reply without a body is an empty text (HTTP-21)', async () => {
  expect(await readBody(new Response(null, { status: 204 }), 100)).toBe('');
});
