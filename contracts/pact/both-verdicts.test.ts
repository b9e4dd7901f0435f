import { afterAll, expect, it } from 'vitest';
import { interactions } from './interaction.ts';
import { startLocalServer } from './local-server.ts';
import { satisfying } from './matcher.ts';
import { sharedEngine } from './test-engine.ts';
import { verify } from './verification.ts';

interface Answer {
  readonly body: unknown;
  readonly status?: number;
  readonly type?: string;
}

let answer: Answer;
const { url: provider, stop } = await startLocalServer((_, response) => {
  const { body, status = 200, type = 'application/json' } = answer;
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
});
afterAll(stop);

/** The fields at fault in an answer to one interaction, by Pact and by the portal's own client. */
async function faultsIn(description: string, given: Answer): Promise<string[]> {
  answer = given;
  const findings = await verify({ provider, description, secret: 'a secret', limitMs: 5_000 }, sharedEngine());
  expect(findings).toHaveLength(1);
  return findings.flatMap(({ faults }) => faults.map(({ field }) => field));
}

/** What the data of a reply has to have. */
function wholeReply(description: string): Record<string, unknown> {
  const found = interactions.find(({ pact }) => pact.uponReceiving === description);
  return satisfying(found?.expected ?? expect.fail(description)) as Record<string, unknown>;
}

const success = (data: unknown, more = {}): Answer => ({ body: { status: 'SUCCESS', ...more, data } });
const nothing = { resCode: null, exCode: null, message: null };
const pulse = { pulse: 1, pulseCost: 5 };
const me = wholeReply('customer.byUsername replies');
const refused = { status: 'FAILURE', resCode: 40625, message: 'No' };

it.each([
  ['null beside a success', 'topup.pulse replies', success(pulse, nothing)],
  ['an id that is a number', 'customer.byUsername replies', success({ ...me, zipcode: 10_852, parentId: null })],
  ['a resCode as text', 'topup.create refuses: unavailable', { body: { ...refused, resCode: '40625' } }],
  ['a refusal without a message', 'topup.create refuses: unavailable', { body: { ...refused, message: undefined } }],
  ['a refusal with HTTP 405', 'topup.create refuses: unavailable', { body: refused, status: 405 }],
  ['a refusal with HTTP 201', 'topup.create refuses: unavailable', { body: refused, status: 201 }],
  [
    'a refusal as application/problem+json',
    'topup.create refuses: unavailable',
    { body: refused, status: 409, type: 'application/problem+json' },
  ],
  [
    'the second spelling of usage',
    'service.irUsage replies',
    success({
      '2026-11-03': {
        billStartDate: '2026-11-03',
        billEndDate: '2026-12-02',
        dataUsageOverall: 314_572_800,
        voiceUsageOverall: 12,
        smsUsageOverall: 7,
        visitedZoneCountries: ['Portugal'],
      },
    }),
  ],
] as const)('Pact and the portal take %s', async (_, description, given) => {
  expect(await faultsIn(description, given)).toEqual([]);
});

it.each([
  ['a number that has to be above 0', 'topup.pulse replies', { pulse: 0, pulseCost: 5 }, 'data.pulse'],
  ['a renamed optional field', 'customer.byUsername replies', { ...me, imei: undefined, imei2: me.imei }, 'data.imei'],
  [
    'ORDERED for every order',
    'order.track replies (3)',
    { ...wholeReply('order.track replies (3)'), orderStatus: 'ORDERED' },
    'data.orderStatus',
  ],
] as const)('Pact or the portal refuses %s, with the field', async (_, description, data, field) => {
  expect(await faultsIn(description, success(data))).toContain(field);
});
