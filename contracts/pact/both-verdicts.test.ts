import { afterAll, expect, it } from 'vitest';
import { interactions } from './interaction.ts';
import { startLocalServer } from './local-server.ts';
import { satisfying } from './matcher.ts';
import { sharedEngine } from './test-engine.ts';
import { verify } from './verification.ts';

interface Answer {
  /** Text is sent as it is. */
  readonly body: unknown;
  readonly status?: number;
  readonly type?: string;
}

let answer: Answer;
const { url: provider, stop } = await startLocalServer((_, response) => {
  const { body, status = 200, type = 'application/json' } = answer;
  response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));
});
afterAll(stop);

/** The verdict of Pact and of the portal's own client on an answer to one interaction. */
async function findingOf(description: string, given: Answer) {
  answer = given;
  const findings = await verify({ provider, description, secret: 'a secret', limitMs: 5_000 }, sharedEngine());
  expect(findings).toHaveLength(1);
  return findings[0] ?? expect.fail('no finding');
}

/** The fields at fault. */
async function faultsIn(description: string, given: Answer): Promise<string[]> {
  const { faults } = await findingOf(description, given);
  return faults.map(({ field }) => field);
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

const purchases = wholeReply('topup.group replies').purchases as readonly Record<string, unknown>[];
const lines = wholeReply('customer.group replies').customers as readonly Record<string, unknown>[];
const withoutColon = purchases.map((one) => ({ ...one, topupDate: '2026-11-10T09:00:00+0000' }));

it.each<[title: string, description: string, given: Answer, warnings: readonly string[]]>([
  ['25.0 for 25', 'topup.pulse replies', { body: '{"status":"SUCCESS","data":{"pulse":1.0,"pulseCost":25.0}}' }, []],
  [
    '2.0 for a status',
    'customer.byUsername replies',
    { body: JSON.stringify(success(me).body).replace('"status":2', '"status":2.0') },
    [],
  ],
  [
    'null for an absent optional field',
    'customer.byUsername replies',
    success({ ...me, portFailureCode: null, amendedReachPlanId: null }),
    [],
  ],
  [
    'empty optional text',
    'customer.byUsername replies',
    success({ ...me, amendedReachPlanId: '' }),
    ['data.amendedReachPlanId: is empty text, which the portal leaves out'],
  ],
  [
    'an offset without a colon',
    'topup.group replies',
    success({ purchases: withoutColon }),
    ['data.purchases[].topupDate: the offset has no colon'],
  ],
  [
    'another JSON media type',
    'topup.pulse replies',
    { ...success(pulse), type: 'application/vnd.carrier.v1+json' },
    ['the media type is application/vnd.carrier.v1+json, not application/json'],
  ],
])('takes %s, and warns of what should be otherwise (HTTP-37)', async (_, description, given, warnings) => {
  const { faults, warnings: found = [] } = await findingOf(description, given);
  expect(faults).toEqual([]);
  expect(found.map(({ message }) => message)).toEqual(warnings);
});

it.each<[title: string, description: string, given: Answer, field: string]>([
  [
    'an entry of a list',
    'topup.group replies',
    success({ purchases: [{ ...purchases[0], totalData: 'two' }, ...purchases.slice(1)] }),
    'data.purchases[0].totalData',
  ],
  [
    'a later entry',
    'customer.group replies',
    success({ customers: lines.map((line, index) => (index === 2 ? { ...line, isThrottled: 'no' } : line)) }),
    'data.customers[2].isThrottled',
  ],
  ['empty required text', 'customer.byUsername replies', success({ ...me, id: '' }), 'data.id'],
  ['a page of HTML', 'topup.pulse replies', { ...success(pulse), type: 'text/html' }, 'header content-type'],
])('names the field of %s that does not fit (HTTP-37)', async (_, description, given, field) => {
  expect(await faultsIn(description, given)).toContain(field);
});
