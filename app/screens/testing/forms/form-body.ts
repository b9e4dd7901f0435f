import { parseWithZod } from '@conform-to/zod/v4';
import * as z from 'zod/mini';
import { sampleImeis } from '#contracts/device/vocabulary.ts';
import { sampleIccids } from '#contracts/sim/vocabulary.ts';
import type { Fields } from '#fixtures/scenarios/scenario-form.ts';
import type { PageForm } from './page-form.ts';

// Valid values of a form, by its schema and its page.

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** The form as its page shows it. */
interface Shown {
  page: PageForm;
  /** The values of its fields stay. */
  asShown: boolean;
}

/** Numbers that decide what is picked; the same ones pick the same. */
export type Picks = readonly number[];

/** The fields of each form that a schema takes. */
export function shapesOf(schema: z.ZodMiniType): Shape[] {
  if (schema instanceof z.core.$ZodUnion) return (schema._zod.def.options as z.ZodMiniType[]).flatMap(shapesOf);
  if (schema instanceof z.ZodMiniPipe) return shapesOf(schema.def.in as z.ZodMiniType);
  return schema instanceof z.ZodMiniObject ? [schema.shape as Shape] : [];
}

/** Texts that are right somewhere: each field takes those that its own schema takes. */
const texts = [
  'ANA',
  'Rosalind',
  'sam@friends.example.test',
  'kim@friends.example.test',
  'Burlington',
  'MA',
  '01803',
  '7815550142',
  '6175550142',
  sampleIccids.valid,
  sampleImeis.compatible,
  'Northwind',
  '123456',
  '8842',
  '0831',
  'Harbor Wifi 5',
  'correct horse 9',
  '1',
  '2',
];

/** Values of a field whose schema takes any text. */
const known: Readonly<Record<string, readonly string[]>> = {
  address1: ['12 Harbor Street', '77 Mill Road'],
  address2: ['Apt 4'],
  city: ['Burlington'],
  state: ['MA'],
  zip: ['01803'],
  coupon: [],
  carrier: ['Other'],
  firstName: ['ANA', 'Rosalind', 'UMA'],
  lastName: ['REYES', 'Marsh', 'ROSE'],
  ...Object.fromEntries(
    Array.from({ length: 10 }, (_, row) => [
      [`name${row + 1}`, ['Sam', 'Kim', 'Ola']],
      [`email${row + 1}`, [`friend${row + 1}@friends.example.test`]],
    ]).flat(),
  ),
};

/** Caches the texts that each field takes, because every form needs the same. */
const takenValues = new WeakMap<z.ZodMiniType, Map<string | undefined, boolean>>();

/** Returns true when a field takes a value, as forms are read. */
function takes(field: z.ZodMiniType, value: string | undefined): boolean {
  const results = takenValues.get(field) ?? new Map<string | undefined, boolean>();
  takenValues.set(field, results);
  const cachedResult = results.get(value);
  if (cachedResult !== undefined) return cachedResult;
  const form = new URLSearchParams(value === undefined ? [] : [['field', value]]);
  const isValid = parseWithZod(form as unknown as FormData, { schema: z.object({ field }) }).status === 'success';
  results.set(value, isValid);
  return isValid;
}

/** The values that a field is picked from. */
function valuesFor(name: string, field: z.ZodMiniType, { page, asShown }: Shown): readonly string[] {
  const hidden = page.hidden[name] ?? (asShown ? page.typed[name] || page.chosen[name] : undefined);
  if (hidden !== undefined) return [hidden];
  const likely = known[name];
  const offered = page.offered[name];
  const likelyChoices = offered?.filter((choice) => likely?.includes(choice)) ?? [];
  if (offered) return (likelyChoices.length > 0 ? likelyChoices : offered).filter((choice) => takes(field, choice));
  const written = [...(field instanceof z.ZodMiniLiteral || field instanceof z.ZodMiniEnum ? valuesOf(field) : [])];
  if (written.length > 0) return written;
  const validTexts = (likely ?? texts).filter((text) => takes(field, text));
  return validTexts.length > 0 ? validTexts : [page.typed[name] ?? ''].filter((text) => text && takes(field, text));
}

function valuesOf(field: z.ZodMiniLiteral | z.ZodMiniEnum): string[] {
  const values = field instanceof z.ZodMiniEnum ? field.options : field.def.values;
  return values.map(String);
}

/** A field without which the form is right as well, that no page sends by itself. */
const isLeftOut = (name: string, field: z.ZodMiniType, page: PageForm) =>
  page.hidden[name] === undefined && !(name in page.offered) && takes(field, undefined);

/**
 * A form that is right by its schema.
 * @param says fields whose values are given
 * @returns undefined where these picks give none
 */
export function bodyOf(
  { schema, says, ...shown }: Shown & { schema: z.ZodMiniType; says: Fields },
  picks: Picks,
): Fields | undefined {
  const shapes = shapesOf(schema).filter((shape) =>
    Object.entries(says).every(([name, value]) => shape[name] && takes(shape[name], value)),
  );
  for (const shape of shapes) {
    let picked = 0;
    const pick = () => picks[(picked += 1) % picks.length] ?? 0;
    const body: Record<string, string> = {};
    for (const [name, field] of Object.entries(shape)) {
      const [which, whether] = [pick(), pick()];
      if (name in says) {
        body[name] = says[name] ?? '';
        continue;
      }
      const values = valuesFor(name, field, shown);
      const value = values[which % values.length];
      // A field that need not be there is left out now and then; one that the page does not have, always.
      const shownValue = shown.page.typed[name];
      const isSkipped = shown.asShown ? !shownValue : whether % 4 === 0;
      if (isLeftOut(name, field, shown.page) && (isSkipped || shownValue === undefined)) continue;
      if (value !== undefined) body[name] = value;
    }
    const form = new URLSearchParams(body) as unknown as FormData;
    if (parseWithZod(form, { schema }).status === 'success') return body;
  }
  return undefined;
}
