import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PactV3, SpecificationVersion } from '@pact-foundation/pact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCarrier } from '#rpc/carrier/client.ts';
import { carrierCaller } from '#rpc/carrier/procedures.ts';
import { services } from '../endpoint.ts';
import { interactions } from './interaction.ts';
import { formatPact } from './pact-file.ts';
import { contractNow } from './example-state.ts';

type Callers = Record<string, Record<string, (input: unknown) => Promise<unknown>>>;

/** Where Pact writes what it recorded, to compare with the committed files. */
let recorded: string;
beforeAll(async () => {
  recorded = await mkdtemp(join(tmpdir(), 'lineside-pacts-'));
});
afterAll(() => rm(recorded, { recursive: true }));

describe.each(services)('the client and %s', (service) => {
  const own = interactions.filter(({ target }) => target.service === service);

  it.each(own.map((one) => [one.pact.uponReceiving, one] as const))(
    '%s',
    async (_, { target, credentials, input, outcome, pact }) => {
      const mock = new PactV3({
        consumer: 'lineside',
        provider: service,
        dir: recorded,
        spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
        cors: false,
        logLevel: 'error',
      });
      await mock.addInteraction(pact).executeTest(async ({ url }) => {
        const client = createCarrier({
          origins: { carrier: url, marketing: url, 'referral-tracking': url, maps: url, rates: url },
          secret: 'a secret',
          now: () => new Date(contractNow),
          transactionId: () => crypto.randomUUID(),
          fetch,
        });
        const caller = carrierCaller({ carrier: client, options: { credentials } }) as unknown as Callers;
        const [resource = '', verb = ''] = target.id.split('.');
        expect(await caller[resource]?.[verb]?.(input)).toEqual(outcome);
      });
    },
  );

  it('record the committed pact; after an intended change, run the tests with -u', async () => {
    const pact: unknown = JSON.parse(await readFile(join(recorded, `lineside-${service}.json`), 'utf8'));
    await expect(formatPact(pact)).toMatchFileSnapshot(`./pacts/lineside-${service}.json`);
  });
});
