import { isDeepStrictEqual } from 'node:util';
import { MatchersV3 } from '@pact-foundation/pact';
import * as z from 'zod/mini';
import { decidingFields } from './deciding.ts';
import { equality, type Known, type Leaf, leafOf, type Place } from './leaf.ts';
import {
  branchOf,
  elementSchema,
  fieldSchema,
  isDictionary,
  isFields,
  type ListTrait,
  type WireSchema,
  wireSchema,
} from './wire-schema.ts';

/** Requirements of a reply, field by field; `forPact` makes Pact's matchers of it. */
export type Expected =
  | { readonly kind: 'leaf'; readonly leaf: Leaf }
  /** The field must be absent, which only our own comparison can express. */
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'fields';
      readonly fields: Readonly<Record<string, Expected>>;
      /** The names are ids that the reply has to repeat. */
      readonly isDictionary: boolean;
      /** Groups of field names of which the reply needs one, because the carrier has two spellings. */
      readonly spellings: readonly (readonly string[])[];
    }
  | { readonly kind: 'dictionary'; readonly min: number; readonly name: string; readonly entry: Expected }
  | { readonly kind: 'tuple'; readonly elements: readonly Expected[] }
  | {
      readonly kind: 'list';
      readonly min: number;
      /** Requirements of every element; undefined where the elements of the example differ. */
      readonly each: Expected | undefined;
      /** Elements that the list must have: one for each shape in the example. */
      readonly variants: readonly Expected[];
      /** Requirements of the list as a whole, which only our own comparison can express. */
      readonly whole?: WholeList | undefined;
    };

/** Requirements on a list beyond its elements. */
export interface WholeList extends Pick<ListTrait, 'one'> {
  /** Field that is different in all elements. */
  readonly key: string;
  /** Number of elements, with the keys that are known; undefined where more elements are allowed. */
  readonly elements: { readonly count: number; readonly known: readonly string[] } | undefined;
}

/** Data of an example besides its reply (see `ReplyExample`). */
export interface Besides {
  readonly echoed?: ReadonlySet<string>;
  readonly holds?: readonly string[] | undefined;
  readonly makes?: readonly string[] | undefined;
}

/**
 * Returns the requirements of a reply: the example's fields, each by the type, pattern or enum of the schema's wire
 * format. Ids of the request are compared by their value, and so are fields on which the portal decides and that
 * differ between `all` examples. Where the elements of a list are alike, every element must be like them; where they
 * differ, there must be one of each shape. A list in the shared part may be empty.
 * @param all all examples of the endpoint
 * @param besides ids that come back, additional required fields, and ids that the backend makes
 * @throws when the example does not fit the schema, or has a field that the schema lacks
 */
export function expectedOf(
  schema: z.ZodMiniType,
  example: unknown,
  all: readonly unknown[] = [example],
  { echoed = new Set(), holds = [], makes = [] }: Besides = {},
): Expected {
  const parsed = schema.safeParse(example);
  if (!parsed.success) throw new Error(`the example does not fit its schema: ${z.prettifyError(parsed.error)}`);
  const wire = wireSchema(schema);
  const stray = undeclared(wire, example, '');
  if (stray.length > 0) throw new Error(`the example has fields that its schema lacks: ${stray.join(', ')}`);
  const requiredPaths = new Set(holds.map((path) => (path ? `.${path}` : path)));
  const deciding = new Set([...decidingFields(wire, all), ...requiredPaths]);
  return expected(
    wire,
    example,
    { path: '', depth: 0, exact: true },
    { deciding, held: requiredPaths, echoed, made: new Set(makes) },
  );
}

/** Fields of a value that its schema does not name. */
function undeclared(schema: WireSchema, value: unknown, path: string): string[] {
  const branch = branchOf(schema, value);
  if (Array.isArray(value))
    return value.flatMap((element, index) => undeclared(elementSchema(branch, index), element, `${path}[${index}]`));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    branch.properties && !(name in branch.properties) && !branch.additionalProperties
      ? [`${path}.${name}`.slice(1)]
      : undeclared(fieldSchema(branch, name), field, `${path}.${name}`),
  );
}

function expected(of: WireSchema, value: unknown, at: Place, known: Known): Expected {
  const schema = branchOf(of, value);
  // A list of words, such as what is in progress on a line, is compared as a whole; so is having nothing.
  const asWhole = Array.isArray(value) || (isFields(value) && Object.keys(value).length === 0);
  if (asWhole && at.exact && known.deciding.has(at.path)) return { kind: 'leaf', leaf: equality(value) };
  if (Array.isArray(value)) return listed(schema, value, at, known);
  if (isFields(value)) return named(schema, value, at, known);
  return { kind: 'leaf', leaf: leafOf(schema, of, value, at, known) };
}

function listed(schema: WireSchema, values: readonly unknown[], at: Place, known: Known): Expected {
  const path = `${at.path}[]`;
  const trait = schema['x-list'];
  const whole = trait && wholeList(trait, values, known);
  // Lists in the part that all elements share may be empty. An element that the example distinguishes has its own
  // lists.
  const inside = { path, depth: at.depth, exact: at.exact };
  if (schema.prefixItems)
    return {
      kind: 'tuple',
      elements: values.map((value, index) => expected(elementSchema(schema, index), value, { ...at, path }, known)),
    };
  const element = elementSchema(schema, 0);
  const min = at.depth === 0 ? 1 : 0;
  if (values.length === 0) return { kind: 'list', min: 0, each: undefined, variants: [], whole };
  const each = expected(element, shared(values), { path, depth: at.depth + 1, exact: false }, known);
  // Compares the keys, which distinguish the elements of a whole list.
  const knownFacts = trait?.whole
    ? { ...known, deciding: new Set([...known.deciding, `${path}.${trait.key}`]) }
    : known;
  const shapes = new Map(
    values.map((value) => {
      const variant = expected(element, value, inside, knownFacts);
      return [shapeOf(variant), variant] as const;
    }),
  );
  const variants = at.exact && !(shapes.size === 1 && shapes.has(shapeOf(each))) ? [...shapes.values()] : [];
  return { kind: 'list', min, each: variants.length > 0 ? undefined : each, variants, whole };
}

function wholeList({ key = '', one, whole }: ListTrait, values: readonly unknown[], { made }: Known): WholeList {
  const keys = values.map((value) => String((value as Record<string, unknown>)[key]));
  const elements = whole ? { count: values.length, known: keys.filter((key) => !made.has(key)) } : undefined;
  return { key, one, elements };
}

/**
 * Returns a key that differs for two elements with different requirements: by their fields, and by the compared
 * values.
 */
function shapeOf(expectation: Expected): string {
  switch (expectation.kind) {
    case 'absent':
      return '-';
    case 'leaf': {
      const { value, ...rest } = expectation.leaf;
      return JSON.stringify(rest['pact:matcher:type'] === 'equality' ? expectation.leaf : rest);
    }
    case 'fields':
      return JSON.stringify(
        Object.keys(expectation.fields)
          .toSorted()
          .map((name) => [name, shapeOf(expectation.fields[name] as Expected)]),
      );
    case 'dictionary':
      return `*${shapeOf(expectation.entry)}`;
    case 'tuple':
      return JSON.stringify(expectation.elements.map(shapeOf));
    case 'list':
      return JSON.stringify([expectation.each && shapeOf(expectation.each), expectation.variants.map(shapeOf)]);
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
    const fieldValue = value[name] === undefined ? field.default : value[name];
    if (fieldValue === undefined)
      return known.held.has(path) && !path.includes('[]') ? [[name, { kind: 'absent' }] as const] : [];
    if (!isDeepStrictEqual(fieldValue, field.default))
      return [[name, expected(field, fieldValue, { ...at, path }, known)] as const];
    if (!at.exact || !known.deciding.has(path)) return [];
    const leaf: Leaf = { ...equality(fieldValue), mayBeAbsent: true };
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
export function forPact(expectation: Expected): Template {
  switch (expectation.kind) {
    case 'leaf':
      return expectation.leaf;
    case 'absent':
      return MatchersV3.nullValue();
    case 'tuple':
      return expectation.elements.map(forPact);
    case 'dictionary':
      return MatchersV3.eachKeyLike(expectation.name, forPact(expectation.entry) as never);
    case 'list':
      if (expectation.variants.length > 0)
        return MatchersV3.arrayContaining(...(expectation.variants.map(forPact) as never[]));
      if (!expectation.each) return MatchersV3.like([]);
      return { ...MatchersV3.eachLike(forPact(expectation.each) as never, 1), min: expectation.min } as never;
    case 'fields': {
      const spelled = expectation.spellings.flat();
      const fields = Object.entries(expectation.fields).filter(
        ([name, field]) =>
          !spelled.includes(name) && field.kind !== 'absent' && !(field.kind === 'leaf' && field.leaf.mayBeAbsent),
      );
      return fields.length === 0
        ? MatchersV3.like({})
        : Object.fromEntries(fields.map(([name, field]) => [name, forPact(field)]));
    }
  }
}

/** Returns a wire value that meets all expectations. */
export function satisfying(expectation: Expected): unknown {
  switch (expectation.kind) {
    case 'leaf':
      return expectation.leaf.value;
    case 'absent':
      return undefined;
    case 'fields':
      return Object.fromEntries(
        Object.entries(expectation.fields).flatMap(([name, field]) =>
          field.kind === 'absent' ? [] : [[name, satisfying(field)]],
        ),
      );
    case 'dictionary':
      return { [expectation.name]: satisfying(expectation.entry) };
    case 'tuple':
      return expectation.elements.map(satisfying);
    case 'list':
      return (expectation.variants.length > 0 || !expectation.each ? expectation.variants : [expectation.each]).map(
        satisfying,
      );
  }
}

/** Returns the wire value that Pact's mock server sends. */
export function exampleOf(template: unknown): unknown {
  if (Array.isArray(template)) return template.map(exampleOf);
  if (!isFields(template)) return template;
  if (!('pact:matcher:type' in template))
    return Object.fromEntries(Object.entries(template).map(([name, field]) => [name, exampleOf(field)]));
  return exampleOf('variants' in template ? template.variants : template.value);
}
