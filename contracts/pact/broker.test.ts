import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedEngine } from './test-engine.ts';
import { main } from './verify.ts';

const pact = JSON.parse(readFileSync(new URL('pacts/lineside-confsvc.json', import.meta.url), 'utf8')) as {
  _links?: unknown;
};
const published: unknown[] = [];
let holdsPacts = true;
let url: string;

/**
 * The resources of a Pact broker that a verifier reads, and a provider that answers everything wrong.
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
    case 'GET /pacts/confsvc':
      return json({ _links: { self: link('/pacts/confsvc') } });
    case 'POST /pacts/confsvc':
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
      return response.writeHead(404).end();
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
  const args = ['--provider', url, '--service', 'confsvc', '--broker', url, ...more];
  const code = await main(args, (text) => lines.push(text), sharedEngine());
  return { code, text: lines.join('\n') };
};

describe('pacts from a broker', () => {
  it('are verified like those in the folder, and the result is published for a version', async () => {
    expect(await verify('--publish', '1.2.3')).toMatchObject({
      code: 1,
      text: expect.stringContaining('confsvc: 0 of 1 interactions hold'),
    });
    expect(published).toMatchObject([{ success: false, providerApplicationVersion: '1.2.3' }]);
  });

  it('end the command with 2 when the broker has none', async () => {
    holdsPacts = false;
    expect(await verify()).toMatchObject({ code: 2 });
  });
});
