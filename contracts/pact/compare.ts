import { isDeepStrictEqual } from 'node:util';
import type { Leaf } from './leaf.ts';
import type { Expected, WholeList } from './matcher.ts';
import { patternInWords } from './pattern-words.ts';
import { isFields } from './wire-schema.ts';

/** A field of an answer that is not as expected. */
export interface Fault {
  readonly field: string;
  readonly message: string;
}

/**
 * Compares an answer with what is expected, by the same rules as Pact and some that Pact lacks: it names the field of
 * a list element that is missing, and holds values that may be absent.
 */
export function compare(expected: Expected, actual: unknown, path: string): Fault[] {
  switch (expected.kind) {
    case 'absent':
      return isThere(actual) ? [{ field: path, message: `is ${shown(actual)}, and should not be there` }] : [];
    case 'leaf':
      return leafFaults(expected.leaf, actual, path);
    case 'fields':
      if (!isFields(actual)) return [{ field: path, message: `is ${kindOf(actual)}, not an object` }];
      return Object.entries(expected.fields).flatMap(([name, field]) => {
        const names = expected.spellings.find((group) => group.includes(name));
        if (names)
          return names.some((spelling) => isThere(actual[spelling])) ? [] : [missing(`${path}.${name}`, actual, names)];
        if (isThere(actual[name]) || field.kind === 'absent') return compare(field, actual[name], `${path}.${name}`);
        return field.kind === 'leaf' && field.leaf.mayBeAbsent ? [] : [missing(`${path}.${name}`, actual)];
      });
    case 'dictionary':
      if (!isFields(actual)) return [{ field: path, message: `is ${kindOf(actual)}, not an object` }];
      if (Object.keys(actual).length < expected.min) return [{ field: path, message: 'has no entry' }];
      return Object.entries(actual).flatMap(([name, entry]) => compare(expected.entry, entry, `${path}.${name}`));
    case 'tuple':
      if (!Array.isArray(actual)) return [{ field: path, message: `is ${kindOf(actual)}, not a list` }];
      return expected.elements.flatMap((element, index) => compare(element, actual[index], `${path}[${index}]`));
    case 'list':
      if (!Array.isArray(actual)) return [{ field: path, message: `is ${kindOf(actual)}, not a list` }];
      return listFaults(expected, actual, path);
  }
}

function listFaults(expected: Extract<Expected, { kind: 'list' }>, actual: readonly unknown[], path: string): Fault[] {
  const { each, min, variants, whole } = expected;
  if (actual.length < min) return [{ field: path, message: 'is an empty list: in this state there is at least one' }];
  const inEach = each ? actual.flatMap((element, index) => compare(each, element, `${path}[${index}]`)) : [];
  const inVariants = variants.flatMap((variant) => {
    const tries = actual.map((element, index) => compare(variant, element, `${path}[${index}]`));
    // Pact only reports that no element is like the variant; the nearest one shows the field.
    const [nearest] = tries.toSorted((a, b) => distance(a) - distance(b));
    return nearest ?? [{ field: path, message: 'lacks an element of the example' }];
  });
  const all = [...inEach, ...inVariants, ...(whole ? wholeFaults(whole, actual, path) : [])];
  return all.filter(({ field }, index) => all.findIndex((fault) => fault.field === field) === index);
}

/**
 * Returns the faults of a list as a whole: elements that occur twice or belong to another state, or two with the flag.
 */
function wholeFaults({ key, one, elements }: WholeList, actual: readonly unknown[], path: string): Fault[] {
  const rows = actual.filter(isFields);
  const keys = rows.map((row) => String(row[key]));
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) return [{ field: path, message: `has two elements with the ${key} ${twice}` }];
  const flagged = one === undefined ? 1 : rows.filter((row) => row[one] === true).length;
  if (rows.length > 0 && flagged !== 1)
    return [{ field: `${path}[].${one}`, message: `is true ${flagged} times, not once` }];
  if (!elements || elements.count === keys.length) return [];
  const foreignKeys = keys.filter((key) => !elements.known.includes(key)).join(', ');
  const countText = `has ${keys.length} elements, and its state ${elements.count}`;
  return [
    {
      field: path,
      message: keys.length > elements.count ? `${countText}: it has no ${key} ${foreignKeys}` : countText,
    },
  ];
}

/** Returns a distance in which another value weighs more than a missing field. */
function distance(faults: readonly Fault[]): number {
  return faults.reduce((sum, { message }) => sum + (message.startsWith('is missing') ? 1 : 10), 0);
}

function leafFaults(leaf: Leaf, actual: unknown, path: string): Fault[] {
  const { value, regex = '' } = leaf;
  const fault = (message: string) => [{ field: path, message }];
  switch (leaf['pact:matcher:type']) {
    case 'equality':
      return isDeepStrictEqual(actual, value) ? [] : fault(`Expected ${shown(actual)} to be ${shown(value)}`);
    case 'null':
      return actual === null ? [] : fault(`Expected ${shown(actual)} to be null`);
    case 'regex':
      return new RegExp(regex).test(typeof actual === 'string' ? actual : JSON.stringify(actual))
        ? []
        : fault(`Expected ${shown(actual)} to be ${patternInWords(regex)}`);
    case 'integer':
      return Number.isInteger(actual) ? [] : fault(`Expected ${shown(actual)} to be a whole number`);
    case 'number':
      return typeof actual === 'number' ? [] : fault(`Expected ${shown(actual)} to be a number`);
    case 'type':
      return typeof actual === typeof value ? [] : fault(`Expected ${shown(actual)} to be ${kindOf(value)}`);
  }
}

function missing(field: string, actual: object, names: readonly string[] = []): Fault {
  const there = Object.keys(actual).toSorted().join(', ') || 'nothing';
  const alternatives = names.length > 1 ? ` (${names.join(' or ')})` : '';
  return { field, message: `is missing${alternatives}: add it; there is ${there}` };
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return { string: 'text', number: 'a number', boolean: 'true or false', object: 'an object' }[
    typeof value as 'string'
  ];
}
