import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, test } from 'vitest';
import { startLocalServer } from '#contracts/pact/local-server.ts';
import { sharedEngine } from '#contracts/pact/test-engine.ts';
import { main } from '#contracts/pact/verify.ts';
import { peopleOf } from '#contracts/seed.ts';
import { createCarrier } from '#rpc/carrier/client.ts';
import { usage } from '#contracts/usage/endpoints.ts';
import { adapter } from './adapter.ts';
import { startUsageSystem } from './testing/usage-system.ts';

const secret = 'fixture-signature-secret';
const family = peopleOf('active-family');
const source = { name: 'Dana', email: 'dana@example.test', browser: 'other', os: 'other' };
const credentials = { accessToken: 'access-1', idToken: 'id-1', isPrimary: true, source };

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** The other system, the adapter before it, and the portal's own client of the adapter. */
async function start() {
  const system = await startUsageSystem();
  const env = { USAGE_ORIGIN: system.url, CARRIER_SIGNATURE_SECRET: secret };
  const { url: origin, stop } = await startLocalServer(getRequestListener((request) => adapter.fetch(request, env)));
  stops.push(system.stop, stop);
  const clientWith = (key: string) =>
    createCarrier({
      origins: { carrier: origin, marketing: origin, 'referral-tracking': origin, maps: origin, rates: origin },
      secret: key,
      fetch,
      now: () => new Date(),
      transactionId: () => crypto.randomUUID(),
    });
  return { system, origin, clientWith, carrier: clientWith(secret) };
}

describe('the adapter', () => {
  test('passes contracts:verify for the usage that it translates', { timeout: 60_000 }, async () => {
    const { origin } = await start();
    const said: string[] = [];
    const only = ['usage.overall', 'usage.current', 'usage.group'].flatMap((id) => ['--endpoint', id]);
    const code = await main(
      ['--provider', origin, '--secret', secret, ...only],
      (text) => said.push(text),
      sharedEngine(),
    );
    expect({ code, said: said.join('\n') }).toMatchObject({
      code: 0,
      said: expect.stringContaining('13 of 13 interactions hold'),
    });
  });

  test('reads one line by its product, with the token of the customer', async () => {
    const { system, carrier } = await start();
    const told = await carrier.attempt(usage.current, { customerId: family.customerId(2) }, { credentials });
    expect(told).toEqual({
      kind: 'reply',
      reply: {
        billStartDate: '2026-11-03',
        billEndDate: '2026-12-02',
        users: [{ userId: family.customerId(2), bytes: 5_046_586_573, maxBytes: 5_368_709_120 }],
      },
    });
    expect(system.asked).toEqual([
      { query: { 'bucket.product.id': family.customerId(2) }, authorization: expect.stringContaining('access-1') },
    ]);
  });

  test('a bucket without a remaining value has no limit; what is no data is not counted', async () => {
    const { system, carrier } = await start();
    const validFor = { startDateTime: '2026-11-03T00:00:00Z', endDateTime: '2026-12-02T00:00:00Z' };
    const counter = { level: 'global', counterType: 'used', value: 3, unit: 'mb' };
    const bucket = { product: [{ id: 'line-1' }], bucketBalance: [{ unit: 'GB', validFor }], bucketCounter: [counter] };
    system.breakWith([
      {
        bucket: [
          { ...bucket, usageType: 'data' },
          { ...bucket, usageType: 'sms' },
        ],
      },
    ]);
    expect(await carrier.attempt(usage.overall, { customerId: 'line-1' })).toMatchObject({
      reply: { users: [{ userId: 'line-1', bytes: 3 * 1_048_576, maxBytes: 0 }] },
    });
  });

  test.each([
    ['nothing of the customer', []],
    ['something else', { error: 'no' }],
    [
      'a unit that is none of data',
      [
        {
          bucket: [{ usageType: 'data', product: [{ id: 'a' }], bucketCounter: [], bucketBalance: [{ unit: 'min' }] }],
        },
      ],
    ],
  ])('fails instead of returning no use when the other system answers %s', async (_, answer) => {
    const { system, carrier } = await start();
    system.breakWith(answer);
    expect(await carrier.attempt(usage.overall, { customerId: 'line-1' })).toMatchObject({ kind: 'fault' });
  });

  test('rejects callers other than the portal without a read', async () => {
    const { system, clientWith, carrier } = await start();
    const stranger = await clientWith('another secret').attempt(usage.overall, { customerId: family.customerId(1) });
    expect(stranger).toMatchObject({ kind: 'fault', why: 'session' });
    expect(system.asked).toEqual([]);
    expect(await carrier.attempt(usage.overall, { customerId: family.customerId(1) })).toMatchObject({ kind: 'reply' });
  });
});
