import * as z from 'zod/mini';
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
  const shape = target.input.shape as Record<string, z.ZodMiniType | undefined>;
  return Object.fromEntries([...fields].map(([name, text]) => [name, isText(shape[name]) ? text : json(text)]));
}

/** Returns true for a field that is sent as plain text, false for one that is sent as JSON. */
export function isText(schema: z.ZodMiniType | undefined): boolean {
  if (!schema) return true;
  if ('innerType' in schema.def) return isText(schema.def.innerType as z.ZodMiniType);
  if (schema instanceof z.ZodMiniLiteral) return schema.def.values.every((value) => typeof value === 'string');
  return schema instanceof z.ZodMiniString || schema instanceof z.ZodMiniEnum;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
