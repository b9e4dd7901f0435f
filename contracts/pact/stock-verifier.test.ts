import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pactCore from '@pact-foundation/pact-core';
import { afterAll, expect, it } from 'vitest';
import { startLocalServer } from './local-server.ts';
import { signatureKey } from './signature-key.ts';
import { unfitHeaders } from './unfit-header.ts';

interface Recorded {
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, readonly string[]>>;
  };
  readonly response: { readonly body?: { readonly content: unknown } };
}

const file = (service: string) => new URL(`pacts/lineside-${service}.json`, import.meta.url);
const recorded = (service: string) =>
  (JSON.parse(readFileSync(file(service), 'utf8')) as { interactions: readonly Recorded[] }).interactions;

let key = signatureKey;
let refused: string[] = [];
let asked = 0;
/** A provider whose clock stands at the date of the contracts, so that it judges the signature alone. */
const provider = await startLocalServer(async (request, response) => {
  const { method = '', url = '', headers } = request;
  const lines = [method, url, headers.authorization ?? '', headers.date ?? '', await text(request)];
  asked++;
  if (createHmac('sha256', key).update(lines.join('\n')).digest('base64url') !== headers['x-signature']) {
    refused.push(`${method} ${url.split('?', 1)[0]}`);
    return response.writeHead(401).end();
  }
  const [path] = url.split('?', 1);
  const found = services.flatMap(recorded).find((one) => one.request.method === method && one.request.path === path);
  return response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(found?.response.body?.content));
});
afterAll(provider.stop);

/** With forms, and with queries. */
const services = ['billsvc', 'catalog', 'custsvc', 'devicesvc', 'provisioning', 'taxsvc'];

const verify = (service: string) =>
  pactCore.verifyPacts({
    provider: service,
    providerBaseUrl: provider.url,
    pactUrls: [fileURLToPath(file(service))],
    logLevel: 'error',
  });

it.each(services)(
  'sends requests to %s that are signed correctly for their date, except those that are wrong on purpose',
  async (service) => {
    [refused, asked] = [[], 0];
    await verify(service).catch(() => undefined);
    const wrong = recorded(service).filter(
      ({ request }) => request.headers['x-signature']?.[0] === unfitHeaders.wrongSignature,
    );
    expect(wrong.length).toBeGreaterThan(0);
    expect(refused.toSorted()).toEqual(wrong.map(({ request: { method, path } }) => `${method} ${path}`).toSorted());
    expect(asked).toBe(recorded(service).length);
  },
);

it('fails at a provider with another key', async () => {
  key = 'another key';
  try {
    [refused, asked] = [[], 0];
    await expect(verify('taxsvc')).rejects.toThrow();
    expect(refused.length).toBe(asked);
  } finally {
    key = signatureKey;
  }
});
