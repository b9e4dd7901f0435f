import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { assumptionsOf } from './assumption.ts';
import { endpoints } from './carrier.ts';
import { isOtherSystem } from './endpoint.ts';
import { list } from './envelope.ts';
import { fieldMeanings } from './field-meaning.ts';
import { openApi } from './openapi.ts';
import { wireProblemOf } from './wire-problem.ts';

type Described = Readonly<
  Record<string, { readonly properties: Readonly<Record<string, { readonly description?: string }>> }>
>;

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly servers?: readonly unknown[];
  readonly parameters: readonly {
    readonly $ref?: string;
    readonly name?: string;
    readonly in?: string;
    readonly required?: boolean;
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
  readonly 'x-assumed'?: readonly { readonly id: string }[];
}

const committed = readFileSync(new URL('openapi.json', import.meta.url), 'utf8');
const document = JSON.parse(committed) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const operations = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [operation.operationId, { path, method, operation }] as const),
  ),
);

describe('openapi.json', () => {
  it('is what the declarations generate (after a change, run scripts/write-openapi.ts)', () => {
    expect(`${JSON.stringify(openApi(), null, 2)}\n` === committed).toBe(true);
  });

  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(committed) as Record<string, unknown>)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('refers only to existing components', () => {
    const components = (JSON.parse(committed) as { components: Record<string, Record<string, unknown>> }).components;
    for (const [, kind = '', name = ''] of committed.matchAll(/"\$ref": "#\/components\/(\w+)\/(\w+)"/g))
      expect(components[kind]).toHaveProperty(name);
    expect(committed).not.toContain('$defs');
  });

  it('says what values and states mean, with their units', () => {
    const { schemas } = (JSON.parse(committed) as { components: { schemas: Described } }).components;
    expect(schemas.Customer?.properties.status?.description).toContain('2: active; 3: suspended');
    expect(schemas.Customer?.properties.accAccessLock?.description).toContain('more than one entry');
    expect(schemas.Pulse?.properties.pulseCost?.description).toContain('US dollars');
    for (const [id, fields] of Object.entries(fieldMeanings)) {
      for (const [name, description] of Object.entries(fields))
        expect(schemas[id]?.properties[name]).toMatchObject({ description });
    }
  });

  it('lists the 97 calls, each with its own id', () => {
    expect([...operations.keys()].toSorted()).toEqual(endpoints.map((one) => one.id).toSorted());
    expect(operations.size).toBe(97);
  });

  it('needs a fragment for the one call that shares method and path with another', () => {
    const withFragment = Object.keys(document.paths).filter((path) => path.includes('#'));
    expect(withFragment).toEqual(['/taxsvc/v0/taxes/{countryCode}#tax.byCustomer']);
  });
});

describe.each(endpoints)('$id in openapi.json', (one) => {
  const { operation, path, method } = operations.get(one.id) ?? expect.fail(`${one.id} is not in the document`);

  it('has the method and path of the declaration', () => {
    const below = one.path.replaceAll(/:(\w+)/g, '{$1}');
    expect(method).toBe(one.method.toLowerCase());
    expect(path.split('#')[0]).toBe(isOtherSystem(one.service) ? `/${below}` : `/${one.service}/v0/${below}`);
    expect(operation.servers === undefined).toBe(!isOtherSystem(one.service));
    expect(operation['x-assumed']?.map(({ id }) => id)).toEqual(one.assumed && assumptionsOf(one).map(({ id }) => id));
  });

  it('has a place for every input', () => {
    const placed = operation.parameters.flatMap(({ name }) => (name === undefined ? [] : [name]));
    const [body] = Object.values(operation.requestBody?.content ?? {}) as { schema: { properties?: object } }[];
    const fields = one.body === 'text' ? ['text'] : Object.keys(body?.schema.properties ?? {});
    expect([...placed, ...fields].toSorted()).toEqual(
      [...Object.keys(one.input.shape), ...Object.keys(one.fixedQuery ?? {}), ...(one.alsoInBody ?? [])].toSorted(),
    );
  });

  it('shows its refusals with their codes, their meaning and an example', () => {
    const codes = (operation['x-problems'] ?? []).map(({ name, codes: each }) => [name, each.map(({ code }) => code)]);
    expect(codes).toEqual(Object.entries(one.problems).map(([name, each]) => [name, list(each)]));
    for (const code of Object.values(one.problems).flatMap((each) => list(each))) {
      expect(operation.responses['4XX']?.description).toContain(`${code} `);
      expect(operation.responses['4XX']?.description).toContain(wireProblemOf(code)?.means);
    }
    const examples = operation.responses['200']?.content?.['application/json']?.examples;
    expect(Object.keys(examples ?? {})).toEqual(['reply', ...Object.keys(one.problems)]);
  });

  it('asks for the headers of the carrier, unless it is another system', () => {
    const asked = operation.parameters.filter(({ $ref }) => $ref !== undefined);
    expect(asked).toHaveLength(isOtherSystem(one.service) ? 0 : 7);
  });
});
