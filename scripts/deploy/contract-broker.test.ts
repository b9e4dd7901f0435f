import { afterAll, beforeEach, expect, it } from 'vitest';
import { startLocalServer } from '#contracts/pact/local-server.ts';
import { contractBroker } from './contract-broker.ts';

let deployable: boolean;
let requests: string[];
const printed: string[] = [];

const link = (path: string) => ({ name: 'production', href: server.url + path });
/** One reply has all that Pact's CLI reads of a broker's. */
const server = await startLocalServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  const reply = {
    summary: { deployable, reason: 'Not verified: taxsvc', success: 1, failed: 0, unknown: 0 },
    notices: [],
    matrix: [],
    uuid: '1',
    name: 'production',
    _links: {
      self: link('/environment'),
      'pb:pacticipant-version': link('/version'),
      'pb:environments': request.url === '/environments' ? [link('/environment')] : link('/environments'),
      'pb:record-deployment': [link('/record')],
    },
    _embedded: { environments: [{ uuid: '1', name: 'production', _links: { self: link('/environment') } }] },
  };
  response.writeHead(200, { 'content-type': 'application/hal+json' }).end(JSON.stringify(reply));
});
afterAll(server.stop);
beforeEach(() => {
  [deployable, requests] = [true, []];
  printed.length = 0;
});

const brokerAt = (url: string | undefined) =>
  contractBroker({
    env: { ...process.env, PACT_BROKER_BASE_URL: url },
    environment: 'production',
    printError: (text) => printed.push(text),
  });

it('returns undefined without a URL', () => expect(brokerAt(undefined)).toBeUndefined());

it('refuses a version that the broker refuses, and one without an answer', async () => {
  await brokerAt(server.url)?.refuseUnlessCompatible('abc');
  expect(requests.join()).toMatch(/\/matrix\?.*abc.*production/);
  deployable = false;
  await expect(brokerAt(server.url)?.refuseUnlessCompatible('abc')).rejects.toThrow('--without-contract-broker');
  await expect(brokerAt('http://127.0.0.1:1')?.refuseUnlessCompatible('abc')).rejects.toThrow('did not answer');
});

it('records a deployment, and prints the command where the broker does not take it', async () => {
  expect(await brokerAt(server.url)?.recordDeployment('abc'), printed.join()).toBe(true);
  expect(requests).toContain('POST /record');
  expect(await brokerAt('http://127.0.0.1:1')?.recordDeployment('abc')).toBe(false);
  expect(printed.join()).toContain('npx pact-broker record-deployment --pacticipant lineside --version abc');
});
