import type * as z from 'zod/mini';
import * as words from '../vocabulary.ts';
import { wireTraits } from '../wire-trait.ts';

/** How values of the shared vocabulary are written, with their units; only documents need it. */
const formats: ReadonlyMap<z.ZodMiniType, string> = new Map<z.ZodMiniType, string>([
  [words.Id, 'Text of 1 to 80 characters.'],
  [words.Balance, 'In US dollars, with cents after the point; below 0 is a credit.'],
  [words.Price, 'In US dollars, with cents after the point; never less than 0.'],
  [words.ListPrice, 'In US dollars, with cents after the point; at least 0.01.'],
  [words.DollarAmount, 'In US dollars, with cents after the point.'],
  [words.Bytes, 'In bytes.'],
  [words.Gigabytes, 'In gigabytes of 1024³ bytes; fractions are possible.'],
  [words.Day, 'YYYY-MM-DD, from 2000 on.'],
  [words.Instant, 'ISO 8601 with offset, from 2000 on.'],
  [words.Msisdn, 'Ten digits.'],
  [words.Imei, '15 digits.'],
  [words.Iccid, '19 digits.'],
  [words.Zip, '5 to 10 digits.'],
  [words.PersonName, '2 to 32 characters.'],
]);

const alsoTaken = {
  'number for text': 'A number is taken as well.',
  'text for number': 'Text of digits is taken as well.',
} as const;

/** How a value is written, or undefined where its type says all. A reply may have the habits of HTTP-22. */
export function valueMeaning(schema: z.ZodMiniType, side: 'request' | 'reply'): string | undefined {
  const takes = side === 'reply' ? wireTraits.get(schema)?.takes : undefined;
  return [formats.get(schema), takes && alsoTaken[takes]].filter(Boolean).join(' ') || undefined;
}
