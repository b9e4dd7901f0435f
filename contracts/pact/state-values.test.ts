import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { interactions } from './interaction.ts';
import { startLocalServer } from './local-server.ts';
import { inverse, renamed, renamedRequest, renamedText, valuesIn } from './state-values.ts';
import { sharedEngine } from './test-engine.ts';
import { verify } from './verification.ts';

const ids = { 'active-family-group': 'G 77', 'active-family-2': '1002', 'dana@example.test': 'dana@carrier.test' };

describe("a provider's own ids", () => {
  it('are replaced in the path, the query and the form of a request, and in JSON within it', () => {
    const url = new URL(
      'http://localhost/auth/v0/topup/group/active-family-group/dana%40example.test?id=active-family-2',
    );
    const body = new URLSearchParams({ customerId: 'active-family-2', to: '{"id":"active-family-2","zip":"10852"}' });
    const changed = renamedRequest({ url, body: body.toString(), isForm: true }, ids);
    expect(changed.url.pathname).toBe('/auth/v0/topup/group/G%2077/dana%40carrier.test');
    expect(changed.url.search).toBe('?id=1002');
    expect(Object.fromEntries(new URLSearchParams(changed.body))).toEqual({
      customerId: '1002',
      to: '{"id":"1002","zip":"10852"}',
    });
  });

  it('are read in replies as text, number and name of a field, and only where they are the whole value', () => {
    const reply = { 'G 77': [{ customerId: 1002, note: 'of 1002', bytes: 10_021_002 }] };
    expect(renamed(reply, inverse(ids))).toEqual({
      'active-family-group': [{ customerId: 'active-family-2', note: 'of 1002', bytes: 10_021_002 }],
    });
    expect(renamedText('<h1>1002</h1>', inverse(ids))).toBe('<h1>1002</h1>');
  });

  it.each(['', 'OK', '[]', '{"ids":7}', '{"id":"1"}'])('are none where a state is answered by "%s"', (answer) => {
    expect(valuesIn(answer)).toEqual({ ids: {} });
  });
});

/** What the provider has been asked, and what it answers to a state. */
let received: { url: string; body: string; authorization: string | undefined }[] = [];
let told: object = {};
/** The states that were set up, and the requests between them, in order. */
let order: string[] = [];
const { url, stop } = await startLocalServer(async (request, response) => {
  const { url = '', headers } = request;
  response.writeHead(200, { 'content-type': 'application/json' });
  const body = await text(request);
  if (url === '/_states') {
    const { action, state } = JSON.parse(body) as { action: string; state: string };
    order.push(`${action}: ${state}`);
    return response.end(JSON.stringify(told));
  }
  if (url.startsWith('/__world')) return response.end('{}');
  order.push(request.method ?? '');
  received.push({ url, body, authorization: headers.authorization });
  const purchases = [{ customerId: 1002, totalData: 2, amount: 10, topupDate: '2026-11-08T15:00:00Z' }];
  return response.end(JSON.stringify({ status: 'SUCCESS', data: { purchases } }));
});
afterAll(stop);
beforeEach(() => {
  received = [];
  order = [];
});

async function faultsIn(description: string) {
  const settings = { provider: url, statesUrl: `${url}/_states`, secret: 'a secret', limitMs: 5_000 };
  const findings = await verify({ ...settings, description }, sharedEngine());
  return findings.flatMap(({ faults }) => faults);
}

describe('the answer to a provider state', () => {
  it('gives ids and a token that are used in its request, and read in its reply', async () => {
    told = { ids, bearer: 'theirs' };
    expect(await faultsIn('topup.group replies')).toEqual([]);
    expect(received).toHaveLength(1);
    expect(received[0]?.url).toMatch(/^\/auth\/v0\/topup\/group\/G%2077\?/);
    expect(received[0]?.authorization).toBe('Bearer theirs');
  });

  it('gives ids that are used in the calls before a request', async () => {
    told = { ids: { 'active-family-1': 'C-1' } };
    const enabled = interactions.find(({ calls: [first] }) => first?.endpoint === 'topup.autoUpdate');
    await faultsIn(enabled?.pact.uponReceiving ?? expect.fail('no read after topup.autoUpdate'));
    expect(received.map(({ body }) => body)).toEqual(['customerId=C-1&enabled=true', '']);
  });

  it('is needed where the ids are not those of the contract', async () => {
    told = {};
    expect((await faultsIn('topup.group replies')).map(({ field }) => field)).toEqual(['data.purchases[0].customerId']);
    expect(received[0]?.url).toContain('/active-family-group?');
  });
});

describe('an example after other calls', () => {
  it('has a state for its person, one for each call, which the verifier makes, and one for the time', async () => {
    const later = interactions.find(
      ({ calls: [first], pact: { states = [] } }) => first?.endpoint === 'topup.create' && states.length === 3,
    );
    const { states = [], uponReceiving } = later?.pact ?? expect.fail('no read some time after topup.create');
    expect(states.map(({ description }) => description).slice(1)).toEqual([
      'topup.create has been called',
      'time has passed',
    ]);
    told = {};
    await faultsIn(uponReceiving);
    const [person] = states.map(({ description }) => description);
    expect(order.slice(0, 4)).toEqual([`setup: ${person}`, 'POST', 'setup: time has passed', 'GET']);
    expect(order.slice(4).toSorted()).toEqual([`teardown: ${person}`, 'teardown: time has passed']);
  });
});
