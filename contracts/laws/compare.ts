import type { Change, Value } from './change.ts';
import { derived } from './derived.ts';
import { fill, type Input, isAbsentInput, type Made, mismatch, valueAt } from './expected-value.ts';
import { madeAnew, volatile } from './shows.ts';
import { type Fact, isAlike, text, type View } from './view.ts';

/** A difference that a law does not allow. */
export interface Breach {
  readonly law: string;
  readonly message: string;
}

export const laws = {
  named: 'named fields change',
  nothingElse: 'nothing else changes',
  adds: 'adds exactly what was asked',
  nothing: 'nothing changes',
  failure: 'a failure leaves nothing behind',
  once: 'once only',
  key: 'one effect for one key',
  time: 'time alone changes nothing',
  agree: 'reads agree',
} as const;

/** Returns differences of two states beyond the declared changes, and declared changes that are missing. */
export function breachesOf(before: View, after: View, changes: readonly Change[], write: Made): Breach[] {
  const scope: Scope = { before, after, write, names: new Map(), addedNames: new Set(), removedNames: new Set() };
  const breaches = changes
    .filter((change) => happens(change, write.input))
    .flatMap((change) => expand(change, write.input))
    .flatMap(({ change, input }) => effectBreaches(scope, change, input));
  const law = changes.length > 0 ? laws.nothingElse : laws.nothing;
  return [...breaches, ...otherDifferences(scope, changes.length > 0).map((message) => ({ law, message }))];
}

/** A comparison, with the objects and fields that declared changes have named so far. */
interface Scope {
  readonly before: View;
  readonly after: View;
  readonly write: Made;
  readonly names: Map<string, Set<string>>;
  readonly addedNames: Set<string>;
  readonly removedNames: Set<string>;
}

function effectBreaches(scope: Scope, change: Change, input: Input): Breach[] {
  const { before, after, names, removedNames } = scope;
  if (change.effect === 'add') return addition(scope, change, input);
  if (change.effect === 'remove') {
    const name = `${change.kind}(${fill(change.key, input, before)})`;
    removedNames.add(name);
    return after.objects.has(name) ? [{ law: laws.adds, message: `${name} is still there` }] : [];
  }
  return keysOf(change, input, before).flatMap((key) => {
    const name = `${change.kind}(${key})`;
    const fields = names.get(name) ?? new Set<string>();
    names.set(name, fields);
    if (Object.keys(change.fields).length === 0) fields.add('');
    return Object.entries(change.fields).flatMap(([field, value]) => {
      if (isAbsentInput(value, input, before)) return [];
      fields.add(field);
      return change.effect === 'set' ? setting(scope, { name, field, value, input }) : [];
    });
  });
}

/** Returns the differences of objects and fields that no change names. */
function otherDifferences(
  { before, after, write, names, addedNames, removedNames }: Scope,
  isSuccess: boolean,
): string[] {
  const isNamed = (name: string, field: string) =>
    [...names].some(
      ([pattern, fields]) =>
        (pattern === name || (pattern.endsWith('*)') && name.startsWith(pattern.slice(0, -2)))) &&
        (fields.has('') || [...fields].some((one) => field === one || field.startsWith(`${one}.`))),
    );
  // A new line or order also adds the objects that belong to it.
  const keys = [...addedNames].flatMap((name) => /^(?:line|order)\((.*)\)$/.exec(name)?.[1] ?? []);
  const isOfAdded = (name: string) => addedNames.has(name) || keys.some((key) => name.includes(key));
  const isNewRead = (name: string) =>
    name.startsWith('reply(') && !(before.objects.has(name) && after.objects.has(name));
  return [...new Set([...before.objects.keys(), ...after.objects.keys()])]
    .filter((name) => !isNewRead(name) && !removedNames.has(name) && !isOfAdded(name) && !isNamed(name, ''))
    .flatMap((name) =>
      differences(before, after, name)
        .filter(({ field }) => !isNamed(name, field) && !isFree(name, field, write.moving, isSuccess))
        .map(({ message }) => message),
    );
}

function happens({ when = {} }: Change, input: Input): boolean {
  return Object.entries(when).every(([name, value]) => valueAt(input, name) === value);
}

/** Returns one change for each entry of the change's list, whose fields are `{.name}`. */
function expand(change: Change, input: Input): { change: Change; input: Input }[] {
  if (change.each === undefined) return [{ change, input }];
  return (valueAt(input, change.each) as Input[]).map((entry) => ({ change, input: { ...input, '': entry } }));
}

function keysOf({ effect, kind, key }: Change, input: Input, before: View): string[] {
  if (key === '*' && effect === 'set') return before.all(kind).map((one) => one.key);
  const filled = fill(key, input, before);
  return filled.includes('undefined') ? [] : [filled];
}

interface Setting {
  readonly name: string;
  readonly field: string;
  readonly value: Value;
  readonly input: Input;
}

/** Returns the facts of a field, or of all fields below it. */
function factsAt(view: View, name: string, field: string): unknown {
  const facts = view.objects.get(name);
  if (!facts) return undefined;
  if (facts.has(field)) return facts.get(field)?.value;
  const nested = [...facts].filter(([one]) => one.startsWith(`${field}.`));
  return nested.length > 0 ? Object.fromEntries(nested.map(([one, { value }]) => [one, value])) : undefined;
}

function setting({ before, after, write }: Scope, { name, field, value, input }: Setting): Breach[] {
  const [was, is] = [factsAt(before, name, field), factsAt(after, name, field)];
  const fields = [...(after.objects.get(name)?.keys() ?? [])];
  // Skips a change that none of the chosen reads shows.
  if (!fields.some((one) => one.startsWith(field.split('.')[0] ?? '')))
    return was === undefined
      ? []
      : [{ law: laws.named, message: `${name} has gone; the declaration names its ${field}` }];
  const expected = mismatch(value, { was, is }, { input, before, after, write });
  if (expected === undefined) return [];
  const source = after.objects.get(name)?.get(field)?.read;
  const shownBy = source ? ` (${source})` : '';
  return [
    {
      law: laws.named,
      message: `${name}: ${field} was ${text(was, field)} and is ${text(is, field)}${shownBy}; it should be ${expected}`,
    },
  ];
}

function addition({ before, after, write, addedNames }: Scope, { kind, fields }: Change, input: Input): Breach[] {
  const isShown = [...after.objects.keys(), ...before.objects.keys()].some((name) => name.startsWith(`${kind}(`));
  const isNew = (name: string) => !before.objects.has(name) && !addedNames.has(name);
  const candidates = after.all(kind).filter(({ key }) => isNew(`${kind}(${key})`));
  const compared = candidates.map(({ key, fields: actual }) => ({
    key,
    messages: Object.entries(fields).flatMap(([field, value]) => {
      if (isAbsentInput(value, input, before) || !(field in actual)) return [];
      const expected = mismatch(value, { was: undefined, is: actual[field] }, { input, before, after, write });
      return expected === undefined ? [] : [`${field} is ${text(actual[field], field)} and should be ${expected}`];
    }),
  }));
  const [best] = compared.toSorted((a, b) => a.messages.length - b.messages.length);
  if (!best) return isShown || isRead(after, kind) ? [{ law: laws.adds, message: `no ${kind} was added` }] : [];
  const name = `${kind}(${best.key})`;
  addedNames.add(name);
  return best.messages.map((message) => ({ law: laws.adds, message: `${name}, which was added: ${message}` }));
}

const readsOfLists: Readonly<Record<string, string>> = {
  bill: 'billing.invoices',
  payment: 'billing.history',
  purchase: 'topup.group',
  invitation: 'catalog.referralDetail',
};
const isRead = (view: View, kind: string): boolean => view.hasRead(readsOfLists[kind] ?? '');

function differences(before: View, after: View, name: string): { field: string; message: string }[] {
  const [was, is] = [before.objects.get(name), after.objects.get(name)];
  if (!was) return [{ field: '', message: `${name} was not there and is now (${readOf(is)})` }];
  if (!is) return [{ field: '', message: `${name} is not there any more (${readOf(was)})` }];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const [old, present] = [was.get(field), is.get(field)];
    return isAlike(old?.value, present?.value, Math.abs(after.drift - before.drift))
      ? []
      : [
          {
            field,
            message: `${name}: ${field} was ${text(old?.value, field)} and is ${text(present?.value, field)} (${(present ?? old)?.read ?? ''})`,
          },
        ];
  });
}

const readOf = (facts: ReadonlyMap<string, Fact> | undefined): string => [...(facts?.values() ?? [])][0]?.read ?? '';

function isFree(name: string, field: string, moving: ReadonlySet<string>, isSuccess: boolean): boolean {
  return (
    isIn(madeAnew, name, field) ||
    (isIn(volatile, name, field) && moving.has(`${name}.${field}`)) ||
    (isSuccess && topField(name, field).join('.') in derived)
  );
}

/** Returns the kind of an object, and the top field of a dotted one. */
const topField = (name: string, field: string): [kind: string, top: string] => [
  name.split('(')[0] ?? '',
  field.split('.')[0] ?? '',
];

function isIn(table: Readonly<Record<string, readonly string[] | undefined>>, name: string, field: string): boolean {
  const [kind, top] = topField(name, field);
  return table[kind]?.includes(top) ?? false;
}

/** Returns the volatile fields that differ between two controls, and the other differences. */
export function movement(control: View, later: View): { moving: Set<string>; breaches: Breach[] } {
  const moving = new Set<string>();
  const breaches: Breach[] = [];
  for (const name of new Set([...control.objects.keys(), ...later.objects.keys()]))
    for (const { field, message } of differences(control, later, name)) {
      if (isIn(volatile, name, field)) moving.add(`${name}.${field}`);
      else if (!isFree(name, field, moving, false)) breaches.push({ law: laws.time, message });
    }
  return { moving, breaches };
}
