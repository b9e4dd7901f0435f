import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PactV3, SpecificationVersion } from '@pact-foundation/pact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCarrier } from '#rpc/carrier/client.ts';
import { carrierCaller } from '#rpc/carrier/procedures.ts';
import { readAnswer } from '#rpc/carrier/read-answer.ts';
import { buildRequest } from '#rpc/carrier/request.ts';
import { services } from '../endpoint.ts';
import { contractNow } from './example-state.ts';
import type { Interaction } from './interaction-type.ts';
import { interactions } from './interaction.ts';
import { formatPact } from './pact-file.ts';

type Callers = Record<string, Record<string, (input: unknown) => Promise<unknown>>>;

/** Where Pact writes what it recorded, to compare with the committed files. */
let recorded: string;
beforeAll(async () => {
  recorded = await mkdtemp(join(tmpdir(), 'lineside-pacts-'));
});
afterAll(() => rm(recorded, { recursive: true }));

/** Sends a call that must be refused: the portal's own request, with what is wrong in its headers. */
async function ask({ target, credentials, input, pact }: Interaction, url: string) {
  const origins = { carrier: url, marketing: url, 'referral-tracking': url, maps: url, rates: url };
  const settings = { origins, secret: 'a secret', now: () => new Date(contractNow), transactionId: () => 'call-0001' };
  const request = await buildRequest(target, target.input.parse(input), credentials, settings);
  const { headers: wanted = {} } = pact.withRequest;
  for (const name of [...request.headers.keys()]) if (!(name in wanted)) request.headers.delete(name);
  for (const name of ['date', 'x-signature'])
    if (typeof wanted[name] === 'string') request.headers.set(name, wanted[name]);
  const response = await fetch(request);
  return readAnswer(target, response.status, await response.text());
}

/** More in one mock server would make it slow: it compares each request with all of its interactions. */
const mostInOne = 12;

/** One mock server can play many interactions, but it cannot tell apart those with the same request. */
function batchesOf(all: readonly Interaction[]): Interaction[][] {
  const batches: Map<string, Interaction>[] = [];
  for (const one of all) {
    const { method, path, query, body } = one.pact.withRequest;
    const key = JSON.stringify([method, path, query, body]);
    const free =
      batches.find((batch) => !batch.has(key) && batch.size < mostInOne) ?? batches[batches.push(new Map()) - 1];
    free?.set(key, one);
  }
  return batches.map((batch) => [...batch.values()]);
}

describe.each(services)('the client and %s', (service) => {
  const batches = batchesOf(interactions.filter(({ target }) => target.service === service));

  it.each(batches.map((batch, index) => [index + 1, batch] as const))(
    'understand each other (%i)',
    async (index, batch) => {
      const mock = new PactV3({
        consumer: 'lineside',
        provider: service,
        // Of its own: Pact compares all that is in a folder with what it adds.
        dir: join(recorded, service, String(index)),
        spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
        cors: false,
        logLevel: 'error',
      });
      for (const { pact } of batch) mock.addInteraction(pact);
      await mock.executeTest(async ({ url }) => {
        const client = createCarrier({
          origins: { carrier: url, marketing: url, 'referral-tracking': url, maps: url, rates: url },
          secret: 'a secret',
          now: () => new Date(contractNow),
          transactionId: () => crypto.randomUUID(),
          fetch,
        });
        for (const one of batch) {
          const { target, credentials, input, outcome, pact } = one;
          if (outcome.kind === 'denied') {
            expect((await ask(one, url)).kind, pact.uponReceiving).toMatch(/^(session|refused|problem|http)$/);
            continue;
          }
          const caller = carrierCaller({ carrier: client, options: { credentials } }) as unknown as Callers;
          const [resource = '', verb = ''] = target.id.split('.');
          expect(await caller[resource]?.[verb]?.(input), pact.uponReceiving).toEqual(outcome);
        }
      });
    },
  );

  it('record the committed pact; after an intended change, run the tests with -u', async () => {
    const pacts = await Promise.all(
      batches.map(async (_, index) => {
        const file = join(recorded, service, String(index + 1), `lineside-${service}.json`);
        return JSON.parse(await readFile(file, 'utf8')) as { interactions: unknown[] };
      }),
    );
    const pact = { ...pacts[0], interactions: pacts.flatMap(({ interactions: some }) => some) };
    await expect(formatPact(pact)).toMatchFileSnapshot(`./pacts/lineside-${service}.json`);
  });
});
