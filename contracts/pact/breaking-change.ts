import { isDeepStrictEqual } from 'node:util';
import { apiCompare, type Diff } from 'api-smart-diff';
import { endpointIn } from './pact-file.ts';
import type { OperationSurface, Surface } from './surface.ts';

/** A change of one call that backends must make, or a new requirement. */
export interface ContractChange {
  readonly id: string;
  readonly what: string;
  /** The part of the version that has to be raised: a new example of a known call is a minor change. */
  readonly raises: 'major' | 'minor';
}

/** Returns the changes that a backend must make to go from one surface to another; new calls break nothing. */
export function breakingChanges(before: Surface, after: Surface): ContractChange[] {
  return [...changesOfOperations(before, after), ...changesOfExamples(before, after)];
}

function changesOfOperations(before: Surface, after: Surface): ContractChange[] {
  return before.operations.flatMap((old) =>
    old.ids.flatMap((id): ContractChange[] => {
      const now = after.operations.find(({ ids }) => ids.includes(id));
      // A removed call requires no change of a backend.
      if (!now) return [];
      const pathChanges = now.call === old.call ? [] : [`is ${now.call} instead of ${old.call}`];
      return [...pathChanges, ...changesOf(old, now)].map((what) => ({ id, what, raises: 'major' as const }));
    }),
  );
}

function changesOf(old: OperationSurface, now: OperationSurface): string[] {
  if (isDeepStrictEqual(old.operation, now.operation)) return [];
  // Backwards: what breaks a client that goes from the new contract to the old one breaks a backend that keeps to the
  // old one when the portal, its client, goes to the new one.
  const [from, to] = differing(now.operation, old.operation, '') as [object, object];
  const { diffs } = apiCompare(documentOf(from), documentOf(to)) as { diffs: Diff[] };
  // The library misses some changes: a difference without a finding may be a break.
  if (diffs.length === 0) return ['differs where the comparison sees nothing'];
  return [...new Set(diffs.filter(isBreaking).map(({ path }) => `differs in ${path.slice(3).join('.')}`))];
}

/** Returns a copy of the document, because the library modifies its input. */
function documentOf(operation: object) {
  return { openapi: '3.1.1', info: { title: '', version: '' }, paths: { '/': { post: structuredClone(operation) } } };
}

/**
 * Returns the parts in which two nodes differ. The library takes a second for an operation, most of it for equal
 * parts.
 */
function differing(before: unknown, after: unknown, within: string): [unknown, unknown] {
  if (!isNode(before) || !isNode(after)) return [before, after];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  // The schema decides as well whether a field is required.
  const requiresAlike = isDeepStrictEqual(before.required, after.required);
  const pairs = names
    .filter((name) => !byName.has(within) || !isDeepStrictEqual(before[name], after[name]))
    .map((name) => [name, differing(before[name], after[name], requiresAlike ? name : '')] as const);
  const side = (index: 0 | 1, of: object) =>
    Object.fromEntries(pairs.filter(([name]) => name in of).map(([name, pair]) => [name, pair[index]]));
  return [side(0, before), side(1, after)];
}

/** Objects with independent names, whose equal members the comparison can omit. */
const byName = new Set(['properties', 'responses', 'content']);

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Words of JSON Schema of which the library takes another value in a reply for harmless. */
const exact = new Set(['type', 'const', 'format', 'pattern', 'enum', 'contentMediaType', 'x-takes']);
/** Marks of what the portal takes besides; without them it takes less. */
const leniencies = new Set(['x-takes', 'x-left-out-if-wrong', 'x-elements-left-out-if-wrong']);

function isBreaking({ type, action, path }: Diff): boolean {
  const word = String(path.findLast((step) => typeof step !== 'number'));
  return type === 'breaking' || (action === 'replace' && exact.has(word)) || (action === 'add' && leniencies.has(word));
}

const parts = { state: 'is verified in another state', request: 'is sent otherwise', reply: 'needs another reply' };

function changesOfExamples(before: Surface, after: Surface): ContractChange[] {
  const knownIds = new Set(Object.keys(before.verified).map(endpointIn));
  return Object.entries(after.verified).flatMap(([description, now]): ContractChange[] => {
    const id = endpointIn(description);
    const old = before.verified[description];
    if (!old) return knownIds.has(id) ? [{ id, what: `is verified by "${description}" too`, raises: 'minor' }] : [];
    return (['state', 'request', 'reply'] as const)
      .filter((part) => now[part] !== old[part])
      .map((part) => ({ id, what: `${parts[part]} in "${description}"`, raises: 'major' }));
  });
}

/**
 * Returns the changes that the changelog lacks: the version is not raised from the released one, or the line is
 * missing.
 */
export function untoldChanges(changes: readonly ContractChange[], released: string, changelog: string) {
  const [, version = '', section = ''] =
    /^## (\d+\.\d+\.\d+)(?: \([\w-]+\))?\n([^]*?)(?=^## |$(?![^]))/m.exec(changelog) ?? [];
  return changes.filter(({ id, raises }) => !isRaised(version, released, raises) || !isTold(id, section));
}

function isRaised(version: string, from: string, part: ContractChange['raises']): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldMajor = 0, oldMinor = 0] = from.split('.').map(Number);
  return major > oldMajor || (part === 'minor' && major === oldMajor && minor > oldMinor);
}

/** Returns true when a section names a call by its id, its noun (`billing.*`), or with all others (`*`). */
function isTold(id: string, section: string): boolean {
  const names = new Set([...section.matchAll(/`([\w.*-]+)`/g)].map(([, name]) => name));
  return [id, `${id.split('.')[0]}.*`, '*'].some((name) => names.has(name));
}
