import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { defaultShippingRates } from '../shipping-rate/vocabulary.ts';
import { startLocalServer } from './local-server.ts';
import { sharedEngine } from './test-engine.ts';
import { main } from './verify.ts';

const pact = JSON.parse(readFileSync(new URL('pacts/lineside-rates.json', import.meta.url), 'utf8')) as object;

/** A price is in dollars. Pact accepts any number. */
let shippingAmount: unknown;
const provider = await startLocalServer((_, response) => {
  const shippingRates = defaultShippingRates.map((rate) => ({ ...rate, shippingAmount }));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ shippingRates }));
});

let isPending: boolean;
let hasPacts: boolean;
let resultStatus: number;
/** Each request to the broker that is not a GET. */
let writes: { path: string | undefined; access: string | undefined; body: unknown }[];

/** The replies of a Pact Broker that Pact reads while it verifies one pact. */
function replyTo(method = '', path = ''): object {
  const links = (named: Record<string, string>) => ({
    _links: Object.fromEntries(
      Object.entries(named).map(([name, to]) => [name, { href: broker.url + to, templated: to.includes('{') }]),
    ),
  });
  if (path === '/') return links({ 'pb:provider-pacts-for-verification': '/for/{provider}' });
  if (method === 'GET' && path === '/for/rates') return links({ self: path });
  if (path === '/for/rates') {
    const self = { href: `${broker.url}/pact`, name: 'Pact' };
    const one = {
      shortDescription: 'newest',
      verificationProperties: { pending: isPending, notices: [] },
      _links: { self },
    };
    return { _embedded: { pacts: hasPacts ? [one] : [] }, ...links({ self: path }) };
  }
  if (path === '/pact')
    return { ...pact, ...links({ 'pb:provider': '/rates', 'pb:publish-verification-results': '/results' }) };
  return links({ self: path, 'pb:branch-version': '/branches/{branch}/versions/{version}' });
}

const broker = await startLocalServer(async (request, response) => {
  const { method, url, headers } = request;
  const body = JSON.parse((await text(request)) || '{}') as unknown;
  if (method !== 'GET') writes.push({ path: url, access: headers.authorization, body });
  response.writeHead(url === '/results' ? resultStatus : 200, { 'content-type': 'application/hal+json' });
  response.end(JSON.stringify(replyTo(method, url)));
});

afterAll(async () => {
  await provider.stop();
  await broker.stop();
});
beforeEach(() => {
  [isPending, hasPacts, resultStatus, writes, shippingAmount] = [false, true, 200, [], 3];
});

async function verify(...more: string[]) {
  const lines: string[] = [];
  const args = ['--provider', provider.url, '--service', 'rates', '--broker', broker.url, ...more];
  const code = await main(args, (line) => lines.push(line), sharedEngine());
  return { code, text: lines.join('\n') };
}

const results = () => writes.filter(({ path }) => path === '/results').map(({ body }) => body);

it('verifies the newest pacts of a broker and those in use, and publishes a success for a version', async () => {
  process.env.PACT_BROKER_TOKEN = 'a token';
  try {
    const { code, text: printed } = await verify('--publish', '1.2.3', '--branch', 'feat/rates');
    expect(code, printed).toBe(0);
    expect(printed).toContain('rates: 1 of 1 interactions hold');
  } finally {
    delete process.env.PACT_BROKER_TOKEN;
  }
  expect(writes[0]?.body).toEqual({
    consumerVersionSelectors: [
      { consumer: 'lineside', latest: true },
      { consumer: 'lineside', deployedOrReleased: true },
    ],
    includePendingStatus: true,
    providerVersionBranch: 'feat/rates',
  });
  expect(results()).toMatchObject([{ success: true, providerApplicationVersion: '1.2.3' }]);
  expect(writes.map(({ path }) => path)).toContain('/branches/feat%2Frates/versions/1.2.3');
  expect(new Set(writes.map(({ access }) => access))).toEqual(new Set(['Bearer a token']));
});

it.each([
  ['Pact refuses', 'much'],
  ['Pact accepts and the portal refuses', 1e9],
])('fails and publishes nothing for an answer that %s', async (_, amount) => {
  shippingAmount = amount;
  const { code, text: printed } = await verify('--publish', '1.2.3');
  expect(code).toBe(1);
  expect(printed).toContain('rates: nothing is published');
  expect(results()).toEqual([]);
});

it('passes with the faults of a pending pact, and publishes nothing', async () => {
  [isPending, shippingAmount] = [true, 1e9];
  const { code, text: printed } = await verify('--branch', 'main', '--publish', '1');
  expect(code).toBe(0);
  expect(printed).toContain('✗ rates: shippingRate.list replies (pending)');
  expect(results()).toEqual([]);
});

it('ends with 2 when the broker has no pact, or cannot be reached', async () => {
  hasPacts = false;
  expect(await verify()).toMatchObject({ code: 2, text: expect.stringContaining('no pact of these services') });
  expect(await verify('--broker', 'http://127.0.0.1:1')).toMatchObject({
    code: 2,
    text: expect.stringContaining('Failed to access pact broker'),
  });
});

it('ends with 2 when the broker refuses the result', async () => {
  resultStatus = 401;
  expect(await verify('--publish', '1.2.3')).toMatchObject({
    code: 2,
    text: expect.stringContaining('Publishing of verification results failed'),
  });
});
