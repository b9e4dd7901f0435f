import { isDeepStrictEqual } from 'node:util';
import { MatchersV3 } from '@pact-foundation/pact';
import * as z from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;
export type Template =
  ReturnType<typeof MatchersV3.like> | string | number | boolean | null | { [name: string]: Template } | Template[];

/**
 * The matchers that Pact checks a reply with: the example's fields, each by the type, pattern or enum of the schema's
 * wire format. Every element of a list must have the fields that all of the example's elements have; a nested list may
 * be empty. A field with its default value may be missing.
 * @throws when the example does not fit the schema
 */
export function matcherOf(schema: z.ZodType, example: unknown): Template {
  const parsed = schema.safeParse(example);
  if (!parsed.success) throw new Error(`the example does not fit its schema: ${z.prettifyError(parsed.error)}`);
  return template(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }), example);
}

function template(schema: Schema, value: unknown, listDepth = 0): Template {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches)
    return template(
      branches.find((branch) => z.fromJSONSchema(branch).safeParse(value).success) ?? {},
      value,
      listDepth,
    );
  if (schema.const !== undefined) return MatchersV3.equal(value);
  switch (typeof value) {
    case 'string':
      return text(schema, value);
    case 'number':
      return schema.type === 'integer' ? MatchersV3.integer(value) : MatchersV3.number(value);
    case 'boolean':
      return MatchersV3.boolean(value);
    case 'object':
      if (value === null) return MatchersV3.nullValue();
      return Array.isArray(value)
        ? listed(schema, value, listDepth)
        : named(schema, value as Record<string, unknown>, listDepth);
    default:
      throw new Error(`JSON has no ${typeof value}`);
  }
}

/** Shorter than Zod's own patterns, which check leap years, so that reports stay readable. */
const formats: Readonly<Record<string, string>> = {
  date: '^\\d{4}-\\d{2}-\\d{2}$',
  'date-time': '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$',
};

function text(schema: Schema, value: string): Template {
  if (schema.enum) return MatchersV3.regex(`^(${schema.enum.map((word) => escaped(String(word))).join('|')})$`, value);
  const pattern = formats[schema.format ?? ''] ?? schema.pattern;
  return pattern === undefined ? MatchersV3.string(value) : MatchersV3.regex(pattern, value);
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function listed(schema: Schema, values: unknown[], listDepth: number): Template {
  if (schema.prefixItems)
    return values.map((value, index) => template((schema.prefixItems as Schema[])[index] ?? {}, value, listDepth));
  if (values.length === 0) return MatchersV3.like([]);
  const element = template((schema.items as Schema | undefined) ?? {}, shared(values), listDepth + 1);
  return { ...MatchersV3.eachLike(element, 1), min: listDepth === 0 ? 1 : 0 };
}

/** The fields that all values have; for values without fields, the first one. */
function shared(values: readonly unknown[]): unknown {
  const [first] = values;
  if (values.every(Array.isArray)) return values.some((list) => list.length === 0) ? [] : values.flat();
  if (!values.every(isFields)) return first;
  const names = Object.keys(first as object).filter((name) => values.every((value) => value[name] !== undefined));
  return Object.fromEntries(names.map((name) => [name, shared(values.map((value) => value[name]))]));
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function named(schema: Schema, value: Record<string, unknown>, listDepth: number): Template {
  const schemaOf = (name: string) => (schema.properties?.[name] ?? schema.additionalProperties ?? {}) as Schema;
  const fields = Object.entries(value).filter(
    ([name, field]) => field !== undefined && !isDeepStrictEqual(field, schemaOf(name).default),
  );
  const [first] = fields;
  if (!first) return MatchersV3.like({});
  // In a dictionary names are data: any name is fine, but every entry must match the example's.
  if (!schema.properties && !schema.required && typeof schema.additionalProperties === 'object') {
    return MatchersV3.eachKeyLike(
      first[0],
      template(schemaOf(first[0]), shared(fields.map(([, field]) => field)), listDepth + 1),
    );
  }
  return Object.fromEntries(fields.map(([name, field]) => [name, template(schemaOf(name), field, listDepth)]));
}
