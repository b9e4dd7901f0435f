import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customer } from '#contracts/customer/endpoints.ts';
import { topup } from '#contracts/topup/endpoints.ts';
import { effectUnknown, FaultError, ProblemError } from '../problem.ts';
import { type Carrier, createCarrier, limitMs } from './client.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** What the server does with the next requests, the last one again and again. */
let answers: Answer[] = [];
let asked: IncomingMessage[] = [];

const server = createServer((request, response) => {
  const answer = answers[Math.min(asked.length, answers.length - 1)] as Answer;
  asked.push(request);
  answer(request, response);
});

const json = (status: number, body: unknown): Answer => text(status, JSON.stringify(body));
const text =
  (status: number, body: string): Answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
const reset: Answer = (request) => request.socket.destroy();
const hang: Answer = () => {};
const hangAfterHeaders: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"status":');
};
const pulse = json(200, { status: 'SUCCESS', data: { pulse: 1, pulseCost: 5 } });

let carrier: Carrier;
let transactions = 0;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  carrier = createCarrier({
    origins: { carrier: origin, marketing: origin, 'referral-tracking': origin, maps: origin, rates: origin },
    secret: 'a secret',
    now: () => new Date('2026-11-10T12:00:00Z'),
    transactionId: () => `transaction-${++transactions}`,
    fetch,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answers = [];
  asked = [];
});

const read = () => carrier.attempt(topup.pulse, {}, { limitMs: 2_000 });
const write = () =>
  carrier.attempt(
    topup.create,
    { customerId: 'line-1', totalData: 2, taxInfo: { customerId: 'line-1' } },
    { limitMs: 2_000 },
  );
const lookUp = () => carrier.attempt(customer.byUsername, { id: 'dana@example.test' }, { limitMs: 2_000 });

describe('a reply', () => {
  it('is the data of the envelope, in the units of the code', async () => {
    answers = [pulse];
    expect(await read()).toEqual({ kind: 'reply', reply: { pulse: 1, pulseCost: 500 } });
  });

  it('may come without data where the declaration asks for none', async () => {
    answers = [json(200, { status: 'SUCCESS' })];
    expect(await write()).toEqual({ kind: 'reply', reply: {} });
  });

  it('leaves out a password, wherever it stands', async () => {
    const entity = {
      id: 'line-1',
      groupId: 'group-1',
      emailId: 'dana@example.test',
      category: 'STANDARD',
      status: 2,
      isPrimary: true,
      peerAccountRef: 'A|O|1',
    };
    answers = [
      json(200, {
        status: 'SUCCESS',
        data: { ...entity, password: 'secret', mnpInfo: { oldZip: '01824', oldPassword: 'secret' } },
      }),
    ];
    const outcome = await lookUp();
    expect(outcome).toMatchObject({ kind: 'reply', reply: { id: 'line-1', mnpInfo: { oldZip: '01824' } } });
    expect(JSON.stringify(outcome)).not.toMatch(/password|secret/i);
  });

  it('that does not fit its schema is garbage, and says which field', async () => {
    answers = [json(200, { status: 'SUCCESS', data: { pulse: 'one', pulseCost: 5 } })];
    expect(await read()).toMatchObject({ kind: 'fault', why: 'garbage', message: 'pulse' });
  });
});

describe('a refusal', () => {
  it.each([200, 400, 409])('with HTTP %i is the declared problem of its resCode', async (status) => {
    answers = [json(status, { status: 'FAILURE', resCode: 40625, message: 'Not now' })];
    expect(await write()).toEqual({ kind: 'problem', name: 'unavailable', resCode: 40625, message: 'Not now' });
  });

  it('is known by its exCode too, and by a code written as text', async () => {
    answers = [
      json(404, { status: 'FAILURE', resCode: 1, exCode: 'CUSTOMER_NOT_FOUND' }),
      json(404, { status: 'FAILURE', resCode: '40003' }),
    ];
    expect(await lookUp()).toMatchObject({ kind: 'problem', name: 'notFound' });
    expect(await lookUp()).toMatchObject({ kind: 'problem', name: 'notFound' });
  });

  it('that is not declared is a fault which tells the code', async () => {
    answers = [json(400, { status: 'FAILURE', resCode: 49999, message: 'Something else' })];
    expect(await write()).toMatchObject({
      kind: 'fault',
      why: 'refused',
      status: 400,
      resCode: 49999,
      message: 'Something else',
    });
  });

  it.each([401, 403])('with HTTP %i is about the session, whatever it says', async (status) => {
    answers = [json(status, { status: 'FAILURE', resCode: 40625 })];
    expect(await write()).toMatchObject({ kind: 'fault', why: 'session', status });
    expect(asked).toHaveLength(1);
  });
});

describe('an answer that cannot be read', () => {
  it.each([
    ['HTTP 500', json(500, { status: 'FAILURE', resCode: 40625 }), 'http'],
    ['HTTP 502 in HTML', text(502, '<h1>Bad gateway</h1>'), 'http'],
    ['HTTP 404 in HTML', text(404, '<h1>Not found</h1>'), 'http'],
    [
      'a redirect',
      ((_, response) => response.writeHead(302, { location: '/elsewhere' }).end()) satisfies Answer,
      'http',
    ],
    ['HTML', text(200, '<h1>Hello</h1>'), 'garbage'],
    ['nothing', text(200, ''), 'garbage'],
    ['JSON that is no envelope', json(200, { pulse: 1, pulseCost: 5 }), 'garbage'],
    ['a status of neither kind', json(200, { status: 'MAYBE', data: { pulse: 1, pulseCost: 5 } }), 'garbage'],
    ['a reset connection', reset, 'network'],
  ] as const)('is a fault: %s', async (_, answer, why) => {
    answers = [answer];
    const outcome = await write();
    expect(outcome).toMatchObject({ kind: 'fault', why });
    expect(effectUnknown(outcome)).toBe(true);
    expect(asked).toHaveLength(1);
  });
});

describe('a second try', () => {
  it.each([
    ['a reset connection', reset],
    ['HTTP 503', json(503, {})],
    ['garbage', text(200, 'x')],
  ])('is made for a read after %s', async (_, first) => {
    answers = [first, pulse];
    expect(await read()).toMatchObject({ kind: 'reply' });
    expect(asked).toHaveLength(2);
  });

  it('is the last', async () => {
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
    answers = [reset, json(200, { status: 'SUCCESS' })];
    expect(await write()).toMatchObject({ kind: 'fault', why: 'network' });
    expect(asked).toHaveLength(1);
  });

  it('is not made after a refusal', async () => {
    answers = [json(400, { status: 'FAILURE', resCode: 49999 }), pulse];
    expect(await read()).toMatchObject({ why: 'refused' });
    expect(asked).toHaveLength(1);
  });
});

describe('the time limit', () => {
  it('is 30 seconds', () => {
    expect(limitMs).toBe(30_000);
  });

  it.each([
    ['headers', hang],
    ['the body', hangAfterHeaders],
  ])('holds while %s are waited for, and no second try follows', async (_, answer) => {
    answers = [answer];
    expect(await carrier.attempt(topup.pulse, {}, { limitMs: 60 })).toMatchObject({ kind: 'fault', why: 'timeout' });
    expect(asked).toHaveLength(1);
  });

  it('covers both tries of a read together', async () => {
    answers = [reset, hang];
    const outcome = await carrier.attempt(topup.pulse, {}, { limitMs: 150 });
    expect(outcome).toMatchObject({ kind: 'fault', why: 'timeout' });
    expect(asked).toHaveLength(2);
  });
});

describe('what cannot be sent', () => {
  it.each(['..', '%2e%2e', 'a/b'])('is refused before anything goes out: the line %j', async (groupId) => {
    const outcome = await carrier.attempt(topup.group, { groupId, startDate: '2026-01-01', endDate: '2026-02-01' });
    expect(outcome).toMatchObject({ kind: 'fault', why: 'input', message: 'groupId' });
    expect(asked).toHaveLength(0);
  });

  it('leaves no doubt about a write, and does not quote the token', async () => {
    const credentials = {
      accessToken: 'a\r\nb',
      idToken: 'a.b.c',
      isPrimary: true,
      source: { name: '', email: '', browser: '', os: '' },
    };
    const outcome = await carrier.attempt(topup.autoUpdate, { customerId: 'line-1', enabled: true }, { credentials });
    expect(outcome).toMatchObject({ kind: 'fault', why: 'input', message: expect.not.stringContaining('Bearer') });
    expect(effectUnknown(outcome)).toBe(false);
    expect(asked).toHaveLength(0);
  });
});

describe('a call', () => {
  it('gives the reply itself', async () => {
    answers = [pulse];
    expect(await carrier.call(topup.pulse, {})).toEqual({ pulse: 1, pulseCost: 500 });
  });

  it('throws a problem and a fault as different errors', async () => {
    answers = [json(404, { status: 'FAILURE', exCode: 'CUSTOMER_NOT_FOUND' }), json(401, {})];
    await expect(carrier.call(customer.byUsername, { id: 'dana@example.test' })).rejects.toBeInstanceOf(ProblemError);
    await expect(carrier.call(customer.byUsername, { id: 'dana@example.test' })).rejects.toBeInstanceOf(FaultError);
  });
});
