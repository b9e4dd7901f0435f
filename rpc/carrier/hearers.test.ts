import { afterEach, expect, test, vi } from 'vitest';
import { topup } from '#contracts/topup/endpoints.ts';
import type { Outcome } from '../problem.ts';
import { type CarrierCall, createCarrier, type Drift } from './client.ts';

afterEach(() => {
  vi.useRealTimers();
});

const origin = 'https://carrier.example.test';
const told: { drifts: Drift[]; calls: CarrierCall[] } = { drifts: [], calls: [] };

/** A client whose clock goes on by 40 ms with each answer. */
function clientOf(answers: Response[], hears: Partial<Parameters<typeof createCarrier>[0]> = {}) {
  let ms = Date.parse('2026-11-10T12:00:00Z');
  Object.assign(told, { drifts: [], calls: [] });
  return createCarrier({
    origins: { carrier: origin, marketing: origin, 'referral-tracking': origin, maps: origin, rates: origin },
    secret: 'a secret',
    now: () => new Date(ms),
    transactionId: () => 'transaction-1',
    fetch: async () => {
      ms += 40;
      return answers.shift() as Response;
    },
    ...hears,
  });
}

const fits = () => Response.json({ status: 'SUCCESS', data: { pulse: 1, pulseCost: 5 } });
const doesNot = () => Response.json({ status: 'SUCCESS', data: { pulse: 'one', pulseCost: 'five' } });
const onDrift = (drift: Drift) => told.drifts.push(drift);
const onCall = (call: CarrierCall) => told.calls.push(call);

test('reports each try with endpoint, outcome, milliseconds and number (HTTP-29)', async () => {
  const lost = new Response('', { status: 503 });
  const outcome = await clientOf([lost, fits()], { onCall }).attempt(topup.pulse, {});
  expect(told.calls).toEqual([
    {
      endpoint: 'topup.pulse',
      effect: 'read',
      outcome: expect.objectContaining({ kind: 'fault', why: 'http' }),
      ms: 40,
      tried: 1,
    },
    { endpoint: 'topup.pulse', effect: 'read', outcome, ms: 40, tried: 2 },
  ]);
});

test('reports no field for a body that is no reply (HTTP-23)', async () => {
  const outcome: Outcome<unknown> = await clientOf([new Response('[]'), new Response('[]')], { onDrift }).attempt(
    topup.pulse,
    {},
  );
  expect(outcome).toMatchObject({ why: 'garbage', message: undefined });
  expect(told.drifts[0]).toEqual({ endpoint: 'topup.pulse', fields: [], rejected: true });
});

test('returns the same outcomes without listeners', async () => {
  const absent = await clientOf([], { capabilities: new Set() }).attempt(topup.pulse, {});
  expect(absent).toMatchObject({ kind: 'fault', why: 'absent' });
  expect(await clientOf([doesNot(), doesNot()]).attempt(topup.pulse, {})).toMatchObject({ why: 'garbage' });
});

test('leaves out an optional wrong field, with or without a listener (HTTP-23)', async () => {
  const { device } = await import('#contracts/device/endpoints.ts');
  const partly = Response.json({ status: 'SUCCESS', data: { isValid: true, make: 7 } });
  const outcome = await clientOf([partly]).attempt(device.imeiCheck, { countryCode: 'USA', imei: '356938035643809' });
  expect(outcome).toMatchObject({ kind: 'reply', reply: { isValid: true } });
});

test('clears the timer after the reply, because it would keep a Durable Object awake (HTTP-14)', async () => {
  vi.useFakeTimers();
  expect(await clientOf([fits()]).attempt(topup.pulse, {})).toMatchObject({ kind: 'reply' });
  expect(vi.getTimerCount()).toBe(0);
});
