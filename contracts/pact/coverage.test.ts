import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { endpoints } from '../carrier.ts';
import { services } from '../endpoint.ts';
import { seedNames } from '../seed.ts';
import { endpointIn } from './pact-file.ts';
import { contractNow } from './state.ts';

const folder = new URL('pacts/', import.meta.url);
const Pact = z.object({
  provider: z.object({ name: z.string() }),
  interactions: z.array(
    z.object({
      description: z.string(),
      providerStates: z.tuple([z.object({ name: z.string(), params: z.looseObject({ seed: z.string(), email: z.string(), now: z.string() }) })]),
    }),
  ),
});

const files = await readdir(folder);
const pacts = await Promise.all(files.map(async (file) => Pact.parse(JSON.parse(await readFile(new URL(file, folder), 'utf8')))));
const committed = pacts.flatMap(({ provider, interactions }) => interactions.map((one) => ({ ...one, service: provider.name })));

describe('the committed pacts', () => {
  it('are one for each service, and no more', () => {
    expect(files.toSorted()).toEqual(services.map((service) => `lineside-${service}.json`).toSorted());
  });

  it.each(endpoints)('show a reply and every problem of $id, in the pact of its service', ({ id, service, problems }) => {
    const own = committed.filter(({ description }) => endpointIn(description) === id);
    expect(own.map((one) => one.service)).toEqual(own.map(() => service));
    const said = own.map(({ description }) => description);
    expect(said).toContain(`${id} replies`);
    for (const name of Object.keys(problems)) expect(said).toContain(`${id} refuses: ${name}`);
  });

  it('name nobody but the people of the seeds, at the moment of the contract', () => {
    for (const { providerStates } of committed) {
      const [{ params }] = providerStates;
      expect(seedNames).toContain(params.seed);
      expect(params.now).toBe(contractNow);
    }
  });

  it('name each interaction once', () => {
    const said = committed.map(({ description }) => description);
    expect(new Set(said).size).toBe(said.length);
  });
});
