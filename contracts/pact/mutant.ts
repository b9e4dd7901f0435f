import { isDeepStrictEqual } from 'node:util';
import { type Answer, readAnswer } from '#rpc/carrier/read-answer.ts';
import type { Interaction } from './interaction-type.ts';
import { interactionOf, interactions } from './interaction.ts';
import { satisfying } from './matcher.ts';
import { secondVerdict } from './second-verdict.ts';
import { successText } from './success-text.ts';
import { branchOf, elementSchema, fieldSchema, isFields, type WireSchema, wireSchema } from './wire-schema.ts';

/** Kinds of change to a correct reply: to one place, or to all of it. */
export const mutantKinds = [
  'drop',
  'null',
  'type',
  'unknown word',
  'negative',
  'empty list',
  'malformed date',
  'error body',
  'blank text',
  'year 26',
  'other flag',
  'element twice',
] as const;
export type MutantKind = (typeof mutantKinds)[number];

/** A reply with one deliberate mistake. */
export interface Mutant {
  readonly kind: MutantKind;
  /** Description of the interaction whose reply is changed. */
  readonly description: string;
  readonly endpoint: string;
  /** Place of the mistake, with `[]` for elements. */
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

/**
 * Fate of a mutant: it fails verification, the portal reads the same as without the mistake, or neither. None that the
 * portal could not read may be among the last.
 */
export type Fate = 'found' | 'read alike' | 'survivor';

/** Returns all mutants of all replies, in the order of the interactions. */
export function mutants(): Mutant[] {
  return interactions.flatMap((interaction) =>
    interaction.expected ? [...mutantsOf(interaction, satisfying(interaction.expected))] : [],
  );
}

/** Judges a mutant as verification does: by the example, and by the portal's own reading. */
export function fateOf({ description, status, text }: Mutant): Fate {
  if (secondVerdict(description, { status, text }).length > 0) return 'found';
  const interaction = interactionOf(description) as Interaction;
  return isDeepStrictEqual(rightReadingOf(interaction), readingOf(readAnswer(interaction.target, status, text)))
    ? 'read alike'
    : 'survivor';
}

const rightReadings = new Map<Interaction, unknown>();

/** Returns the portal's reading without a mistake: each reply has hundreds of mutants. */
function rightReadingOf(interaction: Interaction): unknown {
  const { target, expected } = interaction;
  if (!rightReadings.has(interaction))
    rightReadings.set(
      interaction,
      readingOf(readAnswer(target, 200, successText(target, satisfying(expected as never)))),
    );
  return rightReadings.get(interaction);
}

function readingOf(answer: Answer): unknown {
  return answer.kind === 'reply' ? answer.reply : answer.kind;
}

/** Bodies of answers after a failure between the portal and the service. */
const errorBodies: readonly string[] = [
  '',
  '<html>502 Bad Gateway</html>',
  '{"error":"internal"}',
  '{"status":"FAILURE","resCode":1,"message":"No"}',
];

function* mutantsOf(interaction: Interaction, whole: unknown): Generator<Mutant> {
  const common = { description: interaction.pact.uponReceiving, endpoint: interaction.target.id, status: 200 };
  for (const text of errorBodies) yield { ...common, kind: 'error body', path: '', text };
  for (const { kind, path, data } of changesIn(wireSchema(interaction.target.reply), whole, ''))
    yield { ...common, kind, path: path.replace(/^\./, ''), text: successText(interaction.target, data) };
}

interface Change {
  readonly kind: MutantKind;
  readonly path: string;
  /** Data of the reply, with the mistake in it. */
  readonly data: unknown;
}

/** Returns all possible mistakes in a value and in its parts. */
function* changesIn(of: WireSchema, value: unknown, path: string): Generator<Change> {
  const schema = branchOf(of, value);
  for (const [kind, data] of wrongs(schema, of, value)) yield { kind, path, data };
  if (Array.isArray(value))
    for (const [index, element] of value.entries())
      for (const change of changesIn(elementSchema(schema, index), element, `${path}[]`))
        yield { ...change, data: value.with(index, change.data) };
  if (!isFields(value)) return;
  for (const [name, field] of Object.entries(value)) {
    const fieldPath = `${path}.${name}`;
    const { [name]: _, ...rest } = value;
    // The names of a dictionary are data: one entry less is another fact, and no mistake.
    if (schema.properties && name in schema.properties) yield { kind: 'drop', path: fieldPath, data: rest };
    for (const change of changesIn(fieldSchema(schema, name), field, fieldPath))
      yield { ...change, data: { ...value, [name]: change.data } };
  }
}

/** Yields wrong values for the place of a value, by kind. */
function* wrongs(schema: WireSchema, outer: WireSchema, value: unknown): Generator<[MutantKind, unknown]> {
  yield ['null', null];
  if (Array.isArray(value)) {
    yield ['type', 'none'];
    if (value.length > 0) yield ['empty list', []];
    if (value.length > 0 && isFields(value[0])) yield ['element twice', [...value, value[0]]];
  } else if (typeof value === 'string') {
    yield ['type', {}];
    if (schema.enum ?? outer.enum ?? schema.const ?? schema['x-decides']) yield ['unknown word', 'XYZZY'];
    if (schema.pattern === '\\S') yield ['blank text', ' '];
    if (/^date/.test(schema.format ?? '')) {
      yield ['malformed date', '2026-99-99'];
      yield ['year 26', value.replace(/^20/, '00')];
    }
  } else if (typeof value === 'number') {
    yield ['type', 'much'];
    yield ['negative', -5];
  } else if (typeof value === 'boolean') {
    yield ['type', 'yes'];
    yield ['other flag', !value];
  } else yield ['type', 'none'];
}
