import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';

/** Writes fields as text, sorted by name: strings as they are, everything else as JSON (HTTP-5, HTTP-6). */
export function encode(fields: Readonly<Record<string, unknown>>): [name: string, text: string][] {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : JSON.stringify(value)])
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** Reads such fields back by the declared types. Invalid JSON stays text, so that the schema names the field. */
export function decode(target: Endpoint, fields: Iterable<[string, string]>): Record<string, unknown> {
  const shape = target.input.shape as Record<string, z.ZodType | undefined>;
  return Object.fromEntries([...fields].map(([name, text]) => [name, isText(shape[name]) ? text : json(text)]));
}

/** True for a field that is sent as it is, false for one that is sent as JSON. */
export function isText(schema: z.ZodType | undefined): boolean {
  if (!schema) return true;
  // A list can be unwrapped too, but is always sent as JSON.
  if (schema instanceof z.ZodArray) return false;
  const inner = 'unwrap' in schema && typeof schema.unwrap === 'function' ? (schema.unwrap() as z.ZodType) : undefined;
  if (inner) return isText(inner);
  if (schema instanceof z.ZodLiteral) return typeof schema.value === 'string';
  return schema instanceof z.ZodString || schema instanceof z.ZodEnum || schema instanceof z.ZodStringFormat;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
