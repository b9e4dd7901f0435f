import { dayIn, usualTimeZone } from '#rpc/domain/day.ts';
import { type Change, type Value } from './change.ts';
import { quantities } from './quantity.ts';
import { madeAnew, volatile } from './shows.ts';
import { type Fact, isAlike, text, type View } from './view.ts';
import { derived } from './writes.ts';

type Input = Readonly<Record<string, unknown>>;

/** A difference that a law does not allow. */
export interface Breach {
  readonly law: string;
  readonly message: string;
}

/** A write in a state, from whose input and time its declared values come. */
export interface Made {
  readonly input: Input;
  /** Milliseconds, of the state's time. */
  readonly at: number;
  /** Fields that moved by themselves between the two controls. */
  readonly moving: ReadonlySet<string>;
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

/** Returns what differs between two states beside the declared changes, and which of them are missing. */
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
  // Objects of a new line or order come with it.
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

/** One change for each entry of its list, whose fields are `{.name}`. */
function expand(change: Change, input: Input): { change: Change; input: Input }[] {
  if (change.each === undefined) return [{ change, input }];
  return (valueAt(input, change.each) as Input[]).map((entry) => ({ change, input: { ...input, '': entry } }));
}

function keysOf({ effect, kind, key }: Change, input: Input, before: View): string[] {
  if (key === '*' && effect === 'set') return before.all(kind).map((one) => one.key);
  const filled = fill(key, input, before);
  return filled.includes('undefined') ? [] : [filled];
}

const fill = (template: string, input: Input, before: View): string =>
  template.replaceAll(/\{([\w.]+)\}/g, (_, name: string) => String(named(name, input, before)));

function named(name: string, input: Input, before: View): unknown {
  const [head = '', field] = name.split('.');
  const defaultCard = () => before.all('card').find(({ fields }) => fields.isAutoPay === true);
  if (name === 'primary') return before.primary;
  if (name === 'default') return defaultCard()?.key;
  if (head === 'default') return defaultCard()?.fields[field ?? ''];
  if (head === 'card') return before.get('card', String(input.uuid))?.[field ?? ''];
  return valueAt(input, name);
}

/** The value at a path of the input; text that is JSON is read. */
function valueAt(input: unknown, path: string): unknown {
  const steps = path.startsWith('.') ? ['', path.slice(1)] : path.split('.');
  return steps.reduce<unknown>((value, step) => {
    const inner = typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
    return (inner as Input | undefined)?.[step];
  }, input);
}

const isTemplate = (value: Value): value is string => typeof value === 'string' && /^\{[\w.]+\}$/.test(value);

function isAbsentInput(value: Value, input: Input, before: View): boolean {
  return isTemplate(value) && named(value.slice(1, -1), input, before) === undefined;
}

interface Setting {
  readonly name: string;
  readonly field: string;
  readonly value: Value;
  readonly input: Input;
}

/** The facts of a field, or of all below it. */
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
  // No chosen read shows it.
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
      message: `${name}: ${field} was ${text(was)} and is ${text(is)}${shownBy}; it should be ${expected}`,
    },
  ];
}

const minutes = 60_000;

interface Values {
  readonly was: unknown;
  readonly is: unknown;
}
type Context = Pick<Scope, 'before' | 'after' | 'write'> & { readonly input: Input };

/** Returns how a value should be, in words, where it is not so. */
function mismatch(value: Value, { was, is }: Values, context: Context): string | undefined {
  const { input, before, write } = context;
  if (Array.isArray(value)) return isAlike(value, is) ? undefined : text(value);
  if (typeof value !== 'object') {
    const expected = isTemplate(value) ? named(value.slice(1, -1), input, before) : value;
    return isAlike(expected, is) ? undefined : text(expected);
  }
  if ('plus' in value) {
    const difference = quantities[value.plus](write.input, before);
    if (Number.isNaN(difference) || Number(is) - Number(was) === difference) return undefined;
    return `${Number(was) + difference}: ${difference} more, ${value.plus}`;
  }
  if ('cents' in value) {
    const dollars = (value as { cents: string[] }).cents.map((name) => Number(named(name.slice(1, -1), input, before)));
    const expected = Math.round(dollars.reduce((sum, one) => sum + one, 0) * 100);
    return is === expected ? undefined : String(expected);
  }
  return momentMismatch((value as Extract<Value, { is: string }>).is, { was, is }, context);
}

type Moment = Extract<Value, { is: string }>['is'];

function momentMismatch(moment: Moment, { was, is }: Values, { before, after, write }: Context): string | undefined {
  const isHeld = {
    gone: () => is === undefined,
    changed: () => is !== undefined && !isAlike(was, is),
    today: () => is === before.today || is === realDay(),
    now: () => isBetween(is, write.at - 2 * minutes, write.at + 2 * minutes + after.drift),
    'since the call': () => isBetween(is, write.at - 2 * minutes, after.at + 2 * minutes + after.drift),
  }[moment]();
  const texts: Readonly<Record<Moment, string>> = {
    gone: 'absent',
    changed: 'another value',
    today: before.today,
    now: 'the time of the call',
    'since the call': 'a time since the call',
  };
  return isHeld ? undefined : texts[moment];
}

const realDay = (): string => dayIn(Date.now(), usualTimeZone);

/** A provider may have the contract's time, or the real one. */
function isBetween(is: unknown, first: number, last: number): boolean {
  const time = Date.parse(String(is));
  const real = Date.now();
  return (time >= first && time <= last) || (time >= real - (last - first) && time <= real + 2 * minutes);
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
      return expected === undefined ? [] : [`${field} is ${text(actual[field])} and should be ${expected}`];
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
const isRead = (view: View, kind: string): boolean =>
  [...view.replies.keys()].some((name) => name.startsWith(`${readsOfLists[kind]}{`));

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
            message: `${name}: ${field} was ${text(old?.value)} and is ${text(present?.value)} (${(present ?? old)?.read ?? ''})`,
          },
        ];
  });
}

const readOf = (facts: ReadonlyMap<string, Fact> | undefined): string => [...(facts?.values() ?? [])][0]?.read ?? '';

function isFree(name: string, field: string, moving: ReadonlySet<string>, isSuccess: boolean): boolean {
  const [kind = ''] = name.split('(');
  const [top = ''] = field.split('.');
  const isOf = (table: Readonly<Record<string, readonly string[] | undefined>>) => table[kind]?.includes(top) ?? false;
  return (
    isOf(madeAnew) || (isOf(volatile) && moving.has(`${name}.${field}`)) || (isSuccess && `${kind}.${top}` in derived)
  );
}

/** Returns the volatile fields that moved between two controls, and what else differs. */
export function movement(control: View, later: View): { moving: Set<string>; breaches: Breach[] } {
  const moving = new Set<string>();
  const breaches: Breach[] = [];
  for (const name of new Set([...control.objects.keys(), ...later.objects.keys()]))
    for (const { field, message } of differences(control, later, name)) {
      const [kind = ''] = name.split('(');
      const isVolatile = (volatile as Readonly<Record<string, readonly string[] | undefined>>)[kind]?.includes(
        field.split('.')[0] ?? '',
      );
      if (isVolatile) moving.add(`${name}.${field}`);
      else if (!isFree(name, field, moving, false)) breaches.push({ law: laws.time, message });
    }
  return { moving, breaches };
}
