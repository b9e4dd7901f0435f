import * as z from 'zod/mini';
import { Day, Email, Iccid, Id, Imei, Instant, Msisdn, WebAddress, Zip } from '../vocabulary.ts';

const words: ReadonlyMap<string | undefined, string> = new Map(
  (
    [
      [Day, 'a day, YYYY-MM-DD'],
      [Instant, 'a time, ISO 8601 with offset: 2026-11-21T15:00:00Z'],
      [Email, 'an email address'],
      [Id, 'an id: 1 to 80 letters, digits, or any of _ . ~ @ + -'],
      [Msisdn, 'ten digits'],
      [Imei, '15 digits'],
      [Iccid, '19 digits'],
      [Zip, '5 to 10 digits'],
      [WebAddress, 'a URL with http or https'],
    ] as const
  ).map(([schema, text]) => [z.toJSONSchema(schema, { io: 'input' }).pattern, text]),
);

const choice = /^\^\(?(?:\?:)?([\w .@|-]+)\)?\$$/;

/** The pacts' own patterns for days and times, which are shorter than those of the declarations. */
const shorter = [
  [/^\^2\\d\{3\}-\\d\{2\}-\\d\{2\}T/, words.get(z.toJSONSchema(Instant, { io: 'input' }).pattern)],
  [/^\^2\\d\{3\}-\\d\{2\}-\\d\{2\}\$$/, words.get(z.toJSONSchema(Day, { io: 'input' }).pattern)],
] as const;

/** Returns the meaning of a pattern that the vocabulary has, or that is a choice among fixed texts. */
export function patternInWords(pattern: string): string {
  const description = words.get(pattern) ?? shorter.find(([one]) => one.test(pattern))?.[1];
  if (description !== undefined) return description;
  const [, texts] = choice.exec(pattern.replaceAll(/\\([.@-])/g, '$1')) ?? [];
  return texts === undefined ? `text like ${pattern}` : texts.split('|').join(' or ');
}
