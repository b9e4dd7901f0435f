import { describe, expect, it } from 'vitest';
import { endpoints } from '../carrier.ts';
import { shown } from '../examples.ts';
import { seedNames } from '../seed.ts';
import type { Interaction } from './interaction-type.ts';
import { interactions } from './interaction.ts';
import { satisfying } from './matcher.ts';
import { declaredFields, expectedFields } from './reply-field.ts';
import { secondVerdict } from './second-verdict.ts';
import { successText } from './success-text.ts';
import { isFields, type WireSchema, wireSchema } from './wire-schema.ts';

const replies = interactions.filter((one) => one.expected !== undefined);

/** All fields of a value, with `[0]` for elements. */
function fieldsIn(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((one, index) => fieldsIn(one, [...path, index]));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => [[...path, name], ...fieldsIn(field, [...path, name])]);
}

/** A copy in which one field has another name. */
function renamed(value: unknown, [step, ...rest]: readonly (string | number)[]): unknown {
  if (Array.isArray(value)) return value.map((one, index) => (index === step ? renamed(one, rest) : one));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, field]) => {
      if (name !== step) return [name, field];
      return rest.length > 0 ? [name, renamed(field, rest)] : [`${name}Renamed`, field];
    }),
  );
}

function faultsOf({ target, pact }: Interaction, reply: unknown): string[] {
  const text = successText(target, reply);
  return secondVerdict(pact.uponReceiving, { status: 200, text }).map(({ field }) => field);
}

/** The path as `declaredFields` writes it; the names of dictionaries are data. */
const generic = (field: string) => field.replace(/^data\.?/, '').replaceAll(/\[\d+\]/g, '[]');

describe('a reply that has all that is expected', () => {
  it('has no fault, for every interaction', () => {
    const faulty = replies.filter((one) => faultsOf(one, satisfying(one.expected as never)).length > 0);
    expect(faulty.map(({ pact }) => pact.uponReceiving)).toEqual([]);
  });
});

describe('a field of a reply that is renamed', () => {
  it('is found and named, for every field of every interaction', () => {
    let tried = 0;
    const missed = replies.flatMap((one) => {
      const whole = satisfying(one.expected as never);
      const mayBeAbsent = absentable(one);
      return fieldsIn(whole).flatMap((path) => {
        const name = path.reduce<string>(
          (text, step) => (typeof step === 'number' ? `${text}[]` : text ? `${text}.${step}` : step),
          '',
        );
        if (mayBeAbsent.includes(name)) return [];
        tried++;
        const found = faultsOf(one, renamed(whole, path)).map(generic);
        return found.includes(name) || isName(one, path)
          ? []
          : [`${one.pact.uponReceiving}: ${name} (${found.join()})`];
      });
    });
    expect(missed).toEqual([]);
    expect(tried).toBeGreaterThan(1_500);
  });
});

/** Fields of an interaction that have their default value, so that they may be absent. */
function absentable({ expected }: Interaction): string[] {
  const walk = (one: NonNullable<Interaction['expected']>, path: string): string[] => {
    if (one.kind === 'fields')
      return Object.entries(one.fields).flatMap(([name, field]) => {
        const at = path ? `${path}.${name}` : name;
        return field.kind === 'leaf' && field.leaf.mayBeAbsent ? [at] : walk(field, at);
      });
    if (one.kind === 'dictionary') return walk(one.entry, path ? `${path}.${one.name}` : one.name);
    if (one.kind === 'list')
      return [one.each, ...one.variants].flatMap((each) => (each ? walk(each, `${path}[]`) : []));
    return [];
  };
  return expected ? walk(expected, '') : [];
}

/** Whether the last step of a path is a name of a dictionary, which is data. */
function isName({ expected }: Interaction, path: readonly (string | number)[]): boolean {
  let one = expected;
  for (const step of path.slice(0, -1)) {
    if (one?.kind === 'fields') one = one.fields[String(step)];
    else if (one?.kind === 'dictionary') one = one.entry;
    else if (one?.kind === 'list') one = one.variants[Number(step)] ?? one.each;
  }
  return one?.kind === 'dictionary';
}

describe('the pacts together', () => {
  it.each(endpoints)('show every reply field of $id', (target) => {
    const inPacts = replies
      .filter((one) => one.target.id === target.id)
      .flatMap((one) => expectedFields(one.expected as never));
    // A total may be spelled in two ways, of which one is shown.
    const spelledElsewhere = /\.(data|voice|sms)Usage\.totalUsage$/;
    const missing = declaredFields(wireSchema(target.reply)).filter((field) => !inPacts.includes(field));
    expect(missing.filter((field) => !spelledElsewhere.test(field))).toEqual([]);
  });

  it('have an interaction for every seed', () => {
    expect(seedNames.filter((seed) => !interactions.some((one) => one.seed === seed))).toEqual([]);
  });

  it('show every word of every choice in a reply', () => {
    const told = JSON.stringify(shown.map((one) => one.replies.map(({ reply }) => reply)));
    const words = (schema: WireSchema): unknown[] => [
      ...(schema.enum ?? []),
      ...Object.values(schema.properties ?? {}).flatMap((field) => words(field as WireSchema)),
      ...(schema.items ? words(schema.items as WireSchema) : []),
      ...(typeof schema.additionalProperties === 'object' ? words(schema.additionalProperties) : []),
    ];
    const all = endpoints.flatMap((target) => words(wireSchema(target.reply)));
    expect([...new Set(all)].filter((word) => !told.includes(JSON.stringify(word)))).toEqual([]);
  });
});
