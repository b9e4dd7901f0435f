import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assumptionsOf } from '../assumption.ts';
import { endpoints } from '../carrier.ts';
import { isOtherSystem, pathNames } from '../endpoint.ts';
import { list } from '../envelope.ts';
import { contractVersion } from '../pact/version.ts';
import { callMeanings, replyMeanings } from './call-meaning.ts';
import { openApi } from './api-document.ts';
import { nameMeanings } from './name-meaning.ts';
import { schemaMeanings } from './schema-meaning.ts';
import { Id } from '../vocabulary.ts';
import { wireProblemOf } from '../wire-problem.ts';

interface Schema {
  readonly description?: string;
  readonly properties: Readonly<Record<string, { readonly description?: string; readonly pattern?: string }>>;
}

type Node = Readonly<Record<string, unknown>>;

interface Operation {
  readonly operationId: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly servers?: readonly unknown[];
  readonly parameters: readonly {
    readonly $ref?: string;
    readonly name?: string;
    readonly in?: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema?: unknown;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly encoding?: unknown }>> };
  readonly responses: Readonly<
    Record<
      string,
      { readonly description: string; readonly content?: Readonly<Record<string, { readonly examples?: object }>> }
    >
  >;
  readonly 'x-problems'?: readonly {
    readonly name: string;
    readonly codes: readonly { readonly code: number | string }[];
  }[];
  /** The calls that share the operation, where there is more than one. */
  readonly 'x-calls'?: readonly string[];
  readonly 'x-assumed'?: readonly { readonly id: string }[];
}

const committed = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8');
const document = JSON.parse(committed) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};
const operations = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      (operation['x-calls'] ?? [operation.operationId]).map((id) => [id, { path, method, operation }] as const),
    ),
  ),
);

describe('openapi.json', () => {
  it('is what the declarations generate (after a change, run scripts/write-openapi.ts)', () => {
    expect(`${JSON.stringify(openApi(contractVersion), null, 2)}\n` === committed).toBe(true);
  });

  it('refers only to existing components', () => {
    const components = (JSON.parse(committed) as { components: Record<string, Record<string, unknown>> }).components;
    for (const [, kind = '', name = ''] of committed.matchAll(/"\$ref": "#\/components\/(\w+)\/(\w+)"/g))
      expect(components[kind]).toHaveProperty(name);
    expect(committed).not.toContain('$defs');
  });

  it('describes every schema, property and parameter', () => {
    const parameters = [...operations].flatMap(([id, { operation }]) =>
      operation.parameters.filter(({ $ref, description }) => !$ref && !description).map(({ name }) => `${id} ${name}`),
    );
    const schemas = Object.entries(document.components.schemas).filter(([, { description }]) => !description);
    expect([...undescribed(document, []), ...parameters, ...schemas]).toEqual([]);
  });

  it('describes values and states, with their units', () => {
    const { schemas } = document.components;
    expect(schemas.Customer?.properties.status?.description).toContain('2: active; 3: suspended');
    expect(schemas.Customer?.properties.accAccessLock?.description).toContain('more than one entry');
    expect(schemas.Pulse?.properties.pulseCost?.description).toContain('US dollars');
    expect(schemas.CycleUsage?.properties.billEndDate?.description).toBe(
      'The last day of the billing cycle. YYYY-MM-DD, from 2000 on.',
    );
  });

  it('uses every meaning that was written for it', () => {
    const written = [nameMeanings, ...[schemaMeanings, callMeanings, replyMeanings].flatMap(Object.values)];
    const unused = written
      .flatMap(Object.values)
      .filter((meaning) => !committed.includes(JSON.stringify(meaning).slice(1, -1)));
    expect(unused).toEqual([]);
  });

  it('has no pattern that RE2 cannot compile, as Go and the generators of many languages use it', () => {
    const patterns = [...committed.matchAll(/"pattern": "(.*)"/g)].map(([, pattern = '']) => pattern);
    expect(patterns.length).toBeGreaterThan(100);
    expect(patterns.filter((pattern) => /\(\?(?!:)|\\\\[1-9]/.test(pattern))).toEqual([]);
  });

  it('writes the pattern of an id otherwise than the declarations, and takes the same', () => {
    const { pattern = '' } = document.components.schemas.Customer?.properties.id ?? {};
    const inDocument = new RegExp(pattern);
    const parts = ['', '.', 'a', '..', '-', 'x'.repeat(77), 'x'.repeat(78), 'x'.repeat(79), '/', ' '];
    const texts = parts.flatMap((one) => parts.flatMap((two) => parts.map((three) => one + two + three)));
    for (const text of texts) expect([text, inDocument.test(text)]).toEqual([text, Id.safeParse(text).success]);
  });

  it('has no defaults in replies, with which generated code would refuse a reply that lacks the field', () => {
    const { esim } = document.components.schemas.Customer?.properties ?? {};
    expect(esim).not.toHaveProperty('default');
    expect(esim?.description).toContain('If absent, false.');
  });

  it('describes the JSON in forms', () => {
    const schemas = [...committed.matchAll(/"contentSchema": (\{[^]*?\})/g)].map(([, schema = '']) => schema);
    expect(schemas.length).toBeGreaterThan(10);
    for (const schema of schemas)
      expect(JSON.parse(schema)).toEqual({ $ref: expect.stringMatching(/^#\/components\/schemas\//) });
    expect(document.components.schemas).toHaveProperty('TopupCreateTaxInfo');
  });

  it('describes the codes of a call’s refusals', () => {
    const { properties } = document.components.schemas.TopupCreateRefusal ?? expect.fail();
    expect(properties.resCode).toMatchObject({ enum: expect.arrayContaining([40625]) as unknown });
    expect(committed).not.toContain('"4XX"');
  });

  it.each<[title: string, isWrong: (schema: Node) => boolean]>([
    [
      'has a type beside words of one type',
      ({ type, const: only, enum: words }) => type === undefined && isOneType(only === undefined ? words : [only]),
    ],
    [
      'limits each text',
      ({ type, maxLength, enum: words, const: only }) =>
        type === 'string' && (maxLength ?? words ?? only) === undefined,
    ],
    ['limits each list', ({ type, maxItems }) => type === 'array' && maxItems === undefined],
    [
      'has the format of each integer',
      ({ type, format, maximum }) => type === 'integer' && (format === undefined || maximum === undefined),
    ],
    ['has no slash with an escape', ({ pattern }) => typeof pattern === 'string' && pattern.includes('\\/')],
  ])('%s, for generators and linters (HTTP-36)', (_, isWrong) => {
    expect(
      schemasIn(document, [])
        .filter(({ schema }) => isWrong(schema))
        .map(({ at }) => at),
    ).toEqual([]);
  });

  it('takes the codes with which the fixture carrier denies a call (HTTP-36)', () => {
    const named = Object.entries(document.components.schemas).filter(([name]) => /.Refusal$/.test(name));
    const enums = named.map(
      ([, { properties }]) => (properties.resCode as unknown as { enum: readonly unknown[] }).enum,
    );
    expect(enums.length).toBeGreaterThan(8);
    for (const codes of enums) expect(codes).toEqual(expect.arrayContaining(['BAD_REQUEST', 'FORBIDDEN']));
  });

  it('describes each operation, and has a contact (HTTP-36)', () => {
    const all = [...operations].map(([id, { operation }]) => [id, operation] as const);
    expect(all.filter(([, { description = '' }]) => !/^A (read|write)/.test(description)).map(([id]) => id)).toEqual(
      [],
    );
    expect(operations.get('topup.autoUpdate')?.operation.description).toBe(
      'A write. Once it is done: line {customerId}: isAutoTopUp becomes {enabled}. The same call again is refused or ' +
        'changes nothing more. Its reply may be lost: then the portal reads customer.byUsername, customer.group.',
    );
    expect(JSON.parse(committed)).toHaveProperty('info.contact.name');
  });

  it('has a reply for the end of a session, for a limit and for a failure (HTTP-36)', () => {
    const lacking = [...operations].filter(([, { operation }]) =>
      ['401', '403', '429', '500'].some((status) => operation.responses[status] === undefined),
    );
    expect(lacking.map(([id]) => id)).toEqual([]);
  });

  it('lists the 97 calls, each with its own id', () => {
    expect([...operations.keys()].toSorted()).toEqual(endpoints.map((one) => one.id).toSorted());
    expect(operations.size).toBe(97);
  });

  it('has one operation for the two calls that differ in their body only', () => {
    const { operation } = operations.get('tax.byCustomer') ?? expect.fail();
    expect(operation['x-calls']).toEqual(['tax.byAddress', 'tax.byCustomer']);
    expect(Object.keys(document.paths).filter((path) => path.includes('#'))).toEqual([]);
  });
});

const isOneType = (words: unknown): boolean =>
  Array.isArray(words) && new Set(words.map((word) => typeof word)).size === 1;

/** All nodes but examples, by their path in the document. */
function schemasIn(node: unknown, path: readonly string[]): { at: string; schema: Node }[] {
  if (typeof node !== 'object' || node === null) return [];
  return [
    ...(path.at(-1) === 'properties' ? [] : [{ at: path.join('/'), schema: node as Node }]),
    ...Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
      ['example', 'examples'].includes(name) && path.at(-1) !== 'properties' ? [] : schemasIn(value, [...path, name]),
    ),
  ];
}

/** The properties without a description, by their path in the document. */
function undescribed(node: unknown, path: readonly string[]): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) => {
    const at = [...path, name];
    if (['example', 'examples', 'encoding'].includes(name) && path.at(-1) !== 'properties') return [];
    const isProperty = path.at(-1) === 'properties' && path.at(-2) !== 'properties';
    const lacks = isProperty && !(value as Schema).description;
    return [...(lacks ? [at.join('/')] : []), ...undescribed(value, at)];
  });
}

describe.each(endpoints)('$id in openapi.json', (one) => {
  const { operation, path, method } = operations.get(one.id) ?? expect.fail(`${one.id} is not in the document`);

  /** A path parameter `data` does not compile as generated by orval, and its name is not on the wire. */
  const inDocument = (name: string) => (name === 'data' && pathNames(one.path).includes(name) ? 'validation' : name);

  it('has the method and path of the declaration', () => {
    // Only the USA is served, so its code is no parameter.
    const below = one.path.replaceAll(/:(\w+)/g, (_, name) =>
      name === 'countryCode' ? 'USA' : `{${inDocument(name as string)}}`,
    );
    expect(method).toBe(one.method.toLowerCase());
    expect(path).toBe(isOtherSystem(one.service) ? `/${below}` : `/${one.service}/v0/${below}`);
    expect(operation.servers === undefined).toBe(!isOtherSystem(one.service));
    expect(operation['x-assumed']?.map(({ id }) => id) ?? []).toEqual(
      expect.arrayContaining(assumptionsOf(one).map(({ id }) => id)),
    );
  });

  it('has a place for every input', () => {
    const placed = operation.parameters.flatMap(({ name }) => (name === undefined ? [] : [name]));
    const [body] = Object.values(operation.requestBody?.content ?? {}) as { schema: { properties?: object } }[];
    const fields = one.body === 'text' ? ['text'] : Object.keys(body?.schema.properties ?? {});
    const literal = pathNames(one.path).filter((name) => name === 'countryCode');
    const wanted = [
      ...Object.keys(one.input.shape).map(inDocument),
      ...Object.keys(one.fixedQuery ?? {}),
      ...(one.alsoInBody ?? []),
    ];
    if (operation['x-calls']) expect([...placed, ...fields, ...literal]).toEqual(expect.arrayContaining(wanted));
    else expect([...placed, ...fields, ...literal].toSorted()).toEqual(wanted.toSorted());
  });

  it('shows its refusals with their codes, their meaning and an example', () => {
    const codes = (operation['x-problems'] ?? []).map(({ name, codes: each }) => [name, each.map(({ code }) => code)]);
    expect(codes).toEqual(Object.entries(one.problems).map(([name, each]) => [name, list(each)]));
    for (const code of Object.values(one.problems).flatMap((each) => list(each))) {
      expect(operation.responses['400']?.description).toContain(`${code} `);
      expect(operation.responses['400']?.description).toContain(wireProblemOf(code)?.means);
    }
    const examples = operation.responses['200']?.content?.['application/json']?.examples;
    const isMore = (name: string) => /^reply2?-\d+$/.test(name);
    expect(Object.keys(examples ?? {}).filter((name) => !isMore(name))).toEqual([
      'reply',
      ...(operation['x-calls'] ? ['reply2'] : []),
      ...Object.keys(one.problems),
    ]);
  });

  it('requires the headers of the carrier, unless it is another system', () => {
    const asked = operation.parameters.filter(({ $ref }) => $ref !== undefined);
    expect(asked).toHaveLength(isOtherSystem(one.service) ? 0 : 7);
  });
});
