import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { isInessential, wireTraits } from './wire-trait.ts';

/** A reply as the client takes it, with the paths of fields that were left out; or what is wrong with it. */
export type Reading =
  | { readonly fits: true; readonly reply: unknown; readonly drift: readonly string[] }
  | { readonly fits: false; readonly issues: readonly z.core.$ZodIssue[] };

/** Reads the data of a reply by its declaration, with the habits of serializers that it takes (HTTP-22, HTTP-23). */
export function readReply(target: Pick<Endpoint, 'reply'>, data: unknown): Reading {
  const drift: string[] = [];
  const parsed = target.reply.safeParse(taken(target.reply, data ?? {}, '', drift));
  return parsed.success ? { fits: true, reply: parsed.data, drift } : { fits: false, issues: parsed.error.issues };
}

/** The path of an issue: `customers[0].id`. */
export function pathOf(steps: readonly PropertyKey[]): string {
  return steps.reduce<string>((path, step) => below(path, typeof step === 'number' ? step : String(step)), '');
}

function below(path: string, step: string | number): string {
  if (typeof step === 'number') return `${path}[${step}]`;
  return path ? `${path}.${step}` : step;
}

/** The value with its harmless habits undone: null for absent, and numbers and texts as declared. */
function taken(schema: z.ZodType, value: unknown, path: string, drift: string[]): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return takenOrAbsent(schema as z.ZodOptional<z.ZodType>, value, path, drift);
  if (schema instanceof z.ZodCatch) {
    const inner = schema.unwrap() as z.ZodType;
    const field = taken(inner, value, path, drift);
    if (!inner.safeParse(field).success) drift.push(path);
    return field;
  }
  if (schema instanceof z.ZodPipe) return taken(schema.in as z.ZodType, value, path, drift);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((one, index) => taken(schema.element as z.ZodType, one, below(path, index), drift));
  if (schema instanceof z.ZodObject && isFields(value)) {
    const declared = Object.entries<z.ZodType>(schema.shape);
    return {
      ...value,
      ...Object.fromEntries(declared.map(([name, of]) => [name, taken(of, value[name], below(path, name), drift)])),
    };
  }
  if (schema instanceof z.ZodRecord && isFields(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        taken(schema.valueType as z.ZodType, one, below(path, name), drift),
      ]),
    );
  return converted(schema, value);
}

/** A field that may be absent; one that is not essential is left out where it does not fit (HTTP-23). */
function takenOrAbsent(schema: z.ZodOptional<z.ZodType>, value: unknown, path: string, drift: string[]): unknown {
  if (value === null || value === undefined) return undefined;
  const inner = schema.unwrap();
  const field = taken(inner, value, path, drift);
  if (!isInessential(schema) || inner.safeParse(field).success) return field;
  drift.push(path);
  return undefined;
}

function converted(schema: z.ZodType, value: unknown): unknown {
  const takes = wireTraits.get(schema)?.takes;
  // A number beyond the safe ones has lost digits on its way: it is no id any more.
  if (takes === 'number for text' && Number.isSafeInteger(value)) return String(value);
  if (takes === 'text for number' && typeof value === 'string' && /^-?\d{1,9}$/.test(value)) return Number(value);
  return value;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
