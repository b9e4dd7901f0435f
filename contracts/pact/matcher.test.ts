import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CodeNumber, Id, Word } from '../vocabulary.ts';
import { wireTraits } from '../wire-trait.ts';
import { compare } from './compare.ts';
import { expectedOf, forPact } from './matcher.ts';

const type = (value: unknown) => ({ 'pact:matcher:type': 'type', value });
const regex = (pattern: string, value: string) => ({ 'pact:matcher:type': 'regex', regex: pattern, value });
const integer = (value: number) => ({ 'pact:matcher:type': 'integer', value });
const number = (value: number) => ({ 'pact:matcher:type': 'number', value });

const matcherOf = (schema: z.ZodMiniType, example: unknown) => forPact(expectedOf(schema, example));
const matched = (schema: z.ZodMiniType, value: unknown) =>
  (matcherOf(z.object({ value: schema }), { value }) as { value: unknown }).value;

describe('a matcher', () => {
  it.each([
    ['text by type', z.string(), 'Dana', type('Dana')],
    [
      'text with a pattern by the pattern',
      z.string().check(z.regex(/^\d{10}$/)),
      '5550102231',
      regex('^\\d{10}$', '5550102231'),
    ],
    ['a date by its format', z.iso.date(), '2026-11-21', regex('^2\\d{3}-\\d{2}-\\d{2}$', '2026-11-21')],
    ['an enum by its values', z.enum(['IR', 'I.D']), 'IR', regex('^(IR|I\\.D)$', 'IR')],
    ['an integer as an integer', z.int(), 0, integer(0)],
    ['a number by type', z.number(), 5, number(5)],
    [
      'an amount in its wire format',
      z.pipe(
        z.number(),
        z.transform((dollars) => dollars * 100),
      ),
      4.5,
      number(4.5),
    ],
    ['a boolean by type', z.boolean(), false, type(false)],
    ['null as null', z.nullable(z.string()), null, { 'pact:matcher:type': 'null', value: null }],
    ['a literal exactly', z.literal('USA'), 'USA', { 'pact:matcher:type': 'equality', value: 'USA' }],
    ['a union by the type of the example', z.union([z.number(), z.string()]), 'x', type('x')],
    ['an empty list as a list', z.array(z.string()), [], type([])],
    ['an empty object as an object', z.object({ a: z.optional(z.string()) }), {}, type({})],
    ['a tuple by position', z.tuple([z.string(), z.int()]), ['a', 1], [type('a'), integer(1)]],
    [
      'a record of known keys by key',
      z.record(z.enum(['p', 'q']), z.number()),
      { p: 1, q: 2 },
      { p: number(1), q: number(2) },
    ],
  ])('%s', (_, schema, value, expected) => {
    expect(matched(schema, value)).toEqual(expected);
  });

  it('checks the fields that the example has', () => {
    const schema = z.object({ id: z.string(), name: z.optional(z.string()), zip: z.optional(z.string()) });
    expect(matched(schema, { id: '1', name: 'Dana' })).toEqual({ id: type('1'), name: type('Dana') });
  });

  it('compares each list element with those of the example, which are alike', () => {
    expect(matched(z.array(z.object({ n: z.int() })), [{ n: 1 }, { n: 2 }])).toEqual({
      'pact:matcher:type': 'type',
      min: 1,
      value: [{ n: integer(1) }],
    });
  });

  it('requires in a list one element of each shape in the example', () => {
    const schema = z.array(
      z.object({
        id: z.string(),
        name: z.optional(z.string()),
        lines: z.array(z.object({ n: z.int(), m: z.optional(z.int()) })),
      }),
    );
    const example = [
      { id: '1', name: 'Dana', lines: [{ n: 1, m: 1 }] },
      { id: '2', lines: [{ n: 2 }] },
    ];
    expect(matched(schema, example)).toEqual({
      'pact:matcher:type': 'arrayContains',
      variants: [
        {
          id: type('1'),
          name: type('Dana'),
          lines: { 'pact:matcher:type': 'type', min: 1, value: [{ n: integer(1), m: integer(1) }] },
        },
        { id: type('2'), lines: { 'pact:matcher:type': 'type', min: 1, value: [{ n: integer(2) }] } },
      ],
    });
  });

  it('requires no field that has its default value', () => {
    const schema = z.object({
      id: z.string(),
      esim: z._default(z.boolean(), false),
      list: z._default(z.array(z.string()), []),
    });
    expect(matched(schema, { id: '1', esim: false, list: [] })).toEqual({ id: type('1') });
    expect(matched(schema, { id: '1', esim: true, list: [] })).toEqual({ id: type('1'), esim: type(true) });
  });

  it('compares every entry of a dictionary alike, whatever its name', () => {
    expect(matched(z.record(z.iso.date(), z.object({ used: z.int() })), { '2026-11-21': { used: 1 } })).toEqual({
      'pact:matcher:type': 'values',
      value: { '2026-11-21': { used: integer(1) } },
    });
  });

  it('checks a discriminated union by the branch of the example', () => {
    const schema = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), n: z.int() }),
      z.object({ kind: z.literal('b'), s: z.iso.date() }),
    ]);
    expect(matched(schema, { kind: 'b', s: '2026-11-21' })).toEqual({
      kind: { 'pact:matcher:type': 'equality', value: 'b' },
      s: regex('^2\\d{3}-\\d{2}-\\d{2}$', '2026-11-21'),
    });
  });

  it('accepts only examples that fit their schema, and requires no field that they lack', () => {
    expect(() => matcherOf(z.object({ n: z.int() }), { n: 'one' })).toThrow(/does not fit/);
    expect(() => matcherOf(z.object({ by: z.array(z.object({ n: z.int() })) }), { by: [{ n: 1, N: 1 }] })).toThrow(
      /by\[0\]\.N/,
    );
  });
});

describe('a value is compared', () => {
  const equality = (value: unknown) => ({ 'pact:matcher:type': 'equality', value });
  const of = (schema: z.ZodMiniType, example: unknown, all: unknown[], echoed: string[] = []) =>
    forPact(expectedOf(schema, example, all, { echoed: new Set(echoed) }));

  it.each([
    ['a flag', z.object({ ok: z.boolean() }), { ok: true }, { ok: false }, equality(true)],
    ['a choice', z.object({ ok: z.enum(['A', 'B']) }), { ok: 'A' }, { ok: 'B' }, equality('A')],
    ['a word on which the portal decides', z.object({ ok: Word }), { ok: 'X' }, { ok: 'Y' }, equality('X')],
    [
      'a status, as number or text',
      z.object({ ok: CodeNumber }),
      { ok: 2 },
      { ok: 7 },
      { ...regex('^2$', ''), value: 2 },
    ],
    ['a list of words', z.object({ ok: z.array(Word) }), { ok: ['X'] }, { ok: [] }, equality(['X'])],
  ])('where the examples differ in %s', (_, schema, example, other, expected) => {
    expect(of(schema, example, [example, other])).toEqual({ ok: expected });
    expect(of(schema, example, [example, example])).not.toEqual({ ok: expected });
  });

  it('has to be an id of the request or of the state', () => {
    const schema = z.object({
      id: Id,
      list: z.array(z.object({ id: Id })),
      by: z.record(Id, z.object({ n: z.int() })),
    });
    const example = { id: 'line-1', list: [{ id: 'line-1' }], by: { 'line-1': { n: 1 } } };
    const id = regex('^line-1$', 'line-1');
    expect(of(schema, example, [example], ['line-1'])).toEqual({
      id,
      list: { 'pact:matcher:type': 'arrayContains', variants: [{ id }] },
      by: { 'line-1': { n: integer(1) } },
    });
  });

  it('is compared by the portal alone when it is a default, which may be absent', () => {
    const schema = z.object({ id: z.string(), esim: z._default(z.boolean(), false) });
    const expected = expectedOf(schema, { id: '1' }, [{ id: '1' }, { id: '2', esim: true }]);
    expect(forPact(expected)).toEqual({ id: type('1') });
    expect(compare(expected, { id: '1' }, 'data')).toEqual([]);
    expect(compare(expected, { id: '1', esim: true }, 'data')).toEqual([
      { field: 'data.esim', message: 'Expected true to be false' },
    ]);
  });

  it('may have one of two spellings', () => {
    const schema = z
      .object({ a: z.optional(z.int()), b: z.optional(z.int()) })
      .register(wireTraits, { spellings: [['a', 'b']] });
    const expected = expectedOf(schema, { a: 1 });
    expect(compare(expected, { b: 2 }, 'data')).toEqual([]);
    expect(compare(expected, { c: 2 }, 'data')).toEqual([
      { field: 'data.a', message: 'is missing (a or b): add it; there is c' },
    ]);
  });

  it('is reported in the element that is nearest to the example', () => {
    const schema = z.array(z.object({ n: z.int(), m: z.optional(z.int()) }));
    const expected = expectedOf(schema, [{ n: 1, m: 1 }, { n: 2 }]);
    expect(compare(expected, [{ n: 2 }, { n: 1, M: 1 }], 'data')).toEqual([
      { field: 'data[0].m', message: 'is missing: add it; there is n' },
    ]);
  });
});

describe('further requirements of an example', () => {
  const faults = (
    schema: z.ZodMiniType,
    example: unknown,
    besides: Parameters<typeof expectedOf>[3],
    actual: unknown,
  ) => compare(expectedOf(schema, example, [example], besides), actual, 'data').map(({ field }) => field);
  const schema = z.object({ tax: z.number(), note: z.optional(z.string()), list: z.optional(z.array(z.string())) });

  it('limit the values that are compared', () => {
    expect(faults(schema, { tax: 1 }, {}, { tax: 2 })).toEqual([]);
    expect(faults(schema, { tax: 1 }, { holds: ['tax'] }, { tax: 2 })).toEqual(['data.tax']);
  });

  it('require an empty list or an absent field', () => {
    expect(faults(schema, { tax: 1 }, { holds: ['note'] }, { tax: 1 })).toEqual([]);
    expect(faults(schema, { tax: 1 }, { holds: ['note'] }, { tax: 1, note: 'x' })).toEqual(['data.note']);
    expect(faults(schema, { tax: 1, list: [] }, { holds: ['list'] }, { tax: 1, list: ['x'] })).toEqual(['data.list']);
    expect(faults(z.record(Id, z.int()), {}, { holds: [''] }, { a: 1 })).toEqual(['data']);
  });

  it('accept any id that the backend generates', () => {
    const made = z.object({ id: Id });
    const besides = { echoed: new Set(['line-2']) };
    expect(faults(made, { id: 'line-2' }, besides, { id: 'c0ffee' })).toEqual(['data.id']);
    expect(faults(made, { id: 'line-2' }, { ...besides, makes: ['line-2'] }, { id: 'c0ffee' })).toEqual([]);
  });
});

describe('a list', () => {
  const line = z.object({ id: Id, isPrimary: z._default(z.boolean(), false) });
  const lines = z.array(line).register(wireTraits, { key: 'id', one: 'isPrimary', whole: true });
  const [first, second] = [{ id: 'line-1', isPrimary: true }, { id: 'line-2' }];
  const faults = (actual: unknown[], makes: string[] = []) =>
    compare(expectedOf(lines, [first, second], undefined, { makes }), actual, 'data').map(({ message }) => message);

  it('has the elements of its state in any order', () => {
    expect(faults([second, first])).toEqual([]);
  });

  it.each([
    ['an element twice', [first, second, second], /two elements with the id line-2/],
    ['another element', [first, second, { id: 'line-3' }], /has no id line-3/],
    ['an element less', [first], /line-2/],
    ['another one in its place', [first, { id: 'line-3' }], /line-2/],
    ['two primaries', [first, { ...second, isPrimary: true }], /is true 2 times/],
    ['no primary', [{ ...first, isPrimary: false }, second], /is true 0 times/],
  ])('does not have %s', (_, actual, message) => {
    expect(faults(actual).join('; ')).toMatch(message);
  });

  it('may have any id where the backend makes it', () => {
    expect(faults([first, { id: 'c0ffee' }], ['line-2'])).toEqual([]);
    expect(faults([first], ['line-2'])).toContain('has 1 elements, and its state 2');
  });
});

it('is compared by the third of three parts', () => {
  const schema = z.object({ ref: z.string().register(wireTraits, { holds: 'third part' }) });
  const expected = expectedOf(schema, { ref: 'ACC1|ORD1|2' });
  const faults = (ref: string) => compare(expected, { ref }, 'data').length;
  expect(['ACC9||2', 'ACC1|ORD1|3', 'XYZZY', 'ACC1|ORD1|22'].map(faults)).toEqual([0, 1, 1, 1]);
});
