import { TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { endpoints } from '#contracts/carrier.ts';
import type { Replies } from './testing/fake-account.ts';
import { contextOf, FakeAccount, fault, refOf, reply } from './testing/fake-account.ts';
import { lineOf } from './testing/fake-customer.ts';
import { proceduresOf } from './testing/procedures-of.ts';
import { createPortalCaller, portalRouter } from './portal-router.ts';

const procedures = await proceduresOf<{ _def: { inputs: z.ZodType[] } } | undefined>(portalRouter);
const dana = lineOf(1);
const lineRef = refOf('line-1');
const operationId = 'operation-000001';
let replies: Replies;
let account: FakeAccount;

beforeEach(() => {
  replies = {
    'customer.byUsername': reply(dana),
    'customer.group': reply({ customers: [dana] }),
    'config.keys': reply({ TOPUP_DATA_LIMIT: 5, AUTO_TOP_UP_SIZE: 2 }),
    'topup.pulse': reply({ pulse: 1, pulseCost: 500 }),
    'usage.overall': fault(),
    'usage.current': fault(),
  };
  account = new FakeAccount(['line-1'], replies);
});

interface Answer {
  result?: { data: unknown };
  error?: {
    message: string;
    code: number;
    data: { code: string; httpStatus: number; fields?: { field: string; message: string }[]; reason?: string };
  };
}

/** As the browser reaches it. */
async function send(path: string, input: unknown, method: 'GET' | 'POST' = 'POST', body = JSON.stringify(input)) {
  const url = `https://portal.example/rpc/${path}${method === 'GET' ? `?input=${encodeURIComponent(body)}` : ''}`;
  const request = new Request(url, {
    method,
    ...(method === 'POST' ? { body, headers: { 'content-type': 'application/json' } } : {}),
  });
  const response = await fetchRequestHandler({
    endpoint: '/rpc',
    req: request,
    router: portalRouter,
    createContext: () => contextOf(dana, account).context,
  });
  const text = await response.text();
  return { status: response.status, text, answer: JSON.parse(text) as Answer };
}

describe('the intents over HTTP', () => {
  test('answer', async () => {
    expect((await send('topUp.form', { lineRef }, 'GET')).answer.result?.data).toMatchObject({ preferred: 2 });
    expect((await send('topUp.quote', { lineRef, gigabytes: 2 })).answer.result?.data).toEqual({ operationId });
  });

  test('what changes something is not done by GET', async () => {
    const { status, answer } = await send('topUp.quote', { lineRef, gigabytes: 2 }, 'GET');
    expect(status).toBe(405);
    expect(answer.error?.data.code).toBe('METHOD_NOT_SUPPORTED');
    expect(account.operations).toEqual([]);
  });

  test('only intents are there: no call of the carrier', async () => {
    expect(endpoints.map(({ id }) => id).filter((id) => id in procedures)).toEqual([]);
    expect((await send('topup.create', { customerId: 'line-1', totalData: 1 })).status).toBe(404);
  });
});

test.each(Object.keys(procedures))('%s refuses a field that it does not know', (path) => {
  const parser = procedures[path]?._def.inputs[0];
  const refused = parser
    ? parser.safeParse({ aFieldOfNobody: 1 }).error?.issues.map(({ code }) => code)
    : ['unrecognized_keys'];
  expect(refused).toContain('unrecognized_keys');
});

describe('inputs that cannot be used name their fields, and ask nobody', () => {
  test.each<[path: string, input: unknown, field: string]>([
    ['topUp.quote', { gigabytes: 2 }, 'lineRef'],
    ['topUp.quote', { lineRef: 'line-1', gigabytes: 2 }, 'lineRef'],
    ['topUp.quote', { lineRef: `${lineRef}x`, gigabytes: 2 }, 'lineRef'],
    ['topUp.quote', { lineRef: '../../../../etc', gigabytes: 2 }, 'lineRef'],
    ['topUp.quote', { lineRef: [lineRef], gigabytes: 2 }, 'lineRef'],
    ['topUp.quote', { lineRef, gigabytes: '2' }, 'gigabytes'],
    ['topUp.quote', { lineRef, gigabytes: 0 }, 'gigabytes'],
    ['topUp.quote', { lineRef, gigabytes: -1 }, 'gigabytes'],
    ['topUp.quote', { lineRef, gigabytes: 1025 }, 'gigabytes'],
    ['topUp.quote', { lineRef, gigabytes: null }, 'gigabytes'],
    ['topUp.confirm', { lineRef }, 'operationId'],
    ['topUp.confirm', { lineRef, operationId: '' }, 'operationId'],
    ['changePlan.quote', { lineRef, planId: '../etc' }, 'planId'],
    ['changePlan.confirm', { lineRef, operationId }, 'when'],
    ['changePlan.confirm', { lineRef, operationId, when: 'yesterday' }, 'when'],
    ['submit.data-service', { lineRef: 'line-1', operationId, pause: true }, 'lineRef'],
    ['submit.data-service', { lineRef, operationId: '../x', pause: true }, 'operationId'],
    ['submit.data-service', { lineRef, operationId, pause: 'true' }, 'pause'],
    ['port.fix', { lineRef, operationId, problem: 'zip', value: 'abc' }, 'value'],
    ['topUp.quote', undefined, ''],
    ['topUp.quote', 'text', ''],
  ])('%s %j: %s', async (path, input, field) => {
    const { status, answer } = await send(path, input);
    expect(status).toBe(400);
    expect(answer.error).toMatchObject({
      message: 'Some of what was sent cannot be used.',
      data: { code: 'BAD_REQUEST', httpStatus: 400 },
    });
    expect(answer.error?.data.fields?.map((one) => one.field)).toEqual([field]);
    expect(account.asked).toEqual([]);
  });

  test.each<[string, object]>([
    ['topUp.quote', { lineRef, gigabytes: 2, charge: 1 }],
    ['changePlan.quote', { lineRef, planId: 'plan-15gb', price: 0 }],
    ['changePlan.confirm', { lineRef, operationId, when: 'now', planId: 'plan-2gb' }],
    ['topUp.confirm', { lineRef, operationId, payerId: 'line-2' }],
    ['submit.data-service', { lineRef, operationId, pause: true, primaryId: 'line-2' }],
    ['topUp.confirm', { lineRef, operationId, customerId: 'line-2' }],
  ])('unknown fields are refused: %s %j (SAFETY-8)', async (path, input) => {
    const { status, answer } = await send(path, input);
    expect(status).toBe(400);
    expect(answer.error?.data.fields).toHaveLength(1);
    expect(account.asked).toEqual([]);
    expect(account.operations).toEqual([]);
  });

  test('a body that is no JSON says no more than that', async () => {
    const { status, text } = await send('topUp.quote', undefined, 'POST', '{"line": <secret>');
    expect(status).toBe(400);
    expect(text).not.toContain('secret');
  });
});

describe('raw messages never leave', () => {
  const secret = /secret|at .*\.ts|stack|transaction-1|Error:/i;

  test('of something that breaks', async () => {
    account.read = () => Promise.reject(new Error('secret: the token of line-1'));
    const { status, text, answer } = await send('home', {}, 'GET');
    expect(status).toBe(500);
    expect(answer.error).toEqual({
      code: -32603,
      message: 'INTERNAL_SERVER_ERROR',
      data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 },
    });
    expect(text).not.toMatch(secret);
  });

  test('of the carrier', async () => {
    replies['customer.group'] = {
      kind: 'fault',
      why: 'refused',
      resCode: 'SECRET',
      message: 'secret of the carrier',
      transactionId: 'transaction-1',
    };
    const { status, text } = await send('home', {}, 'GET');
    expect(status).toBe(500);
    expect(text).not.toMatch(secret);
  });

  test('of a declared refusal that no screen asked for', async () => {
    replies['customer.byUsername'] = {
      kind: 'problem',
      name: 'notFound',
      resCode: 40003,
      message: 'secret of the carrier',
    };
    expect((await send('home', {}, 'GET')).text).not.toMatch(/secret|40003/);
  });

  test('a rule’s refusal gives its reason and nothing else', async () => {
    const fraud = lineOf(1, { category: 'FRAUD' });
    replies['customer.byUsername'] = reply(fraud);
    replies['customer.group'] = reply({ customers: [fraud] });
    const { status, answer } = await send('topUp.quote', { lineRef, gigabytes: 2 });
    expect(status).toBe(403);
    expect(answer.error).toEqual({
      code: -32003,
      message: 'FORBIDDEN',
      data: { code: 'FORBIDDEN', httpStatus: 403, reason: 'fraud' },
    });
  });

  test('a reference of nobody gives 404 and nothing else', async () => {
    const { status, answer } = await send('topUp.quote', { lineRef: refOf('elsewhere'), gigabytes: 2 });
    expect(status).toBe(404);
    expect(answer.error).toEqual({ code: -32004, message: 'NOT_FOUND', data: { code: 'NOT_FOUND', httpStatus: 404 } });
  });
});

test('called without HTTP, an intent throws what happened, for the Worker to make a page of', async () => {
  replies['customer.group'] = fault('session');
  const thrown: unknown = await createPortalCaller(contextOf(dana, account).context)
    .home()
    .catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(TRPCError);
  expect((thrown as TRPCError).cause).toMatchObject({ name: 'FaultError', fault: { why: 'session' } });
});
