import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFixtures } from '#fixtures/server.ts';
import { worldClient } from '#fixtures/world-client.ts';
import { buildRequest } from '#rpc/carrier/request.ts';
import { endpoints } from '../../carrier.ts';
import { credentialsOf } from '../../pact/example-state.ts';
import type { Interaction } from '../../pact/interaction-type.ts';
import { interactions } from '../../pact/interaction.ts';
import { isOtherSystem } from '../../endpoint.ts';
import { judge } from './drift.ts';
import { startProxy } from './proxy.ts';

let fixtures: Awaited<ReturnType<typeof startFixtures>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;
beforeAll(async () => {
  fixtures = await startFixtures({ port: 0, identityPort: 0, portalOrigins: [], log: () => undefined });
});
afterAll(() => fixtures.stop());
beforeEach(async () => {
  await worldClient(fixtures.url).open('active-family', { standing: true });
  proxy = await startProxy({ carrier: fixtures.url, port: 0 });
});
afterEach(() => proxy.stop());

async function call(id: string, input: Record<string, unknown>) {
  const target = endpoints.find((one) => one.id === id) ?? expect.fail(id);
  const origins = { carrier: proxy.url, marketing: '', 'referral-tracking': '', maps: '', rates: '' };
  const request = await buildRequest(target, target.input.parse(input), credentialsOf('active-family'), {
    origins,
    secret: 'fixture-signature-secret',
    now: () => new Date(),
    transactionId: () => crypto.randomUUID(),
  });
  return fetch(request);
}

/** A value that stands in each place where traffic has some. */
const canary = 'canary-4711';

describe('the validating proxy', () => {
  it('passes calls and answers through as they are, and finds no drift in the fixture carrier', async () => {
    const read = await call('customer.byUsername', { id: 'active-family@example.test' });
    expect(read.status).toBe(200);
    expect(await read.json()).toMatchObject({ status: 'SUCCESS', data: { id: 'active-family-1' } });
    const write = await call('topup.create', {
      customerId: 'active-family-1',
      totalData: 1,
      taxInfo: { customerId: 'active-family-1' },
    });
    expect(await write.json()).toMatchObject({ status: 'SUCCESS' });
    await call('topup.pulse', {});
    await call('topup.pulse', {});
    expect(proxy.report.hasDrift).toBe(false);
    expect(proxy.report.asJson()).toEqual({
      endpoints: [
        { endpoint: 'customer.byUsername', calls: 1, drifts: {} },
        { endpoint: 'topup.create', calls: 1, drifts: {} },
        { endpoint: 'topup.pulse', calls: 2, drifts: {} },
      ],
      undeclaredCalls: 0,
      unansweredCalls: 0,
    });
  });

  it('counts a planted drift by endpoint and field, in replies, refusals and requests', async () => {
    const world = worldClient(fixtures.url);
    const email = 'active-family@example.test';
    await call('topup.pulse', {});
    await world.injectFault(email, { endpoint: 'topup.pulse', fault: { resCode: 41_234, message: canary } });
    await call('topup.pulse', {});
    await fetch(`${proxy.url}/auth/v0/auto/topup/update`, {
      method: 'POST',
      body: `customerId=${canary}&enabled=perhaps`,
    });
    await fetch(`${proxy.url}/auth/v0/${canary}`);
    expect(proxy.report.asText()).toMatch(/✗ topup\.pulse: reply resCode: is not declared, in 1 of 2 calls/);
    expect(proxy.report.asText()).toMatch(/✗ topup\.autoUpdate: request enabled: invalid_type, in 1 of 1 calls/);
    expect(proxy.report.asText()).toContain('3 calls of 2 endpoints; 1 of none that is declared');
    expect(proxy.report.asText() + JSON.stringify(proxy.report.asJson())).not.toContain(canary);
  });

  it('answers 502 when the carrier gives no answer', async () => {
    const dead = await startProxy({ carrier: 'http://127.0.0.1:1', port: 0 });
    try {
      expect((await fetch(`${dead.url}/auth/v0/topup/pulse`)).status).toBe(502);
      expect(dead.report.asJson()).toMatchObject({ unansweredCalls: 1 });
    } finally {
      await dead.stop();
    }
  });
});

/** The request of an example, as it passes. */
function passing({ pact: { withRequest } }: Interaction) {
  const search = new URLSearchParams(withRequest.query as Record<string, string>).toString();
  const url = `${String(withRequest.path)}${search && `?${search}`}`;
  return { method: withRequest.method, url, body: (withRequest.body as string | undefined) ?? '' };
}

/** A copy in which each text and number is the canary, and each name of a dictionary too. */
function poisoned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(poisoned);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, field]) => [
        [name, poisoned(field)],
        [`${canary}.${name}`, canary],
      ]),
    );
  return canary;
}

describe('a judged call', () => {
  const carrierCalls = interactions.filter(({ target }) => !isOtherSystem(target.service));

  it('is that of its declaration, whose examples have no drift', () => {
    for (const one of carrierCalls) {
      if (one.outcome.kind !== 'reply') continue;
      const found = judge(passing(one), { status: 401, text: '' });
      expect(found, one.pact.uponReceiving).toEqual({ endpoint: one.target.id, drifts: [] });
    }
  });

  it('contains no value of the traffic, whatever its faults', () => {
    let tried = 0;
    for (const one of carrierCalls) {
      if (one.outcome.kind !== 'reply') continue;
      const { method, url, body } = passing(one);
      const request = {
        method,
        url: url.replaceAll(/=[^&]*/g, `=${canary}`),
        body: body.replaceAll(/=[^&]*/g, `=${canary}`),
      };
      const reply = { status: 'SUCCESS', data: poisoned(one.outcome.reply) };
      const replies = [
        reply,
        { status: canary, resCode: canary },
        { status: 'FAILURE', resCode: canary, message: canary },
        canary,
      ];
      for (const text of [...replies.map((each) => JSON.stringify(each)), canary]) {
        const found = judge(request, { status: 200, text });
        expect(JSON.stringify(found), one.pact.uponReceiving).not.toContain(canary);
        tried += found.drifts.length;
      }
    }
    expect(tried).toBeGreaterThan(300);
  });

  it('names the field of a dictionary by its declaration, and not by its data', () => {
    const text = JSON.stringify({ status: 'SUCCESS', data: { [canary]: { dataUsageOverall: 'much' } } });
    const { drifts } = judge(
      {
        method: 'GET',
        url: passing(carrierCalls.find(({ target }) => target.id === 'service.irUsage') ?? expect.fail()).url,
        body: '',
      },
      { status: 200, text },
    );
    expect(drifts.length).toBeGreaterThan(0);
    expect(JSON.stringify(drifts)).not.toContain(canary);
  });
});
