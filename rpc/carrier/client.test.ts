import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { address } from '#contracts/address/endpoints.ts';
import { card } from '#contracts/card/endpoints.ts';
import { customer } from '#contracts/customer/endpoints.ts';
import { device } from '#contracts/device/endpoints.ts';
import { marketing } from '#contracts/marketing/endpoints.ts';
import { startLocalServer } from '#contracts/pact/local-server.ts';
import { topup } from '#contracts/topup/endpoints.ts';
import { isEffectUnknown } from '../problem.ts';
import { createCarrier, type Drift, limitMs, maxReplyBytes } from './client.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** What the server does with each request in turn; the last entry serves all further ones. */
let answers: Answer[] = [];
let asked: IncomingMessage[] = [];

const { url: origin, stop } = await startLocalServer((request, response) => {
  const answer = answers[Math.min(asked.length, answers.length - 1)] as Answer;
  asked.push(request);
  answer(request, response);
});

const json = (status: number, body: unknown): Answer => text(status, JSON.stringify(body));
const text =
  (status: number, body: string): Answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
const success = (data?: unknown) => json(200, { status: 'SUCCESS', data });
const failure = (status: number, said: object) => json(status, { status: 'FAILURE', ...said });
const reset: Answer = (request) => request.socket.destroy();
const redirect: Answer = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end();
const hang: Answer = () => {};
const hangAfterHeaders: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"status":');
};
const pulse = success({ pulse: 1, pulseCost: 5 });

let transactions = 0;
let drifts: Drift[] = [];

const carrier = createCarrier({
  origins: { carrier: origin, marketing: origin, 'referral-tracking': origin, maps: origin, rates: origin },
  secret: 'a secret',
  now: () => new Date('2026-11-10T12:00:00Z'),
  transactionId: () => `transaction-${++transactions}`,
  fetch,
  onDrift: (drift) => drifts.push(drift),
});
afterAll(stop);
beforeEach(() => {
  answers = [];
  asked = [];
  drifts = [];
});

const read = () => carrier.attempt(topup.pulse, {}, { limitMs: 2_000 });
const order = { customerId: 'line-1', totalData: 2, taxInfo: { customerId: 'line-1' } };
const write = () => carrier.attempt(topup.create, order, { limitMs: 2_000 });
const checkDevice = () =>
  carrier.attempt(device.imeiCheck, { countryCode: 'USA', imei: '356938035643809' }, { limitMs: 2_000 });
const lookUp = () => carrier.attempt(customer.byUsername, { id: 'dana@example.test' }, { limitMs: 2_000 });

describe('a reply', () => {
  it('contains the data of the envelope, in the units of the code (HTTP-7)', async () => {
    answers = [pulse];
    expect(await read()).toEqual({ kind: 'reply', reply: { pulse: 1, pulseCost: 500 } });
    expect(drifts).toEqual([]);
  });

  it('is garbage when it does not fit its schema, and each field is named', async () => {
    answers = [success({ pulse: 'one', pulseCost: 'five' })];
    expect(await read()).toMatchObject({ kind: 'fault', why: 'garbage', message: 'pulse, pulseCost' });
  });

  it('is a failure of the service from 300 on, and unreadable before', async () => {
    answers = [text(300, 'elsewhere')];
    expect(await read()).toMatchObject({ kind: 'fault', why: 'http', status: 300 });
    answers = [text(299, 'elsewhere')];
    expect(await read()).toMatchObject({ kind: 'fault', why: 'garbage', status: 299 });
  });

  it('needs no data where the declaration needs none', async () => {
    answers = [success()];
    expect(await write()).toEqual({ kind: 'reply', reply: {} });
  });

  it('has no password, at any depth (HTTP-17)', async () => {
    const [known, status] = [{ id: 'line-1', groupId: 'group-1', emailId: 'dana@example.test' }, 2];
    const entity = { ...known, category: 'STANDARD', status, isPrimary: true, peerAccountRef: 'A|O|1' };
    answers = [success({ ...entity, password: 'secret', mnpInfo: { oldZip: '01824', oldPassword: 'secret' } })];
    const outcome = await lookUp();
    expect(outcome).toMatchObject({ kind: 'reply', reply: { id: 'line-1', mnpInfo: { oldZip: '01824' } } });
    expect(JSON.stringify(outcome)).not.toMatch(/password|secret/i);
  });

  it('may have null for what is absent, in the envelope too (HTTP-22)', async () => {
    answers = [json(200, { status: 'SUCCESS', resCode: null, exCode: null, message: null, data: null })];
    expect(await write()).toEqual({ kind: 'reply', reply: {} });
  });

  it('lacks a field of the wrong kind, which is reported (HTTP-23)', async () => {
    answers = [success({ isValid: true, make: [7] })];
    expect(await checkDevice()).toEqual({ kind: 'reply', reply: { isValid: true, esimAvailable: false } });
    expect(drifts).toEqual([{ endpoint: 'device.imeiCheck', fields: ['make'], rejected: false }]);
  });

  it('is reported for each try when it is rejected (HTTP-23)', async () => {
    answers = [success({ pulse: 'one', pulseCost: 5 })];
    await read();
    expect(drifts).toEqual(Array(2).fill({ endpoint: 'topup.pulse', fields: ['pulse'], rejected: true }));
  });

  it('needs no envelope from another system, and may be anything where nothing is read (HTTP-2)', async () => {
    const location = { city: 'Lowell', state: 'MA', zip: '01852' };
    const moved = json(300, { location });
    answers = [json(299, { location }), moved, moved, text(200, 'OK'), text(404, 'no')];
    const place = () => carrier.attempt(address.geocode, { zip: '01852' });
    expect(await place()).toMatchObject({ kind: 'reply', reply: { location } });
    expect(await place()).toMatchObject({ kind: 'fault', why: 'http', status: 300 });
    const view = () => carrier.attempt(marketing.pageView, { visitorId: 'visit-1', page: '/help' });
    expect(await view()).toEqual({ kind: 'reply', reply: {} });
    expect(await view()).toMatchObject({ kind: 'fault', why: 'http', status: 404 });
  });
});

describe('a refusal', () => {
  it.each([200, 400, 409])('is the declared problem of its resCode with HTTP %i (HTTP-8)', async (status) => {
    answers = [failure(status, { resCode: 40625, message: 'Not now' })];
    expect(await write()).toEqual({ kind: 'problem', name: 'unavailable', resCode: 40625, message: 'Not now' });
  });

  it.each([
    [{ resCode: '40152' }, 'alreadyInUse'],
    [{ resCode: 1, exCode: 'IMEI_ALREADY_IN_USE' }, 'alreadyInUse'],
  ])('is known by a code written as text, and by its exCode: %j', async (code, name) => {
    answers = [failure(404, { ...code })];
    expect(await checkDevice()).toMatchObject({ kind: 'problem', name });
  });

  it('is "not found" only with 40003 and CUSTOMER_NOT_FOUND together (SIGNIN-9)', async () => {
    answers = [
      failure(404, { resCode: '40003', exCode: 'CUSTOMER_NOT_FOUND' }),
      failure(404, { resCode: 40003 }),
      failure(404, { resCode: 1, exCode: 'CUSTOMER_NOT_FOUND' }),
      failure(404, { resCode: 40003, exCode: 'GROUP_NOT_FOUND' }),
    ];
    expect(await lookUp()).toMatchObject({ kind: 'problem', name: 'notFound' });
    for (let more = 0; more < 3; more += 1) expect(await lookUp()).toMatchObject({ kind: 'fault', why: 'refused' });
  });

  it('is a fault with its code when it is not declared (HTTP-16)', async () => {
    answers = [failure(400, { resCode: 49999, message: 'Something else' })];
    const said = { status: 400, resCode: 49999, message: 'Something else' };
    expect(await write()).toMatchObject({ kind: 'fault', why: 'refused', ...said });
  });

  it('is “refused” with its message, where the declaration accepts any other code (ERROR-21)', async () => {
    answers = [failure(409, { resCode: 49999, message: 'The card is locked' })];
    expect(await carrier.attempt(card.remove, { uuid: 'card-1' })).toEqual({
      kind: 'problem',
      name: 'refused',
      resCode: 49999,
      message: 'The card is locked',
    });
  });

  it.each([401, 403])('ends the session with HTTP %i, whatever the body contains (HTTP-8)', async (status) => {
    answers = [failure(status, { resCode: 40625 })];
    expect(await write()).toMatchObject({ kind: 'fault', why: 'session', status });
    expect(asked).toHaveLength(1);
  });
});

it.each([
  ['HTTP 500', failure(500, { resCode: 40625 }), 'http'],
  ['HTTP 502 in HTML', text(502, '<h1>Bad gateway</h1>'), 'http'],
  ['HTTP 404 in HTML', text(404, '<h1>Not found</h1>'), 'http'],
  ['a redirect', redirect, 'http'],
  ['HTML', text(200, '<h1>Hello</h1>'), 'garbage'],
  ['nothing', text(200, ''), 'garbage'],
  ['JSON that is no envelope', json(200, { pulse: 1, pulseCost: 5 }), 'garbage'],
  ['a status of neither kind', json(200, { status: 'MAYBE', data: { pulse: 1, pulseCost: 5 } }), 'garbage'],
  ['a reset connection', reset, 'network'],
] as const)('an answer that cannot be read: HTTP-16: is a fault: %s', async (_, answer, why) => {
  answers = [answer];
  const outcome = await write();
  expect(outcome).toMatchObject({ kind: 'fault', why });
  expect(isEffectUnknown(outcome)).toBe(true);
  expect(asked).toHaveLength(1);
});

describe('the size of a reply (HTTP-21)', () => {
  const padded = (bytes: number) => {
    const start = '{"status":"SUCCESS","data":{"pulse":1,"pulseCost":5},"message":"';
    return `${start}${'x'.repeat(bytes - start.length - 2)}"}`;
  };

  it('may be 1 MB, and counts as garbage above that', async () => {
    answers = [text(200, padded(maxReplyBytes))];
    expect(await read()).toMatchObject({ kind: 'reply' });
    answers = [text(200, padded(maxReplyBytes + 1))];
    expect(await read()).toMatchObject({ kind: 'fault', why: 'garbage' });
  });

  it('is limited while it is read: an endless reply is given up long before the time limit', async () => {
    let sent = 0;
    answers = [
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const chunk = 'x'.repeat(65_536);
        const pump = () => {
          while (!response.destroyed && sent < 100_000_000) {
            sent += chunk.length;
            if (!response.write(chunk)) return void response.once('drain', pump);
          }
        };
        pump();
      },
    ];
    expect(await write()).toMatchObject({ kind: 'fault', why: 'garbage' });
    expect(sent).toBeLessThan(50_000_000);
  });
});

describe('a second try (HTTP-15)', () => {
  it.each([
    ['a reset connection', reset],
    ['HTTP 503', json(503, {})],
    ['garbage', text(200, 'x')],
  ])('is made for a read after %s', async (_, first) => {
    answers = [first, pulse];
    expect(await read()).toMatchObject({ kind: 'reply' });
    expect(asked).toHaveLength(2);
  });

  it('is the last one', async () => {
    answers = [reset, reset, pulse];
    expect(await read()).toMatchObject({ kind: 'fault', why: 'network' });
    expect(asked).toHaveLength(2);
  });

  it('has a transaction id of its own', async () => {
    answers = [reset, pulse];
    await read();
    expect(new Set(asked.map(({ headers }) => headers['x-transaction-id'])).size).toBe(2);
  });

  it('is never made for a write', async () => {
    answers = [reset, success()];
    expect(await write()).toMatchObject({ kind: 'fault', why: 'network' });
    expect(asked).toHaveLength(1);
  });

  it('repeats the idempotency key of a write, and gives each read another one (HTTP-9)', async () => {
    const options = { limitMs: 2_000, idempotencyKey: () => 'operation-1.order' };
    answers = [reset, success(), pulse];
    await carrier.attempt(topup.create, order, options);
    await carrier.attempt(topup.create, order, options);
    await carrier.attempt(topup.pulse, {}, options);
    await write();
    const keys = asked.map(({ headers }) => headers['x-transaction-id']);
    expect(keys).toEqual([
      'operation-1.order',
      'operation-1.order',
      ...Array(2).fill(expect.stringMatching(/^transac/)),
    ]);
    expect(keys[2]).not.toBe(keys[3]);
  });

  it('is not made after a refusal', async () => {
    answers = [failure(400, { resCode: 49999 }), pulse];
    expect(await read()).toMatchObject({ why: 'refused' });
    expect(asked).toHaveLength(1);
  });
});

describe('the time limit (HTTP-14)', () => {
  it('is 30 seconds', () => {
    expect(limitMs).toBe(30_000);
  });

  it.each([
    ['headers', hang],
    ['the body', hangAfterHeaders],
  ])('covers waiting for %s, and no second try follows', async (_, answer) => {
    answers = [answer];
    expect(await carrier.attempt(topup.pulse, {}, { limitMs: 500 })).toMatchObject({ kind: 'fault', why: 'timeout' });
    expect(asked).toHaveLength(1);
  });

  it('covers both tries of a read together', async () => {
    answers = [reset, hang];
    const outcome = await carrier.attempt(topup.pulse, {}, { limitMs: 800 });
    expect(outcome).toMatchObject({ kind: 'fault', why: 'timeout' });
    expect(asked).toHaveLength(2);
  });
});

describe('a request that cannot be built', () => {
  it.each(['..', '%2e%2e', 'a/b'])('is refused before anything is sent: the group %j (HTTP-4)', async (groupId) => {
    const outcome = await carrier.attempt(topup.group, { groupId, startDate: '2026-01-01', endDate: '2026-02-01' });
    expect(outcome).toMatchObject({ kind: 'fault', why: 'input', message: expect.stringContaining('groupId') });
    expect(asked).toHaveLength(0);
  });

  it('is a fault that does not quote the token, and a write is known not to have happened (SAFETY-15)', async () => {
    const source = { name: '', email: '', browser: '', os: '' };
    const credentials = { accessToken: 'a\r\nb', idToken: 'a.b.c', isPrimary: true, source };
    const outcome = await carrier.attempt(topup.autoUpdate, { customerId: 'line-1', enabled: true }, { credentials });
    const message = 'topup.autoUpdate: a header cannot be sent';
    expect(outcome).toMatchObject({ kind: 'fault', why: 'input', message });
    expect(isEffectUnknown(outcome)).toBe(false);
    expect(asked).toHaveLength(0);
  });
});
