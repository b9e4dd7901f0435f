import * as z from 'zod/mini';
import { operations, type OperationTerms } from '../operation/operations.ts';

/** Part of every text of `sampleTerms` that activity pages must not show. */
export const secret = 'SECRET';

/** Terms of each kind, made from its schema. A text without an example is secret. */
export const sampleTerms = Object.fromEntries(
  operations.map(({ kind, terms }) => [kind, terms.parse(sampleOf(terms))]),
) as OperationTerms;

/**
 * Returns a value that matches a schema.
 * @param whole true to fill in optional fields
 * @throws Error for a type of schema that no terms have so far
 */
export function sampleOf(schema: z.ZodMiniType, { whole = false } = {}): unknown {
  if (whole && schema instanceof z.ZodMiniOptional) return sampleOf(schema.def.innerType as z.ZodMiniType, { whole });
  const examples = z.globalRegistry.get(schema)?.examples;
  if (Array.isArray(examples)) return examples[0];
  if (schema instanceof z.ZodMiniObject)
    return Object.fromEntries(
      Object.entries(schema.shape as Record<string, z.ZodMiniType>).flatMap(([name, field]) =>
        !whole && field instanceof z.ZodMiniOptional ? [] : [[name, sampleOf(field, { whole })]],
      ),
    );
  if (schema instanceof z.ZodMiniArray) return [sampleOf(schema.def.element as z.ZodMiniType, { whole })];
  return plainSampleOf(schema);
}

/** Returns the sample of a schema without parts. */
function plainSampleOf(schema: z.ZodMiniType): unknown {
  if (schema instanceof z.ZodMiniEnum) return schema.options[0];
  if (schema instanceof z.ZodMiniLiteral) return schema.def.values[0];
  if (schema instanceof z.ZodMiniBoolean) return true;
  if (schema instanceof z.ZodMiniNumber) return 2;
  if (schema instanceof z.ZodMiniISODate) return '2026-12-01';
  if (schema instanceof z.ZodMiniEmail) return `${secret}@example.test`;
  if (schema instanceof z.ZodMiniURL) return `https://example.test/${secret}`;
  if (schema instanceof z.ZodMiniString) return secret;
  throw new Error(`no sample of a schema of type ${schema.type}`);
}
