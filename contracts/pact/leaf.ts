import type { WireSchema } from './wire-schema.ts';

/** A leaf that Pact compares: by type, by pattern, or exactly. */
export interface Leaf {
  readonly 'pact:matcher:type': 'type' | 'regex' | 'integer' | 'number' | 'equality' | 'null';
  readonly value: unknown;
  readonly regex?: string;
  /** The field may be absent, because the portal has a default. Only our own comparison can express that. */
  readonly mayBeAbsent?: true;
}

/** Facts about an example that its schema does not have. */
export interface Known {
  /** Paths whose values are compared (see `decidingFields`). */
  readonly deciding: ReadonlySet<string>;
  /** Compared paths that the example lists itself: outside of lists, a field that the example lacks must be absent. */
  readonly held: ReadonlySet<string>;
  /** Ids of the request and of the state, which the reply has to repeat. */
  readonly echoed: ReadonlySet<string>;
  /** Ids that the backend makes itself, which may be any. */
  readonly made: ReadonlySet<string>;
}

/** Place of a value in an example. */
export interface Place {
  readonly path: string;
  /** Number of lists around the value. */
  readonly depth: number;
  /** False in what all elements of a list share: their values differ. */
  readonly exact: boolean;
}

/** Patterns that are shorter than Zod's, which check leap years, so that reports stay readable. */
const formats: Readonly<Record<string, string>> = {
  date: '^2\\d{3}-\\d{2}-\\d{2}$',
  'date-time': '^2\\d{3}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$',
};

/**
 * Returns the comparison of a single value: exact where it decides or is an id that must come back, otherwise by its
 * type, pattern or words.
 * @param outer the schema around a union, which may have the words
 */
export function leafOf(schema: WireSchema, outer: WireSchema, value: unknown, at: Place, known: Known): Leaf {
  const takes = schema['x-takes'];
  const isId = takes === 'number for text' || schema.format === 'email';
  const text = String(value);
  const isExact =
    at.exact && !known.made.has(text) && (known.deciding.has(at.path) || (isId && known.echoed.has(text)));
  if (value === null) return { 'pact:matcher:type': 'null', value };
  if (schema['x-holds'] === 'third part') return thirdPart(text, at.exact);
  // A pattern is compared with the text of a value, so that it takes a number for text, and text for a number.
  if (isExact && takes) return pattern(`^${escaped(text)}$`, value);
  if (isExact || schema.const !== undefined) return equality(value);
  if (takes === 'text for number') return pattern('^-?\\d+$', value);
  if (takes && schema.pattern === undefined) return pattern('^.*$', value);
  return byType(schema, outer, value);
}

/** A reference of three parts, of which the third is the place of a line in its group (LINE-17). */
function thirdPart(text: string, exact: boolean): Leaf {
  const third = exact ? escaped(text.split('|')[2] ?? '') : '[1-9]\\d*';
  return pattern(`^[^|]*\\|[^|]*\\|${third}$`, text);
}

/** A leaf whose value does not matter: one of the words, a text of the pattern, or anything of its type. */
function byType(schema: WireSchema, outer: WireSchema, value: unknown): Leaf {
  const words = schema.enum ?? outer.enum;
  if (words) return pattern(`^(${words.map((word) => escaped(String(word))).join('|')})$`, value);
  const source = formats[schema.format ?? ''] ?? schema.pattern;
  if (typeof value === 'string' && source !== undefined) return pattern(wholly(source), value);
  if (typeof value === 'number')
    return { 'pact:matcher:type': schema.type === 'integer' ? 'integer' : 'number', value };
  if (typeof value === 'string' || typeof value === 'boolean') return { 'pact:matcher:type': 'type', value };
  throw new Error(`JSON has no ${typeof value}`);
}

/** Pact takes a pattern to be about the whole text. */
function wholly(source: string): string {
  return source.startsWith('^') ? source : `^[\\s\\S]*${source}[\\s\\S]*$`;
}

export function equality(value: unknown): Leaf {
  return { 'pact:matcher:type': 'equality', value };
}

function pattern(regex: string, value: unknown): Leaf {
  return { 'pact:matcher:type': 'regex', regex, value };
}

/** Returns a pattern that matches exactly this text. */
export function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
