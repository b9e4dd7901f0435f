import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decode, encode, isText } from './encoding.ts';
import { endpoint, split } from './endpoint.ts';
import { shown } from './examples.ts';

/** Any value of the same shape, with lists of other lengths and fields left out. */
function like(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'string') return fc.string({ unit: 'grapheme' });
  if (typeof value === 'number')
    return fc.oneof(
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (Object.is(n, -0) ? 0 : n)),
    );
  if (typeof value === 'boolean') return fc.boolean();
  if (Array.isArray(value)) return value.length === 0 ? fc.constant([]) : fc.array(like(value[0]), { maxLength: 3 });
  return likeFields(value as Record<string, unknown>);
}

function likeFields(fields: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const arbitraries = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, like(field)]));
  return fc.record(arbitraries, { requiredKeys: [], noNullPrototype: true });
}

describe.each(shown)('the fields of $id', ({ endpoint: one, replies, problems }) => {
  const given = [...replies, ...Object.values(problems)].map(({ input }) => input);

  it('survive encoding and decoding', () => {
    for (const input of given) expect(decode(one, throughText(input))).toEqual(input);
  });

  // A counterexample is not a busy machine's.
  it('survive encoding and decoding with any values', { retry: 0 }, () => {
    const comesBack = fc.property(fc.oneof(...given.map(likeFields)), (input) => {
      expect(decode(one, throughText(input))).toEqual(input);
    });
    fc.assert(comesBack, { numRuns: 30 });
  });
});

/** Form-encodes and parses the text, as the wire does. */
function throughText(input: Record<string, unknown>): [string, string][] {
  return [...new URLSearchParams(encode(input))];
}

const sample = endpoint({
  service: 'auth',
  call: 'POST sample/:id',
  summary: 'A sample',
  scope: 'nobody',
  input: () =>
    z.strictObject({
      id: z.string(),
      zip: z.optional(z.string()),
      sure: z.boolean(),
      ids: z.array(z.string()),
      day: z.iso.date(),
      page: z.string(),
    }),
  reply: () => z.object({}),
  reconcileWith: 'none',
  inQuery: ['page'],
  fixedQuery: { doPayment: 'false' },
});

describe('encoding', () => {
  it('strings as they are and the rest as JSON, sorted, without undefined fields (HTTP-5, HTTP-6)', () => {
    expect(encode({ b: 'x y', a: [1, 'two'], c: undefined, d: true, e: { f: null } })).toEqual([
      ['a', '[1,"two"]'],
      ['b', 'x y'],
      ['d', 'true'],
      ['e', '{"f":null}'],
    ]);
  });

  it('keeps a string that looks like a number, and reads a list of strings as a list', () => {
    const fields = { zip: '01824', sure: true, ids: ['1', '2'], day: '2026-11-03' };
    expect(decode(sample, encode(fields))).toEqual(fields);
  });

  it('leaves invalid JSON as it came, for the schema to name', () => {
    expect(
      decode(sample, [
        ['sure', 'yes'],
        ['unknown', '7'],
      ]),
    ).toEqual({ sure: 'yes', unknown: '7' });
  });

  it('splits an input into path, query with the fixed parameters, and body', () => {
    expect(split(sample, { id: 'a', page: '2', sure: true, zip: undefined })).toEqual({
      path: { id: 'a' },
      query: { doPayment: 'false', page: '2' },
      body: { sure: true },
    });
  });

  it('repeats in the body what a call has in its path as well', () => {
    expect(split({ ...sample, alsoInBody: ['id'] }, { id: 'a', sure: true })).toMatchObject({
      path: { id: 'a' },
      body: { id: 'a', sure: true },
    });
  });
});

it('a fixed text is sent as it is, a fixed number as JSON (HTTP-5)', () => {
  expect([z.literal('USA'), z.literal(5)].map(isText)).toEqual([true, false]);
});
