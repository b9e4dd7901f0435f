import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, isOtherSystem, pathNames, resource, services, split } from './endpoint.ts';

const empty = () => z.strictObject({});
const read = endpoint({
  service: 'custsvc',
  call: 'GET lines/:lineId/usage/:day',
  summary: 'A read',
  scope: 'line',
  input: () => z.strictObject({ lineId: z.string(), day: z.string(), poll: z.optional(z.boolean()) }),
  reply: empty,
});

it.each([
  ['marketing', true],
  ['referral-tracking', true],
  ['maps', true],
  ['rates', true],
  ['auth', false],
  ['payment-service', false],
] as const)('%s is a system of somebody else: %s (HTTP-2)', (service, isOther) => {
  expect(isOtherSystem(service)).toBe(isOther);
});

it('has four services that are not the carrier’s (HTTP-2)', () => {
  expect(services.filter((one) => !isOtherSystem(one))).toEqual([
    'auth',
    'catalog',
    'custsvc',
    'provisioning',
    'billsvc',
    'taxsvc',
    'confsvc',
    'payment-service',
    'devicesvc',
  ]);
});

it('a declaration has method, path and schemas, and is a read unless other reads reconcile it (HTTP-3)', () => {
  const { method, path, effect, problems } = read;
  expect({ method, path, effect, problems }).toEqual({
    method: 'GET',
    path: 'lines/:lineId/usage/:day',
    effect: 'read',
    problems: {},
  });
  const declared = { service: 'auth', call: 'POST a', summary: '', scope: 'self', input: empty, reply: empty } as const;
  expect(endpoint({ ...declared, reconcileWith: 'none' }).effect).toBe('write');
  expect(endpoint({ ...declared, reconcileWith: ['a.b'], problems: { taken: 1 } })).toMatchObject({
    effect: 'write',
    problems: { taken: 1 },
  });
});

it('makes the schemas of a call on first use', () => {
  let made = 0;
  const count = () => {
    made += 1;
    return empty();
  };
  const one = endpoint({ service: 'auth', call: 'GET a', summary: '', scope: 'self', input: count, reply: count });
  expect(made).toBe(0);
  expect([one.input, one.reply, one.input, made]).toEqual([one.input, one.reply, one.input, 2]);
});

it('calls an endpoint by its resource and verb', () => {
  expect(read.id).toBe('');
  expect(resource('line', { usage: { ...read } }).usage.id).toBe('line.usage');
});

it('returns the parameters of a path, in order (HTTP-4)', () => {
  expect(pathNames('lines/:lineId/usage/:day')).toEqual(['lineId', 'day']);
  expect(pathNames('lines')).toEqual([]);
});

it('sends the inputs of a read in its query, and path parameters in the path alone (HTTP-6)', () => {
  expect(split(read, { lineId: 'a', day: 'b', poll: true })).toEqual({
    path: { lineId: 'a', day: 'b' },
    query: { poll: true },
    body: {},
  });
});

it('sends the inputs of a write in its body, except the declared query inputs (HTTP-5)', () => {
  const write = { ...read, method: 'POST' as const };
  expect(split({ ...write, inQuery: ['page'] }, { lineId: 'a', page: 2, poll: true })).toEqual({
    path: { lineId: 'a' },
    query: { page: 2 },
    body: { poll: true },
  });
  expect(split({ ...write, alsoInBody: ['day'] }, { lineId: 'a', day: 'b' })).toEqual({
    path: { lineId: 'a', day: 'b' },
    query: {},
    body: { day: 'b' },
  });
});

it('leaves out undefined inputs in path, query and body', () => {
  expect(split(read, { lineId: undefined, poll: undefined })).toStrictEqual({ path: {}, query: {}, body: {} });
});
