import type { quantities } from './quantity.ts';
import type { FieldOf, Kind, PathOf } from './shows.ts';

/** An amount or a count that a write adds to a field, by its name in words. */
export type Quantity = keyof typeof quantities;

/** Words for moments and absences in the printed laws. */
export const momentTexts = {
  now: 'the time of the call',
  'since the call': 'a time since the call',
  today: 'today',
  changed: 'another value',
  gone: 'absent',
} as const;
export type Moment = keyof typeof momentTexts;

/**
 * A value after a write: a constant, an input (`{data.firstName}`), or a moment. They are data, so that documents print
 * them.
 */
export type Value =
  | string
  | number
  | boolean
  | readonly never[]
  /**
   * The field becomes a moment: `now` is the time of the call, `since the call` any time from then on, `gone` is
   * absent.
   */
  | { readonly is: Moment }
  /** The field becomes the sum of these inputs, dollars as cents. */
  | { readonly cents: readonly string[] }
  /** The field grows by this quantity. */
  | { readonly plus: Quantity };

export const now = { is: 'now' } as const;
export const sinceCall = { is: 'since the call' } as const;
export const today = { is: 'today' } as const;
export const otherValue = { is: 'changed' } as const;
export const gone = { is: 'gone' } as const;
export const cents = (...inputs: string[]) => ({ cents: inputs });
export const plus = (quantity: Quantity) => ({ plus: quantity });

type Inputs = Readonly<Record<string, string | number | boolean | undefined>>;

/** One effect of a write. Keys name inputs (`{customerId}`), `{primary}`, `{default}`, or all objects (`*`). */
export interface Change {
  readonly effect: 'set' | 'may' | 'add' | 'remove';
  readonly kind: Kind;
  readonly key: string;
  readonly fields: Readonly<Record<string, Value>>;
  /** List input with an effect for each of its entries, whose fields are `{.name}`. */
  readonly each?: string;
  /** Inputs with which the effect happens. */
  readonly when?: Inputs;
}

type Fields<K extends Kind> = { readonly [F in PathOf<K>]?: Value };

/** Returns the effect that fields of an object have these values afterwards. */
export const set = <K extends Kind>(kind: K, key: string, fields: Fields<K>): Change => ({
  effect: 'set',
  kind,
  key,
  fields: fields as Change['fields'],
});

/**
 * Returns the effect that fields of an object may change. Without fields, the whole object may change, appear or
 * disappear.
 */
export const may = <K extends Kind>(kind: K, key: string, ...names: FieldOf<K>[]): Change => ({
  effect: 'may',
  kind,
  key,
  fields: Object.fromEntries(names.map((name) => [name, otherValue])),
});

/** Returns the effect that one object appears, or one for each entry of a list. */
export const adds = <K extends Kind>(kind: K, fields: Fields<K>, each?: string): Change => ({
  effect: 'add',
  kind,
  key: '',
  fields: fields as Change['fields'],
  ...(each !== undefined && { each }),
});

/** Returns the effect that an object disappears. */
export const removes = (kind: Kind, key: string): Change => ({ effect: 'remove', kind, key, fields: {} });

/** Sets fields of an object for each entry of a list. */
export const setEach = <K extends Kind>(kind: K, each: string, key: string, fields: Fields<K>): Change => ({
  ...set(kind, key, fields),
  each,
});

/** Returns effects that a write has with these inputs only. */
export const only = (when: Inputs, ...changes: Change[]): Change[] => changes.map((change) => ({ ...change, when }));
