import { fromJSONSchema } from 'zod';
import * as z from 'zod/mini';
import { type WireTrait, wireTraits } from '../wire-trait.ts';

type Spellings = readonly (readonly string[])[];

/** Requirements on a list as a whole (see `WireTrait`). */
export type ListTrait = Pick<WireTrait, 'key' | 'one' | 'whole'>;

/** A JSON Schema with the traits of declarations beside the type. */
export type WireSchema = z.core.JSONSchema.BaseSchema & {
  'x-takes'?: string;
  'x-decides'?: true;
  'x-spellings'?: Spellings;
  'x-holds'?: 'third part';
  'x-list'?: ListTrait;
};

const cache = new WeakMap<z.ZodMiniType, WireSchema>();

/** Returns the schema of a reply in its form on the wire. */
export function wireSchema(schema: z.ZodMiniType): WireSchema {
  const cached = cache.get(schema);
  if (cached) return cached;
  const wire = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const { takes, decides, spellings, holds, ...list } =
        wireTraits.get(zodSchema as z.core.$ZodType as z.ZodMiniType) ?? {};
      Object.assign(jsonSchema, takes && { 'x-takes': takes });
      Object.assign(jsonSchema, decides && { 'x-decides': true });
      Object.assign(jsonSchema, spellings && { 'x-spellings': spellings });
      Object.assign(jsonSchema, holds && { 'x-holds': holds });
      Object.assign(jsonSchema, list.key !== undefined && { 'x-list': list });
      // Ignores the replacement of an unreadable field, which is not the default of an absent one.
      if ((zodSchema as z.core.$ZodType as z.ZodMiniType) instanceof z.ZodMiniCatch) delete jsonSchema.default;
    },
  });
  cache.set(schema, wire);
  return wire;
}

/** The schema of a field of an object, or of an entry of a dictionary. */
export function fieldSchema(schema: WireSchema, name: string): WireSchema {
  return (schema.properties?.[name] ?? schema.additionalProperties ?? {}) as WireSchema;
}

/** Returns the schema of a list's elements. */
export function elementSchema(schema: WireSchema, index: number): WireSchema {
  return ((schema.prefixItems as WireSchema[] | undefined)?.[index] ?? schema.items ?? {}) as WireSchema;
}

/** Returns true when the names of an object's fields are data. */
export function isDictionary(schema: WireSchema): boolean {
  return !schema.properties && !schema.required && typeof schema.additionalProperties === 'object';
}

/** Returns the branch of a union that a value fits. */
export function branchOf(schema: WireSchema, value: unknown): WireSchema {
  const branches = schema.anyOf ?? schema.oneOf;
  if (!branches) return schema;
  return branchOf(branches.find((branch) => fromJSONSchema(branch).safeParse(value).success) ?? {}, value);
}

export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
