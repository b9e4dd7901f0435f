import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ActivationStatus } from './activation/vocabulary.ts';
import { carrier, endpoints } from './carrier.ts';
import { customerExamples } from './customer/examples.ts';
import { Customer } from './customer/vocabulary.ts';
import { pathNames } from './endpoint.ts';

const [, ...rows] = readFileSync(new URL('endpoints.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

/** The agreed list in the declarations' spelling: `{x}` is `:x`, and a configured URL has an empty path. */
const listed = rows.map(([id = '', method = '', service = '', path = '']) => ({
  id,
  method,
  service,
  path: path === '(configured URL)' ? '' : path.replaceAll(/\{(\w+)\}/g, ':$1'),
}));
const declared = endpoints.map(({ id, method, service, path }) => ({ id, method, service, path }));
const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);

describe('the carrier', () => {
  it('declares the 97 agreed calls with their method, service and path, and no others (HTTP-3)', () => {
    expect(listed).toHaveLength(97);
    expect(declared.toSorted(byId)).toEqual(listed.toSorted(byId));
  });

  it('gives every call the id of its resource and verb', () => {
    const expected = Object.entries(carrier).flatMap(([name, calls]) =>
      Object.keys(calls).map((verb) => `${name}.${verb}`),
    );
    expect(endpoints.map(({ id }) => id)).toEqual(expected);
  });
});

const ids = new Map(endpoints.map((one) => [one.id, one]));
const writes = endpoints.filter((one) => one.effect === 'write');

/** Calls that only compute or look up although they are not GETs. */
const readsByOtherMethods = [
  'config.info',
  'coverage.network',
  'customer.planPricing',
  'port.validate',
  'tax.byAddress',
  'tax.byCustomer',
  'tax.usa',
];
/** GETs that have an effect. */
const writesByGet = ['activation.resendQr', 'marketing.inviteReferral'];

describe('reads and writes', () => {
  it('follow the HTTP method, except for the calls listed here', () => {
    expect(
      endpoints
        .filter((one) => one.method !== 'GET' && one.effect === 'read')
        .map((one) => one.id)
        .toSorted(),
    ).toEqual(readsByOtherMethods);
    expect(
      writes
        .filter((one) => one.method === 'GET')
        .map((one) => one.id)
        .toSorted(),
    ).toEqual(writesByGet);
  });

  it.each(writes)('settles $id by declared reads, or by none (LEDGER-5)', ({ reconcileWith = [] }) => {
    if (reconcileWith === 'none') return;
    expect(reconcileWith.length).toBeGreaterThan(0);
    for (const id of reconcileWith) expect(ids.get(id)?.effect).toBe('read');
  });
});

describe.each(endpoints)('$id', (one) => {
  it('refuses undeclared fields (SAFETY-8)', () => {
    expect(
      one.input
        .safeParse({ nobodyDeclaredThis: 'x' })
        .error?.issues.some((issue) => issue.code === 'unrecognized_keys'),
    ).toBe(true);
  });

  it('has an input for every name in its path and query', () => {
    for (const name of [...pathNames(one.path), ...(one.inQuery ?? [])]) expect(one.input.shape).toHaveProperty(name);
    expect(pathNames(one.path)).toEqual(expect.arrayContaining([...(one.alsoInBody ?? [])]));
  });

  it('reads no password (HTTP-17)', () => {
    expect(JSON.stringify(z.toJSONSchema(one.reply, { io: 'input' }))).not.toMatch(/password/i);
  });
});

describe('passwords from the carrier', () => {
  it('are dropped from a customer and an activation status (HTTP-17)', () => {
    const wire = {
      ...customerExamples.byUsername.replies[0].reply,
      password: 'secret',
      mnpInfo: { acctNum: '1', oldPassword: 'secret' },
    };
    expect(JSON.stringify(Customer.parse(wire))).not.toContain('secret');
    expect(ActivationStatus.parse({ status: 1, password: 'secret' })).toEqual({ status: 1 });
  });
});
