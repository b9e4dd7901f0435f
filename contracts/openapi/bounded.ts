import type { Json } from './described-schema.ts';

/** Maximum length of texts and lists, because the portal stops reading a reply there (HTTP-21). */
const mostBytes = 1_000_000;
const int32 = { least: -(2 ** 31), most: 2 ** 31 - 1 };

/** Matches a pattern of one kind of character, whose count limits the length of the text. */
const counted = /^\^(?:\[(?:[^\]\\]|\\.)+\]|\\d)\{(?:\d+,)?(\d+)\}\$$/;
const lengths: Readonly<Record<string, number>> = { date: 10, '^(0[1-9]|1[0-2])\\d{2}$': 4, '^[2-6]$': 1 };

/** Keys whose content is an example or a value, not a schema. */
const values = new Set(['example', 'examples', 'default', 'enum', 'const']);

/**
 * Returns a document whose schemas have a type, and their limits: generators and linters require both. A limit is that
 * of the declaration, or else that of a whole reply.
 * @param isNamed true where the names are fields, and not words of JSON Schema
 */
export function bounded(node: unknown, isNamed = false): unknown {
  if (Array.isArray(node)) return node.map((item) => bounded(item));
  if (typeof node !== 'object' || node === null) return node;
  const schema = isNamed ? node : limited(typed(node as Json));
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [
      name,
      !isNamed && values.has(name) ? (value as unknown) : bounded(value, !isNamed && name === 'properties'),
    ]),
  );
}

function typed(schema: Json): Json {
  const {
    type,
    enum: words = [],
    const: only,
  } = schema as { type?: unknown; enum?: readonly unknown[]; const?: unknown };
  const all = only === undefined ? words : [only];
  if (type !== undefined || !Array.isArray(all) || all.length === 0) return schema;
  const types = [...new Set(all.map((value) => (typeof value === 'number' ? 'integer' : typeof value)))];
  // Writes a single type, because orval doubles each description of two types.
  return types.length === 1 ? { type: types[0], ...schema } : schema;
}

function limited(schema: Json): Json {
  const { type, pattern } = schema;
  const typeLimits = Object.entries(limits).filter(
    ([name]) => type === name || (Array.isArray(type) && type.includes(name)),
  );
  return {
    ...schema,
    // Unescapes slashes, because JSON Schema has no delimiters around a pattern.
    ...(typeof pattern === 'string' && { pattern: pattern.replaceAll('\\/', '/') }),
    ...Object.assign({}, ...typeLimits.map(([, limitsOf]) => limitsOf(schema))),
  };
}

/** The limits of each type, where a schema has none of its own. */
const limits: Readonly<Record<string, (schema: Json) => Json>> = {
  string: (schema) =>
    ['maxLength', 'enum', 'const'].some((name) => name in schema) ? {} : { maxLength: longest(schema) },
  // An entry has a character and a comma at least.
  array: ({ maxItems = mostBytes / 2 }) => ({ maxItems }),
  integer: ({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER, exclusiveMinimum }) => {
    const isShort = Number(minimum) >= int32.least && Number(maximum) <= int32.most;
    return { ...(exclusiveMinimum === undefined && { minimum }), maximum, format: isShort ? 'int32' : 'int64' };
  },
};

function longest({ pattern, format }: Json): number {
  const count = counted.exec(String(pattern))?.[1];
  return count === undefined ? (lengths[String(format)] ?? lengths[String(pattern)] ?? mostBytes) : Number(count);
}
