import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { matcherOf } from './matcher.ts';

const type = (value: unknown) => ({ 'pact:matcher:type': 'type', value });
const regex = (pattern: string, value: string) => ({ 'pact:matcher:type': 'regex', regex: pattern, value });
const integer = (value: number) => ({ 'pact:matcher:type': 'integer', value });
const number = (value: number) => ({ 'pact:matcher:type': 'number', value });

/** How one value is matched by one schema. */
const matched = (schema: z.ZodType, value: unknown) =>
  (matcherOf(z.object({ value: schema }), { value }) as { value: unknown }).value;

describe('a reply is held against its schema', () => {
  it.each([
    ['text by type', z.string(), 'Dana', type('Dana')],
    ['text with a pattern by it', z.string().regex(/^\d{10}$/), '5550102231', regex('^\\d{10}$', '5550102231')],
    ['a day by its form', z.iso.date(), '2026-11-21', regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-11-21')],
    ['a word by the choice of words', z.enum(['IR', 'I.D']), 'IR', regex('^(IR|I\\.D)$', 'IR')],
    ['a whole number as one', z.number().int(), 0, integer(0)],
    ['a number of any kind', z.number(), 5, number(5)],
    ['an amount as it travels', z.number().transform((dollars) => dollars * 100), 4.5, number(4.5)],
    ['a switch by type', z.boolean(), false, type(false)],
    ['nothing as nothing', z.string().nullable(), null, { 'pact:matcher:type': 'null', value: null }],
    ['a fixed word to the letter', z.literal('USA'), 'USA', { 'pact:matcher:type': 'equality', value: 'USA' }],
    ['one of two kinds by the kind it is', z.union([z.number(), z.string()]), 'x', type('x')],
    ['an empty list as a list', z.array(z.string()), [], type([])],
    ['an empty object as an object', z.object({ a: z.string().optional() }), {}, type({})],
    ['a pair by position', z.tuple([z.string(), z.number().int()]), ['a', 1], [type('a'), integer(1)]],
    ['named entries by name', z.record(z.enum(['p', 'q']), z.number()), { p: 1, q: 2 }, { p: number(1), q: number(2) }],
  ])('%s', (_, schema, value, expected) => {
    expect(matched(schema, value)).toEqual(expected);
  });

  it('asks for the fields that the example has', () => {
    const schema = z.object({ id: z.string(), name: z.string().optional(), zip: z.string().optional() });
    expect(matched(schema, { id: '1', name: 'Dana' })).toEqual({ id: type('1'), name: type('Dana') });
  });

  it('asks each element of a list for what all elements of the example have', () => {
    const schema = z.array(
      z.object({
        id: z.string(),
        name: z.string().optional(),
        lines: z.array(z.object({ n: z.int(), m: z.int().optional() })),
      }),
    );
    const example = [
      { id: '1', name: 'Dana', lines: [{ n: 1, m: 1 }] },
      { id: '2', lines: [{ n: 2 }] },
    ];
    expect(matched(schema, example)).toEqual({
      'pact:matcher:type': 'type',
      min: 1,
      value: [{ id: type('1'), lines: { 'pact:matcher:type': 'type', min: 0, value: [{ n: integer(1) }] } }],
    });
  });

  it('does not ask for a field that says what its absence would say', () => {
    const schema = z.object({
      id: z.string(),
      esim: z.boolean().default(false),
      list: z.array(z.string()).default([]),
    });
    expect(matched(schema, { id: '1', esim: false, list: [] })).toEqual({ id: type('1') });
    expect(matched(schema, { id: '1', esim: true, list: [] })).toEqual({ id: type('1'), esim: type(true) });
  });

  it('asks each entry of a dictionary alike, whatever its name', () => {
    expect(matched(z.record(z.iso.date(), z.object({ used: z.int() })), { '2026-11-21': { used: 1 } })).toEqual({
      'pact:matcher:type': 'values',
      value: { '2026-11-21': { used: integer(1) } },
    });
  });

  it('takes the kind of a choice from the example', () => {
    const schema = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), n: z.int() }),
      z.object({ kind: z.literal('b'), s: z.iso.date() }),
    ]);
    expect(matched(schema, { kind: 'b', s: '2026-11-21' })).toEqual({
      kind: { 'pact:matcher:type': 'equality', value: 'b' },
      s: regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-11-21'),
    });
  });

  it('refuses an example that does not fit', () => {
    expect(() => matcherOf(z.object({ n: z.int() }), { n: 'one' })).toThrow(/does not fit/);
  });
});
