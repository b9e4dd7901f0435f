import * as z from 'zod';
import { operations, type OperationTerms } from '../operation/operations.ts';

/** Is in every text of `sampleTerms` that activity pages may not tell. */
export const secret = 'SECRET';

/** Terms of each kind, made from its schema. A text without an example is secret. */
export const sampleTerms = Object.fromEntries(
  operations.map(({ kind, terms }) => [kind, terms.parse(sampleOf(terms))]),
) as OperationTerms;

/**
 * A value that a schema takes.
 * @param whole with what may be left out
 * @throws Error for a type of schema that no terms have had so far
 */
export function sampleOf(schema: z.ZodType, { whole = false } = {}): unknown {
  if (whole && schema instanceof z.ZodOptional) return sampleOf(schema.unwrap() as z.ZodType, { whole });
  const examples = schema.meta()?.examples;
  if (Array.isArray(examples)) return examples[0];
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<z.ZodType>(schema.shape).flatMap(([name, field]) =>
        !whole && field instanceof z.ZodOptional ? [] : [[name, sampleOf(field, { whole })]],
      ),
    );
  if (schema instanceof z.ZodArray) return [sampleOf(schema.element as z.ZodType, { whole })];
  return plainSampleOf(schema);
}

/** The same of what has no parts. */
function plainSampleOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodNumber) return 2;
  if (schema instanceof z.ZodISODate) return '2026-12-01';
  if (schema instanceof z.ZodEmail) return `${secret}@example.test`;
  if (schema instanceof z.ZodURL) return `https://example.test/${secret}`;
  if (schema instanceof z.ZodString) return secret;
  throw new Error(`no sample of a schema of type ${schema.type}`);
}
