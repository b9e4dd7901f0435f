import { dayIn, usualTimeZone } from '#rpc/domain/day.ts';
import { type Moment, momentTexts, type Value } from './change.ts';
import { centsOf, quantities } from './quantity.ts';
import { isAlike, text, type View } from './view.ts';

export type Input = Readonly<Record<string, unknown>>;

/** A write in a state, from whose input and time its declared values come. */
export interface Made {
  readonly input: Input;
  /** Time of the state, in milliseconds. */
  readonly at: number;
  /** Fields that changed between the two controls, without a write. */
  readonly moving: ReadonlySet<string>;
}

/** Returns a template with its names replaced by inputs and objects. */
export const fill = (template: string, input: Input, before: View): string =>
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

/** Returns the value at a path of the input; text that is JSON is read. */
export function valueAt(input: unknown, path: string): unknown {
  const steps = path.startsWith('.') ? ['', path.slice(1)] : path.split('.');
  return steps.reduce<unknown>((value, step) => {
    const inner = typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
    return (inner as Input | undefined)?.[step];
  }, input);
}

const isTemplate = (value: Value): value is string => typeof value === 'string' && /^\{[\w.]+\}$/.test(value);

/** Returns true for a value that names an input which is left out. */
export function isAbsentInput(value: Value, input: Input, before: View): boolean {
  return isTemplate(value) && named(value.slice(1, -1), input, before) === undefined;
}

const minutes = 60_000;

interface Values {
  readonly was: unknown;
  readonly is: unknown;
}

/** A write between two states, and the entry of its input that the value belongs to. */
export interface Context {
  readonly before: View;
  readonly after: View;
  readonly write: Made;
  readonly input: Input;
}

/** Returns the expected value in words if a value differs; undefined otherwise. */
export function mismatch(value: Value, { was, is }: Values, context: Context): string | undefined {
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
    const expected = centsOf(...dollars);
    return is === expected ? undefined : String(expected);
  }
  return momentMismatch((value as { is: Moment }).is, { was, is }, context);
}

function momentMismatch(moment: Moment, { was, is }: Values, { before, after, write }: Context): string | undefined {
  const isHeld = {
    gone: () => is === undefined,
    changed: () => is !== undefined && !isAlike(was, is),
    today: () => is === before.today || is === realDay(),
    now: () => isBetween(is, write.at - 2 * minutes, write.at + 2 * minutes + after.drift),
    'since the call': () => isBetween(is, write.at - 2 * minutes, after.at + 2 * minutes + after.drift),
  }[moment]();
  if (isHeld) return undefined;
  return moment === 'today' ? before.today : momentTexts[moment];
}

const realDay = (): string => dayIn(Date.now(), usualTimeZone);

/** Returns true for a time of the contract's clock, or of the real one. */
function isBetween(is: unknown, first: number, last: number): boolean {
  const time = Date.parse(String(is));
  const real = Date.now();
  return (time >= first && time <= last) || (time >= real - (last - first) && time <= real + 2 * minutes);
}
