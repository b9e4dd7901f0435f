import { isDeepStrictEqual } from 'node:util';
import { MatchersV3 } from '@pact-foundation/pact';
import * as z from 'zod';
import { decidingFields } from './deciding.ts';
import {
  branchOf,
  elementSchema,
  fieldSchema,
  isDictionary,
  isFields,
  type WireSchema,
  wireSchema,
} from './wire-schema.ts';

/** A leaf that Pact compares: by type, by pattern, or exactly. */
export interface Leaf {
  readonly 'pact:matcher:type': 'type' | 'regex' | 'integer' | 'number' | 'equality' | 'null';
  readonly value: unknown;
  readonly regex?: string;
  /** The field may be absent, as it has its default value; only our own comparison can say so. */
  readonly mayBeAbsent?: true;
}

/** What is expected of a reply, field by field; `forPact` makes Pact's matchers of it. */
export type Expected =
  | { readonly kind: 'leaf'; readonly leaf: Leaf }
  | {
      readonly kind: 'fields';
      readonly fields: Readonly<Record<string, Expected>>;
      /** The names are ids that the reply has to repeat. */
      readonly isDictionary: boolean;
      /** Names of which one has to be there: the carrier has two spellings. */
      readonly spellings: readonly (readonly string[])[];
    }
  | { readonly kind: 'dictionary'; readonly min: number; readonly name: string; readonly entry: Expected }
  | { readonly kind: 'tuple'; readonly elements: readonly Expected[] }
  | {
      readonly kind: 'list';
      readonly min: number;
      /** What every element has; undefined where the elements of the example differ. */
      readonly each: Expected | undefined;
      /** Elements that have to be there: one for each shape in the example. */
      readonly variants: readonly Expected[];
    };

interface Known {
  /** Paths whose values are compared, see `decidingFields`. */
  readonly deciding: ReadonlySet<string>;
  /** Ids of the request and of the state, which the reply has to repeat. */
  readonly echoed: ReadonlySet<string>;
}

/**
 * What a reply has to have: the example's fields, each by the type, pattern or enum of the schema's wire format; ids
 * of the request, and fields on which the portal decides and that differ between `all` examples, by their value.
 * Where the elements of a list are alike, every element must be like them; where they differ, there must be one of each
 * shape. A nested list may be empty.
 * @param all all examples of the endpoint
 * @throws when the example does not fit the schema, or has a field that the schema lacks
 */
export function expectedOf(
  schema: z.ZodType,
  example: unknown,
  all: readonly unknown[] = [example],
  echoed: ReadonlySet<string> = new Set(),
): Expected {
  const parsed = schema.safeParse(example);
  if (!parsed.success) throw new Error(`the example does not fit its schema: ${z.prettifyError(parsed.error)}`);
  const wire = wireSchema(schema);
  const stray = undeclared(wire, example, '');
  if (stray.length > 0) throw new Error(`the example has fields that its schema lacks: ${stray.join(', ')}`);
  return expected(wire, example, { path: '', depth: 0, exact: true }, { deciding: decidingFields(wire, all), echoed });
}

/** Fields of a value that its schema does not name. */
function undeclared(schema: WireSchema, value: unknown, path: string): string[] {
  const own = branchOf(schema, value);
  if (Array.isArray(value))
    return value.flatMap((one, index) => undeclared(elementSchema(own, index), one, `${path}[${index}]`));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    own.properties && !(name in own.properties) && !own.additionalProperties
      ? [`${path}.${name}`.slice(1)]
      : undeclared(fieldSchema(own, name), field, `${path}.${name}`),
  );
}

interface Place {
  readonly path: string;
  /** How many lists it is in. */
  readonly depth: number;
  /** False in what all elements of a list share: their values differ. */
  readonly exact: boolean;
}

function expected(of: WireSchema, value: unknown, at: Place, known: Known): Expected {
  const schema = branchOf(of, value);
  // A list of words, such as what is in progress on a line, is compared as a whole.
  if (Array.isArray(value) && at.exact && known.deciding.has(at.path)) return { kind: 'leaf', leaf: equality(value) };
  if (Array.isArray(value)) return listed(schema, value, at, known);
  if (isFields(value)) return named(schema, value, at, known);
  return { kind: 'leaf', leaf: leafOf(schema, of, value, at, known) };
}

/** Shorter than Zod's own patterns, which check leap years, so that reports stay readable. */
const formats: Readonly<Record<string, string>> = {
  date: '^\\d{4}-\\d{2}-\\d{2}$',
  'date-time': '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$',
};

function leafOf(schema: WireSchema, outer: WireSchema, value: unknown, at: Place, { deciding, echoed }: Known): Leaf {
  const takes = schema['x-takes'];
  const isId = takes === 'number for text' || schema.format === 'email';
  const held = at.exact && (deciding.has(at.path) || (isId && echoed.has(String(value))));
  if (value === null) return { 'pact:matcher:type': 'null', value };
  // A pattern is compared with the text of a value, so that it takes a number for text, and text for a number.
  if (held && takes) return pattern(`^${escaped(String(value))}$`, value);
  if (held || schema.const !== undefined) return equality(value);
  if (takes === 'text for number') return pattern('^-?\\d+$', value);
  if (takes && schema.pattern === undefined) return pattern('^.*$', value);
  return byType(schema, outer, value);
}

/** A leaf whose value does not matter: one of the words, a text of the pattern, or anything of its type. */
function byType(schema: WireSchema, outer: WireSchema, value: unknown): Leaf {
  const words = schema.enum ?? outer.enum;
  if (words) return pattern(`^(${words.map((word) => escaped(String(word))).join('|')})$`, value);
  const own = formats[schema.format ?? ''] ?? schema.pattern;
  if (typeof value === 'string' && own !== undefined) return pattern(own, value);
  if (typeof value === 'number')
    return { 'pact:matcher:type': schema.type === 'integer' ? 'integer' : 'number', value };
  if (typeof value === 'string' || typeof value === 'boolean') return { 'pact:matcher:type': 'type', value };
  throw new Error(`JSON has no ${typeof value}`);
}

function equality(value: unknown): Leaf {
  return { 'pact:matcher:type': 'equality', value };
}

function pattern(regex: string, value: unknown): Leaf {
  return { 'pact:matcher:type': 'regex', regex, value };
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function listed(schema: WireSchema, values: readonly unknown[], at: Place, known: Known): Expected {
  const path = `${at.path}[]`;
  const inside = { path, depth: at.depth + 1, exact: at.exact };
  if (schema.prefixItems)
    return {
      kind: 'tuple',
      elements: values.map((value, index) => expected(elementSchema(schema, index), value, { ...at, path }, known)),
    };
  const element = elementSchema(schema, 0);
  const min = at.depth === 0 ? 1 : 0;
  if (values.length === 0) return { kind: 'list', min: 0, each: undefined, variants: [] };
  const each = expected(element, shared(values), { ...inside, exact: false }, known);
  const shapes = new Map(
    values.map((value) => {
      const variant = expected(element, value, inside, known);
      return [shapeOf(variant), variant] as const;
    }),
  );
  const variants = at.exact && !(shapes.size === 1 && shapes.has(shapeOf(each))) ? [...shapes.values()] : [];
  return variants.length > 0 ? { kind: 'list', min, each: undefined, variants } : { kind: 'list', min, each, variants };
}

/** Tells two elements apart that are not expected to be alike: by their fields, and by the values that are compared. */
function shapeOf(one: Expected): string {
  switch (one.kind) {
    case 'leaf': {
      const { value, ...rest } = one.leaf;
      return JSON.stringify(rest['pact:matcher:type'] === 'equality' ? one.leaf : rest);
    }
    case 'fields':
      return JSON.stringify(
        Object.keys(one.fields)
          .toSorted()
          .map((name) => [name, shapeOf(one.fields[name] as Expected)]),
      );
    case 'dictionary':
      return `*${shapeOf(one.entry)}`;
    case 'tuple':
      return JSON.stringify(one.elements.map(shapeOf));
    case 'list':
      return JSON.stringify([one.each && shapeOf(one.each), one.variants.map(shapeOf)]);
  }
}

/** The fields that all values have; for values without fields, the first one. */
function shared(values: readonly unknown[]): unknown {
  const [first] = values;
  if (values.every(Array.isArray)) return values.some((list) => list.length === 0) ? [] : values.flat();
  if (!values.every(isFields)) return first;
  const names = Object.keys(first as object).filter((name) => values.every((value) => value[name] !== undefined));
  return Object.fromEntries(names.map((name) => [name, shared(values.map((value) => value[name]))]));
}

function named(schema: WireSchema, value: Record<string, unknown>, at: Place, known: Known): Expected {
  const present = Object.entries(value).filter(([, field]) => field !== undefined);
  const [first] = present;
  const data = isDictionary(schema);
  // In a dictionary names are data: any name is fine, but every entry must match the example's.
  if (data && first && !present.every(([name]) => known.echoed.has(name))) {
    const entry = shared(present.map(([, field]) => field));
    const inside = { path: `${at.path}.*`, depth: at.depth + 1, exact: at.exact && present.length === 1 };
    const min = at.depth === 0 ? 1 : 0;
    return {
      kind: 'dictionary',
      min,
      name: first[0],
      entry: expected(fieldSchema(schema, first[0]), entry, inside, known),
    };
  }
  const names = data ? present.map(([name]) => name) : Object.keys(schema.properties ?? value);
  const fields = names.flatMap((name) => {
    const field = fieldSchema(schema, name);
    const path = `${at.path}.${data ? '*' : name}`;
    const own = value[name] === undefined ? field.default : value[name];
    if (own === undefined) return [];
    if (!isDeepStrictEqual(own, field.default)) return [[name, expected(field, own, { ...at, path }, known)] as const];
    if (!at.exact || !known.deciding.has(path)) return [];
    const leaf: Leaf = { ...equality(own), mayBeAbsent: true };
    return [[name, { kind: 'leaf', leaf }] as const];
  });
  return {
    kind: 'fields',
    fields: Object.fromEntries(fields),
    isDictionary: data,
    spellings: schema['x-spellings'] ?? [],
  };
}

export type Template = ReturnType<typeof MatchersV3.like> | { [name: string]: Template } | Template[];

/** Pact's matchers; a field that has its default value, or one of two spellings, may be missing for Pact. */
export function forPact(one: Expected): Template {
  switch (one.kind) {
    case 'leaf':
      return one.leaf;
    case 'tuple':
      return one.elements.map(forPact);
    case 'dictionary':
      return MatchersV3.eachKeyLike(one.name, forPact(one.entry) as never);
    case 'list':
      if (one.variants.length > 0) return MatchersV3.arrayContaining(...(one.variants.map(forPact) as never[]));
      if (!one.each) return MatchersV3.like([]);
      return { ...MatchersV3.eachLike(forPact(one.each) as never, 1), min: one.min } as never;
    case 'fields': {
      const spelled = one.spellings.flat();
      const fields = Object.entries(one.fields).filter(
        ([name, field]) => !spelled.includes(name) && !(field.kind === 'leaf' && field.leaf.mayBeAbsent),
      );
      return fields.length === 0
        ? MatchersV3.like({})
        : Object.fromEntries(fields.map(([name, field]) => [name, forPact(field)]));
    }
  }
}

/** A wire value that has all that is expected. */
export function satisfying(one: Expected): unknown {
  switch (one.kind) {
    case 'leaf':
      return one.leaf.value;
    case 'fields':
      return Object.fromEntries(Object.entries(one.fields).map(([name, field]) => [name, satisfying(field)]));
    case 'dictionary':
      return { [one.name]: satisfying(one.entry) };
    case 'tuple':
      return one.elements.map(satisfying);
    case 'list':
      return (one.variants.length > 0 || !one.each ? one.variants : [one.each]).map(satisfying);
  }
}

/** The wire value that Pact's mock server answers with. */
export function exampleOf(template: unknown): unknown {
  if (Array.isArray(template)) return template.map(exampleOf);
  if (!isFields(template)) return template;
  if (!('pact:matcher:type' in template))
    return Object.fromEntries(Object.entries(template).map(([name, field]) => [name, exampleOf(field)]));
  return exampleOf('variants' in template ? template.variants : template.value);
}
