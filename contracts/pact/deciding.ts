import { branchOf, elementSchema, fieldSchema, isDictionary, isFields, type WireSchema } from './wire-schema.ts';

/**
 * The fields on which a portal decides and that differ between the examples of an endpoint, as paths with `[]` for
 * elements and `*` for entries: a flag, a word of several or a status that is always the same tells nothing. Their
 * values are compared, so that a backend that always says yes does not pass.
 */
export function decidingFields(schema: WireSchema, examples: readonly unknown[]): ReadonlySet<string> {
  const seen = new Map<string, Set<string>>();
  const walk = (of: WireSchema, value: unknown, path: string): void => {
    const own = branchOf(of, value);
    const decides = (one: WireSchema) => one.type === 'boolean' || one.enum !== undefined || one['x-decides'] === true;
    if (decides(own) || decides(of) || (own.type === 'array' && decides(elementSchema(own, 0)))) {
      const values = seen.get(path) ?? new Set();
      seen.set(path, values.add(JSON.stringify(value ?? 'absent')));
    }
    if (Array.isArray(value)) {
      value.forEach((one, index) => walk(elementSchema(own, index), one, `${path}[]`));
    } else if (isDictionary(own) && isFields(value)) {
      for (const one of Object.values(value)) walk((own.additionalProperties ?? {}) as WireSchema, one, `${path}.*`);
    } else if (isFields(value)) {
      for (const name of Object.keys(own.properties ?? value)) {
        const field = fieldSchema(own, name);
        walk(field, value[name] ?? field.default, `${path}.${name}`);
      }
    }
  };
  for (const example of examples) walk(schema, example, '');
  return new Set([...seen].filter(([, values]) => values.size > 1).map(([path]) => path));
}
