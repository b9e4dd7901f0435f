import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fixtures, startFixtures } from '#fixtures/server.ts';
import { worldClient } from '#fixtures/world-client.ts';
import { endpoints } from '../carrier.ts';
import { seedNames } from '../seed.ts';
import { interactions } from './interaction.ts';
import { endpointIn } from './pact-file.ts';
import { asField, fieldsOf, replies, serveRenamed } from './renamed.ts';
import { asText } from './report.ts';
import { personOf } from './example-state.ts';
import { type Engine, startEngine, type Verification, verify } from './verification.ts';

let fixtures: Fixtures;
let engine: Engine;
beforeAll(async () => {
  fixtures = await startFixtures({
    port: 0,
    identityPort: 0,
    portalOrigins: ['http://localhost:8787'],
    log: () => undefined,
  });
  engine = startEngine();
});
afterAll(async () => {
  engine.stop();
  await fixtures.stop();
});

const settings = (provider: string): Verification => ({ provider, secret: 'fixture-signature-secret', limitMs: 5_000 });

describe('the fixture carrier', () => {
  it('has the people that the states name', async () => {
    const seeds = await worldClient(fixtures.url).seeds();
    expect(seeds.map(({ seed, email }) => [seed, email])).toEqual(
      seedNames.map((seed) => [seed, personOf(seed).email]),
    );
  });

  it('holds all interactions of all pacts', { timeout: 60_000 }, async () => {
    const findings = await verify(settings(fixtures.url), engine);
    expect(asText(findings.filter(({ faults }) => faults.length > 0))).toBe('');
    expect(findings.map(({ description }) => description).toSorted()).toEqual(
      interactions.map(({ pact }) => pact.uponReceiving).toSorted(),
    );
  });
});

const seed = Number(process.env.RENAME_SEED ?? Math.floor(Math.random() * 2 ** 31));
const anyField = (reply: (typeof replies)[number]) =>
  fc.tuple(fc.constant(reply), fc.shuffledSubarray(fieldsOf(reply), { minLength: fieldsOf(reply).length }));
const [chosen = []] = fc.sample(
  fc
    .shuffledSubarray([...endpoints], { minLength: 20, maxLength: 20 })
    .chain((some) =>
      fc.tuple(
        ...some.map(({ id }) =>
          fc.constantFrom(...replies.filter(({ description }) => endpointIn(description) === id)).chain(anyField),
        ),
      ),
    ),
  { seed, numRuns: 1 },
);

describe(`a carrier that renames one field of one reply (RENAME_SEED=${seed})`, () => {
  it.each(chosen.map(([reply, fields]) => [reply.description, reply, fields] as const))(
    'does not hold: %s',
    async (description, reply, fields) => {
      const carrier = await serveRenamed(fixtures.url, reply, fields);
      try {
        const findings = await verify({ ...settings(carrier.url), description }, engine);
        const text = asText(findings);
        const state = interactions.find(({ pact }) => pact.uponReceiving === description)?.pact.states?.[0]
          ?.description;
        expect(text).toContain(`: ${description}\n    state  ${state}\n`);
        expect(text).toMatch(asField(carrier.renamed() ?? ['nothing was renamed']));
      } finally {
        carrier.stop();
      }
    },
  );
});
