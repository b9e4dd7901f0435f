import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultShippingRates } from '../shipping-rate/vocabulary.ts';
import { sharedEngine } from './test-engine.ts';
import { main } from './verify.ts';

const pact = JSON.parse(readFileSync(new URL('pacts/lineside-rates.json', import.meta.url), 'utf8')) as {
  _links?: unknown;
};
let published: unknown[] = [];
/** What each way to ship costs at the provider, in dollars: Pact takes any number. */
let shippingAmount: unknown;
let holdsPacts = true;
let url: string;

/**
 * The resources of a Pact broker that a verifier reads, and a provider with one answer.
 */
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const json = (body: unknown) =>
    response.writeHead(200, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
  const link = (path: string, more = {}) => ({ href: `${url}${path}`, ...more });
  const requested = `${request.method} ${request.url}`;
  switch (requested) {
    case 'GET /':
      return json({
        _links: {
          self: link('/'),
          'pb:provider-pacts-for-verification': link('/pacts/{provider}', { templated: true }),
        },
      });
    case 'GET /pacts/rates':
      return json({ _links: { self: link('/pacts/rates') } });
    case 'POST /pacts/rates':
      return json({
        _embedded: {
          pacts: holdsPacts
            ? [
                {
                  shortDescription: 'latest',
                  verificationProperties: { notices: [] },
                  _links: { self: link('/pact', { name: 'Pact' }) },
                },
              ]
            : [],
        },
      });
    case 'GET /pact':
      return json({ ...pact, _links: { self: link('/pact'), 'pb:publish-verification-results': link('/results') } });
    case 'POST /results':
      published.push(JSON.parse(Buffer.concat(chunks).toString()));
      return json({});
    default:
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ shippingRates: defaultShippingRates.map((rate) => ({ ...rate, shippingAmount })) }));
  }
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const verify = async (...more: string[]) => {
  const lines: string[] = [];
  const args = ['--provider', url, '--service', 'rates', '--broker', url, ...more];
  const code = await main(args, (text) => lines.push(text), sharedEngine());
  return { code, text: lines.join('\n') };
};

beforeEach(() => {
  published = [];
});

describe('pacts from a broker', () => {
  it('are verified like those in the folder, and the result is published for a version', async () => {
    shippingAmount = 3;
    expect(await verify('--publish', '1.2.3')).toMatchObject({
      code: 0,
      text: expect.stringContaining('rates: 1 of 1 interactions hold'),
    });
    expect(published).toMatchObject([
      { success: true, providerApplicationVersion: '1.2.3', testResults: [{ success: true }] },
    ]);
  });

  it.each([
    ['Pact refuses', 'much'],
    ['Pact takes and the portal refuses', 1e9],
  ])('are a failure for the broker where an answer is one that %s', async (_, wrong) => {
    shippingAmount = wrong;
    expect(await verify('--publish', '1.2.3')).toMatchObject({ code: 1 });
    const mismatches = [0, 1, 2].map((place) => ({ attribute: `shippingRates[${place}].shippingAmount` }));
    expect(published).toMatchObject([{ success: false, testResults: [{ success: false, mismatches }] }]);
  });

  it.each([
    ['--endpoint', 'shippingRate.list'],
    ['--state', 'active-single'],
  ])('are not published in part, by %s', async (option, value) => {
    shippingAmount = 3;
    expect(await verify('--publish', '1.2.3', option, value)).toMatchObject({
      code: 2,
      text: expect.stringContaining('--publish goes without'),
    });
    expect(published).toEqual([]);
  });

  it('end the command with 2 when the broker has none', async () => {
    holdsPacts = false;
    expect(await verify()).toMatchObject({ code: 2 });
  });
});
