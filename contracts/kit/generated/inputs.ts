import { pathPart } from '#rpc/carrier/request.ts';
import fc from 'fast-check';
import { decode, encode } from '../../encoding.ts';
import { type Endpoint, pathNames, split } from '../../endpoint.ts';
import { elementSchema, fieldSchema, isFields, type WireSchema, wireSchema } from '../../pact/wire-schema.ts';
import { oddValues, valuesOf } from './arbitrary.ts';

export type Input = Readonly<Record<string, unknown>>;

/** Seed of the random values, constant so that a fault can be reproduced. */
const seed = 20_261_121;

/** An input that the declaration rejects, with the invalid field. */
export interface InvalidInput {
  readonly field: string;
  readonly input: Input;
}

interface Leaf {
  readonly path: readonly string[];
  readonly schema: WireSchema;
}

/** The fields of an input that are there, or may be; of a list, those of its first entry. */
function leavesOf(schema: WireSchema, value: unknown, path: readonly string[] = []): Leaf[] {
  if (schema.properties && (isFields(value) || path.length === 0))
    return Object.keys(schema.properties).flatMap((name) =>
      leavesOf(fieldSchema(schema, name), (value as Input | undefined)?.[name], [...path, name]),
    );
  if (Array.isArray(value) && value.length > 0) return leavesOf(elementSchema(schema, 0), value[0], [...path, '0']);
  return schema.type === 'array' || schema.type === 'object' ? [] : [{ path, schema }];
}

function changed<T extends Input | readonly unknown[]>(
  input: T,
  [name = '', ...rest]: readonly string[],
  to: unknown,
): T {
  const inner = (input as Input)[name] ?? {};
  const value = rest.length === 0 ? to : changed(inner as Input, rest, to);
  return (Array.isArray(input) ? input.with(Number(name), value) : { ...input, [name]: value }) as T;
}

/** Ids stay those of the state: a service may deny another one with 403. `other1` is a header too (HTTP-9). */
const isKept = ({ path, schema }: Leaf): boolean =>
  (schema.pattern?.startsWith('^(?!') ?? false) || path[0] === 'other1';

/** Returns an input as a service reads it: a form has only texts. */
function received(target: Endpoint, input: Input): Input {
  const { path, query, body } = split(target, input);
  return target.body === 'text' ? input : decode(target, encode({ ...query, ...body, ...path }));
}

const isSendable = (target: Endpoint, input: Input): boolean =>
  pathNames(target.path).every((name) => pathPart.test(String(input[name] ?? '')));

function fits(target: Endpoint, input: Input): boolean {
  const { fixedQuery = {} } = target;
  const fields = Object.entries(received(target, input)).filter(([name]) => !(name in fixedQuery));
  return isSendable(target, input) && target.input.safeParse(Object.fromEntries(fields)).success;
}

const sampled = <T>(values: fc.Arbitrary<T>, numRuns: number, at: number): T[] =>
  fc.sample(values, { numRuns, seed: seed + at });

/** Returns up to `count` valid inputs: an example with other values, except ids. */
export function validInputs(target: Endpoint, example: Input, count: number): Input[] {
  const leaves = leavesOf(wireSchema(target.input), example).filter((leaf) => !isKept(leaf));
  const columns = leaves.map(({ schema }, at) => sampled(valuesOf(schema), count * 2, at));
  const inputs = Array.from({ length: leaves.length === 0 ? 1 : count * 2 }, (_, row) =>
    leaves.reduce((input, { path }, at) => {
      const next = changed(input, path, columns[at]?.[row]);
      return fits(target, next) ? next : input;
    }, example),
  );
  return inputs.filter((input) => fits(target, input)).slice(0, count);
}

/** Returns up to so many inputs of which one field is outside the declaration, each field in its turn. */
export function invalidInputs(target: Endpoint, example: Input, count: number): InvalidInput[] {
  const all = leavesOf(wireSchema(target.input), example)
    .filter((leaf) => !isKept(leaf))
    .map(({ path }, at) =>
      [undefined, ...sampled(oddValues, count * 4, at)]
        .map((value) => ({ field: path.join('.'), input: changed(example, path, value) }))
        .filter(({ input }) => isSendable(target, input) && !fits(target, input)),
    );
  return Array.from({ length: count }, (_, row) => all.flatMap((ofField) => ofField[row] ?? []))
    .flat()
    .slice(0, count);
}
