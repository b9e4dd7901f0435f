import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { behaviors } from '#fixtures/carrier/behaviors.ts';
import { World } from '#fixtures/world/world.ts';
import { buildRequest } from '#rpc/carrier/request.ts';
import { carrierRouter } from '#rpc/carrier/procedures.ts';
import { proceduresOf } from '#rpc/testing/procedures-of.ts';
import { endpoints } from '../carrier.ts';
import { shown } from '../examples.ts';
import openApi from '../openapi.json' with { type: 'json' };
import { services } from '../endpoint.ts';
import { seedNames } from '../seed.ts';
import { endpointIn } from './pact-file.ts';
import { contractNow } from './example-state.ts';

const folder = new URL('pacts/', import.meta.url);
const origins = {
  carrier: 'http://carrier.test',
  marketing: 'http://carrier.test/marketing',
  'referral-tracking': 'http://carrier.test/referral-tracking',
  maps: 'http://carrier.test/maps',
  rates: 'http://carrier.test/rates',
};
const Pact = z.object({
  provider: z.object({ name: z.string() }),
  interactions: z.array(
    z.object({
      description: z.string(),
      providerStates: z
        .array(
          z.object({
            name: z.string(),
            params: z.looseObject({ seed: z.string(), email: z.string(), now: z.string() }),
          }),
        )
        .check(z.minLength(1)),
    }),
  ),
});

const files = await readdir(folder);
const pacts = await Promise.all(
  files.map(async (file) => Pact.parse(JSON.parse(await readFile(new URL(file, folder), 'utf8')))),
);
const procedures = await proceduresOf(carrierRouter);
const committed = pacts.flatMap(({ provider, interactions }) =>
  interactions.map((one) => ({ ...one, service: provider.name })),
);

describe('a declaration', () => {
  const listed = readFileSync(new URL('../endpoints.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t')[0] as string);
  type Operation = { readonly operationId: string; readonly 'x-calls'?: readonly string[] };
  const operations = Object.values(openApi.paths as Record<string, Record<string, Operation>>).flatMap((path) =>
    Object.values(path).flatMap((one) => one['x-calls'] ?? [one.operationId]),
  );
  const world = new World();
  const handlers = Object.values(behaviors).flatMap((of) => of({ world, secret: 'secret', log: () => undefined }));

  it.each(listed)('%s has a call, procedure, example, pact, fixture and OpenAPI operation', async (id) => {
    const example = shown.find((one) => one.id === id);
    const target = endpoints.find((one) => one.id === id);
    if (!example || !target) throw new Error(`${id} is not declared, or has no example`);
    const input = target.input.parse(example.replies[0]?.input);
    const request = await buildRequest(target, input, undefined, {
      origins,
      secret: 'secret',
      now: () => new Date(),
      transactionId: () => 'transaction-1',
    });
    // Without tokens: even a refusal shows that the fixture carrier handles the call.
    expect(await getResponse(handlers, request)).toBeDefined();
    expect(Object.keys(procedures)).toContain(id);
    expect(operations).toContain(id);
    expect(committed.map(({ description }) => description)).toContain(`${id} replies`);
    expect(Object.keys(example.problems).toSorted()).toEqual(Object.keys(target.problems).toSorted());
  });
});

describe('the committed pacts', () => {
  it('are exactly one per service', () => {
    expect(files.toSorted()).toEqual(services.map((service) => `lineside-${service}.json`).toSorted());
  });

  it.each(endpoints)(
    'have a reply and every problem of $id, in the pact of its service',
    ({ id, service, problems }) => {
      const own = committed.filter(({ description }) => endpointIn(description) === id);
      expect(own.map((one) => one.service)).toEqual(own.map(() => service));
      const said = own.map(({ description }) => description);
      expect(said).toContain(`${id} replies`);
      for (const name of Object.keys(problems)) expect(said).toContain(`${id} refuses: ${name}`);
    },
  );

  it('name only people of the seeds, at the time of the contract', () => {
    for (const { providerStates } of committed) {
      for (const { params } of providerStates) {
        expect(seedNames).toContain(params.seed);
        expect(params.now).toBe(contractNow);
      }
    }
  });

  it('name each interaction once', () => {
    const said = committed.map(({ description }) => description);
    expect(new Set(said).size).toBe(said.length);
  });
});
