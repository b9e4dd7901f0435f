import { branchOf, elementSchema, fieldSchema, isDictionary, isFields, type WireSchema } from './wire-schema.ts';

/**
 * Returns the fields on which a portal decides and that differ between the examples of an endpoint, as paths with `[]`
 * for elements and `*` for entries. A flag, a word of several or a status that is always the same distinguishes
 * nothing. Their values are compared, so that a backend that always answers yes does not pass.
 */
export function decidingFields(schema: WireSchema, examples: readonly unknown[]): ReadonlySet<string> {
  const fields = seenIn(schema, examples);
  return new Set([...fields].filter(([, { values }]) => values.size > 1).map(([path]) => path));
}

/**
 * Returns for each flag and choice the values that no example has, as JSON. `absent` means that a choice may be
 * missing.
 */
export function decidingValues(
  schema: WireSchema,
  examples: readonly unknown[],
): { path: string; missing: readonly string[] }[] {
  return [...seenIn(schema, examples)].map(([path, { values, of }]) => {
    const words = of.type === 'boolean' ? [true, false] : (of.enum ?? []);
    return { path, missing: words.map((word) => JSON.stringify(word)).filter((word) => !values.has(word)) };
  });
}

interface Seen {
  /** Different values of the field, as JSON. */
  readonly values: Set<string>;
  readonly of: WireSchema;
}

function seenIn(schema: WireSchema, examples: readonly unknown[]): ReadonlyMap<string, Seen> {
  const fields = new Map<string, Seen>();
  const walk = (of: WireSchema, value: unknown, path: string): void => {
    const branch = branchOf(of, value);
    const decides = (candidate: WireSchema) =>
      candidate.type === 'boolean' || candidate.enum !== undefined || candidate['x-decides'] === true;
    if (decides(branch) || decides(of) || (branch.type === 'array' && decides(elementSchema(branch, 0)))) {
      const entry = fields.get(path) ?? { values: new Set(), of: decides(branch) ? branch : of };
      fields.set(path, entry);
      entry.values.add(JSON.stringify(value ?? 'absent'));
    }
    for (const [inner, part, at] of inside(branch, value, path)) walk(inner, part, at);
  };
  for (const example of examples) walk(schema, example, '');
  return fields;
}

/** Returns the parts of a value: elements, entries or fields, each with its schema and path. */
function inside(schema: WireSchema, value: unknown, path: string): [WireSchema, unknown, string][] {
  if (Array.isArray(value)) return value.map((element, index) => [elementSchema(schema, index), element, `${path}[]`]);
  if (!isFields(value)) return [];
  if (isDictionary(schema))
    return Object.values(value).map((field) => [(schema.additionalProperties ?? {}) as WireSchema, field, `${path}.*`]);
  return Object.keys(schema.properties ?? value).map((name) => {
    const field = fieldSchema(schema, name);
    return [field, value[name] ?? field.default, `${path}.${name}`];
  });
}
