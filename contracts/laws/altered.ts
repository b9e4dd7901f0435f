import { shiftDays } from '#rpc/domain/day.ts';
import { isFields } from '../pact/wire-schema.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;
const otherWords: readonly (readonly [string, string])[] = [
  ['IR', 'ILD'],
  ['DR', 'IR'],
  ['ENABLE', 'DISABLE'],
  ['NEW', 'RE_ORDER'],
  ['ACC_LOCK', 'ACC_UNLOCK'],
  ['0331', '0444'],
  ['plan-5gb', 'plan-10gb'],
];

/**
 * Returns another value that a backend could keep by mistake: the next number, the other flag, another line, card, day,
 * plan or word.
 */
function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  const text = String(value);
  const pair = otherWords.find((words) => words.includes(text));
  if (pair) return pair.find((one) => one !== text);
  if (text.startsWith('plan-')) return 'plan-5gb';
  if (day.test(text)) return shiftDays(text, 1);
  if (/-\d$/.test(text)) return text.replace(/\d$/, (place) => (place === '2' ? '1' : '2'));
  return /^\d+$/.test(text) ? text.replace(/\d$/, (last) => String((Number(last) + 1) % 10)) : `${text}X`;
}

/** Returns an input with each of its values changed alone, by the value's path without places in lists. */
export function alterations(value: unknown, path = ''): [path: string, changed: unknown][] {
  const within = (name: string, inner: unknown, put: (changed: unknown) => unknown) =>
    alterations(inner, name).map(([innerPath, changed]): [string, unknown] => [innerPath, put(changed)]);
  if (value === undefined) return [];
  if (typeof value === 'string' && value.startsWith('{'))
    return within(path, JSON.parse(value), JSON.stringify).map(([, changed]) => [path, changed]);
  if (Array.isArray(value)) return value.flatMap((entry, at) => within(path, entry, (one) => value.with(at, one)));
  if (!isFields(value)) return [[path, otherThan(value)]];
  return Object.entries(value).flatMap(([name, field]) =>
    within(path ? `${path}.${name}` : name, field, (one) => ({ ...value, [name]: one })),
  );
}
