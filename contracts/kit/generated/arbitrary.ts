import fc from 'fast-check';
import type { WireSchema } from '../../pact/wire-schema.ts';

/** Unusual texts of people and attackers. */
const oddTexts = ['', ' ', '0', '-1', "O'Brien", 'Zoë Ñandú', '李雷', '<b>x</b>', '%00', '../..', 'x'.repeat(5000)];

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

function texts({ pattern, format, minLength = 0, maxLength = 40 }: WireSchema): fc.Arbitrary<unknown> {
  if (format === 'date') return day.map((text) => text.slice(0, 10));
  if (format === 'date-time') return day;
  if (format === 'email') return fc.emailAddress();
  // Skips patterns with a look-ahead, which fast-check cannot generate.
  if (pattern !== undefined && !pattern.includes('(?')) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(
    fc.constantFrom(...oddTexts),
    fc.string({ minLength, maxLength: Math.min(maxLength, 40), unit: 'grapheme' }),
  );
}

/** Returns values of a schema's type, most of which fit it. */
export function valuesOf(schema: WireSchema): fc.Arbitrary<unknown> {
  const { type, enum: words, const: only, minimum = 0, maximum = 1e6 } = schema;
  if (only !== undefined) return fc.constant(only);
  if (words) return fc.constantFrom(...words);
  if (type === 'boolean') return fc.boolean();
  const bounds = { min: Math.max(Number(minimum), -1e6), max: Math.min(Number(maximum), 1e6) };
  if (type === 'integer') return fc.integer(bounds);
  if (type === 'number')
    return fc.integer({ min: bounds.min * 100, max: bounds.max * 100 }).map((cents) => cents / 100);
  return texts(schema);
}

/** Values of all types, most of which fit no schema. */
export const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...oddTexts, -1, 0.5, 1e12, true, [], {}),
  fc.string({ maxLength: 300 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
