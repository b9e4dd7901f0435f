import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fixtures, startFixtures } from '#fixtures/server.ts';
import { worldClient } from '#fixtures/world-client.ts';
import { seedNames } from '../seed.ts';
import { interactions } from './interaction.ts';
import { asText } from './report.ts';
import { personOf } from './example-state.ts';
import { sharedEngine } from './test-engine.ts';
import { type Verification, verify } from './verification.ts';

let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await startFixtures({
    port: 0,
    identityPort: 0,
    portalOrigins: ['http://localhost:8787'],
    log: () => undefined,
  });
});
afterAll(async () => {
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

  it('holds all interactions of all pacts', { timeout: 600_000 }, async () => {
    const findings = await verify(settings(fixtures.url), sharedEngine());
    expect(asText(findings.filter(({ faults }) => faults.length > 0))).toBe('');
    expect(findings.map(({ description }) => description).toSorted()).toEqual(
      interactions.map(({ pact }) => pact.uponReceiving).toSorted(),
    );
  });
});
