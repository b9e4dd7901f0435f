import * as z from 'zod/mini';
import * as words from '../vocabulary.ts';
import { Id } from '../vocabulary.ts';
import { isInessential, wireTraits } from '../wire-trait.ts';
import { nameMeanings } from './name-meaning.ts';
import { namedAfter, schemaNames } from './named-schema.ts';
import { replyMeanings } from './call-meaning.ts';
import { schemaMeanings } from './schema-meaning.ts';

export type Json = Readonly<Record<string, unknown>>;
type Meanings = Readonly<Record<string, string>>;
type Side = 'request' | 'reply';

interface Fields {
  readonly properties: Readonly<Record<string, Json>>;
  readonly required: readonly string[];
}

/**
 * Returns the fields of an object as JSON Schema, as they are on the wire, each with a description; named schemas
 * become references and join `schemas`.
 * @param meanings meanings of fields by path, where the name alone has another or none
 */
export function fieldsOf(
  schema: z.ZodMiniObject,
  schemas: Record<string, unknown>,
  side: Side,
  meanings: Meanings = {},
): Fields {
  const written = z.toJSONSchema(schema, {
    io: 'input',
    metadata: schemaNames,
    override: ({ zodSchema, jsonSchema }) => {
      const type = zodSchema as z.core.$ZodType as z.ZodMiniType;
      const description = valueMeaning(type, side);
      if (description) jsonSchema.description = description;
      // Generators make a field with a default one that is always there, and a reply may leave it out.
      if (type instanceof z.ZodMiniDefault && side === 'reply')
        jsonSchema.description = [description, `If absent, ${JSON.stringify(jsonSchema.default)}.`]
          .filter(Boolean)
          .join(' ');
      // The replacement of an unreadable field is no default either: a missing field may mean something else.
      if (side === 'reply' || type instanceof z.ZodMiniCatch) delete jsonSchema.default;
      if (type === Id) Object.assign(jsonSchema, { pattern: idPattern, maxLength: 80 });
      if (side === 'reply') Object.assign(jsonSchema, habitsOf(type));
    },
  });
  const text = JSON.stringify(written).replaceAll('#/$defs/', '#/components/schemas/');
  const { $defs, ...whole } = JSON.parse(text) as Json & { $defs?: Readonly<Record<string, Json>> };
  for (const [id, { id: _, ...own }] of Object.entries($defs ?? {})) schemas[id] = namedSchema(id, own);
  const { properties = {}, required = [] } = described(whole, meanings, '') as Partial<Fields>;
  return { properties, required };
}

/** Pattern of `Id` without a look-ahead, which the RE2 library of Go and Java services does not support. */
const idPattern = '^([\\w~@+-][\\w.~@+-]{0,79}|\\.[\\w~@+-][\\w.~@+-]{0,78}|\\.\\.[\\w.~@+-]{1,78})$';

/**
 * Describes values that the client accepts besides the declared type (HTTP-22), and fields that it leaves out if they
 * do not fit (HTTP-23).
 */
function habitsOf(type: z.ZodMiniType): Json {
  const { takes, skips } = wireTraits.get(type) ?? {};
  return {
    ...(takes && { 'x-takes': takes }),
    ...(skips && { 'x-elements-left-out-if-wrong': true }),
    ...(isInessential(type) && { 'x-left-out-if-wrong': true }),
  };
}

function namedSchema(id: string, schema: Json): Json {
  const call = namedAfter.get(id);
  const meanings: Meanings =
    call === undefined
      ? schemaMeanings[id as keyof typeof schemaMeanings]
      : { '': `The reply of ${call}.`, ...replyMeanings[call] };
  return { description: meanings[''], ...described(schema, meanings, '') };
}

/** The schema with a description of each of its fields: what it means, then how it is written. */
function described(schema: Json, meanings: Meanings, path: string): Json {
  const { properties, items, additionalProperties } = schema as Record<string, Readonly<Record<string, Json>>>;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => {
          const fieldPath = path ? `${path}.${name}` : name;
          const description = [meanings[fieldPath] ?? nameMeanings[name], field.description].filter(Boolean).join(' ');
          return [name, { ...described(field, meanings, fieldPath), ...(description && { description }) }];
        }),
      ),
    }),
    ...(items && { items: described(items, meanings, `${path}[]`) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: described(additionalProperties, meanings, path ? `${path}.*` : '*'),
    }),
  };
}

/** Formats of the shared vocabulary's values, with their units; only documents need them. */
const formats: ReadonlyMap<z.ZodMiniType, string> = new Map<z.ZodMiniType, string>([
  [words.Id, 'Text of 1 to 80 characters.'],
  [words.Balance, 'In US dollars, with cents after the point; below 0 is a credit.'],
  [words.Price, 'In US dollars, with cents after the point; never less than 0.'],
  [words.ListPrice, 'In US dollars, with cents after the point; at least 0.01.'],
  [words.UnitPrice, 'In US dollars, with cents after the point; at least 0.01.'],
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

/** Returns the format of a value, or undefined where its type is enough. A reply may have the habits of HTTP-22. */
function valueMeaning(schema: z.ZodMiniType, side: 'request' | 'reply'): string | undefined {
  const takes = side === 'reply' ? wireTraits.get(schema)?.takes : undefined;
  return [formats.get(schema), takes && alsoTaken[takes]].filter(Boolean).join(' ') || undefined;
}
