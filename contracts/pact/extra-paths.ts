import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { endpoints } from '../carrier.ts';
import { isOtherSystem } from '../endpoint.ts';
import { pathOf } from '../openapi/operation.ts';
import type { Verification } from './verification.ts';

const Document = z.looseObject({
  servers: z.optional(z.array(z.looseObject({ url: z.string() }))),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** A path without the names of its parameters, which are not on the wire. */
const shapeOf = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');

/**
 * Compares a provider's own OpenAPI document with the declared calls: operations that nobody declared, and chosen calls
 * that it lacks.
 */
export function pathDifferences(
  document: unknown,
  { service, endpoint }: Pick<Verification, 'service' | 'endpoint'>,
): { readonly extra: string[]; readonly missing: string[] } {
  const { paths, servers = [] } = Document.parse(document);
  const [{ url } = { url: '' }] = servers;
  const base = new URL(url.replaceAll(/\{[^}]*\}/g, ''), 'https://carrier.example').pathname.replace(/\/$/, '');
  const servedCalls = Object.entries(paths).flatMap(([path, operations]) =>
    methods.filter((method) => method in operations).map((method) => `${method.toUpperCase()} ${base}${path}`),
  );
  const ours = endpoints
    .filter((one) => !isOtherSystem(one.service))
    .map((one) => ({ ...one, call: `${one.method} ${pathOf(one)}` }));
  const declaredShapes = new Set(ours.map(({ call }) => shapeOf(call)));
  const servedShapes = new Set(servedCalls.map(shapeOf));
  const isChosen = (one: (typeof ours)[number]) =>
    (service ?? one.service) === one.service && (endpoint?.includes(one.id) ?? true);
  return {
    extra: servedCalls.filter((call) => !declaredShapes.has(shapeOf(call))),
    missing: ours.filter((one) => isChosen(one) && !servedShapes.has(shapeOf(one.call))).map(({ call }) => call),
  };
}

/**
 * Returns notes about paths that only one of two OpenAPI documents has.
 * @throws Error when the document cannot be read
 */
export async function pathNotes(where: string, { limitMs, ...choice }: Verification): Promise<string[]> {
  const text = /^https?:/.test(where)
    ? await fetch(where, { signal: AbortSignal.timeout(limitMs) }).then((response) => response.text())
    : await readFile(where, 'utf8');
  const { extra, missing } = pathDifferences(JSON.parse(text), choice);
  return [
    `paths that nobody declared: ${extra.length}${extra.length > 0 ? `: ${extra.join(', ')}` : ''}`,
    ...(missing.length > 0 ? [`chosen calls that ${where} lacks: ${missing.join(', ')}`] : []),
  ];
}
