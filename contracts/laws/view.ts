import { isDeepStrictEqual } from 'node:util';
import { dayIn, usualTimeZone } from '#rpc/domain/day.ts';
import type { Kind } from './shows.ts';

/** A value of an object's field, with the read that shows it. */
export interface Fact {
  readonly value: unknown;
  readonly read: string;
}

type Fields = Readonly<Record<string, unknown>>;

type ViewOf = Pick<View, 'primary' | 'lines' | 'at' | 'drift' | 'isPrimary' | 'isFirst'>;

/** A state as a table of facts: objects by name (`line(active-family-2)`), with the value of each field. */
export class View {
  readonly objects = new Map<string, Map<string, Fact>>();
  /** Fields for which two reads show different values, and lists that differ from their declaration. */
  readonly contradictions: string[] = [];
  /** Refusals and replies of reads, for relations between days and ranges. */
  readonly replies = new Map<string, unknown>();
  readonly primary: string;
  readonly lines: readonly string[];
  /** Time of the state, in milliseconds. */
  readonly at: number;
  /** Milliseconds since the run began. */
  readonly drift: number;
  /** The reader is the account holder, so lists have all lines. */
  readonly isPrimary: boolean;
  /** The state is before any write. */
  readonly isFirst: boolean;

  constructor({ primary, lines, at, drift, isPrimary, isFirst }: ViewOf) {
    this.drift = drift;
    this.isPrimary = isPrimary;
    this.isFirst = isFirst;
    this.primary = primary;
    this.lines = lines;
    this.at = at;
  }

  /** The calendar day of the state, YYYY-MM-DD. */
  get today(): string {
    return dayIn(this.at, usualTimeZone);
  }

  /** The ids of all orders that lines and their latest orders name. */
  get orders(): ReadonlySet<string> {
    const orderIds = [...this.all('line'), ...this.all('latestOrder')].flatMap(({ fields }) =>
      Object.keys(fields).flatMap((field) => (field.startsWith('shipmentInfo.') ? [field.slice(13)] : [])),
    );
    return new Set(orderIds);
  }

  /** Adds facts of an object; `field` may be dotted. */
  add(name: string, field: string, fact: Fact): void {
    const facts = this.objects.get(name) ?? new Map<string, Fact>();
    this.objects.set(name, facts);
    const earlier = facts.get(field);
    if (!earlier) facts.set(field, fact);
    else if (!isAlike(earlier.value, fact.value))
      this.contradictions.push(
        `${name}: ${field} is ${text(earlier.value)} in ${earlier.read} and ${text(fact.value)} in ${fact.read}`,
      );
  }

  /** Returns true when a read was made, whatever its outcome. */
  hasRead(read: string): boolean {
    return [...this.replies.keys()].some((name) => name.startsWith(`${read}{`));
  }

  /** Returns the fields of an object; undefined without it. */
  get(kind: Kind, key: string): Fields | undefined {
    const facts = this.objects.get(`${kind}(${key})`);
    return facts && fieldsOf(facts);
  }

  /** Returns all objects of a kind, with their keys. */
  all(kind: Kind): { key: string; fields: Fields }[] {
    return [...this.objects].flatMap(([name, facts]) =>
      name.startsWith(`${kind}(`) ? [{ key: name.slice(kind.length + 1, -1), fields: fieldsOf(facts) }] : [],
    );
  }
}

function fieldsOf(facts: ReadonlyMap<string, Fact>): Fields {
  return Object.fromEntries([...facts].map(([field, { value }]) => [field, value]));
}

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;
/** Maximum time between the setups of two equal states, in milliseconds. */
const tolerance = 120_000;

/**
 * Returns true for equal values, and for times less than two minutes apart; lists have no order.
 * @param drift further milliseconds by which times may differ
 */
export function isAlike(one: unknown, other: unknown, drift = 0): boolean {
  if (typeof one === 'string' && typeof other === 'string' && instant.test(one) && instant.test(other))
    return Math.abs(Date.parse(one) - Date.parse(other)) <= tolerance + drift;
  return isDeepStrictEqual(canonical(one), canonical(other));
}

/** A value without what is absent and without order: fields by name, entries of a list by their text. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => JSON.stringify(canonical(entry))).toSorted();
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, canonical(field)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const money = /amount|price|cost|balance|tax|credit/i;

/**
 * Returns a value in a message.
 * @param field the name of its field, for the unit of money
 */
export function text(value: unknown, field = ''): string {
  if (typeof value === 'number' && money.test(field)) return `${value} cents`;
  return value === undefined ? 'absent' : JSON.stringify(value);
}
