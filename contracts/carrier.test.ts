import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ActivationStatus } from './activation/vocabulary.ts';
import { carrier, endpoints } from './carrier.ts';
import { customerExamples } from './customer/examples.ts';
import { Customer } from './customer/vocabulary.ts';
import { pathNames } from './endpoint.ts';

const [, ...rows] = readFileSync(new URL('endpoints.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

/** The specification's list, in our spelling: `{x}` is `:x`, and a configured address has an empty path. */
const listed = rows.map(([id = '', method = '', service = '', path = '']) => ({
  id,
  method,
  service,
  path: path === '(configured URL)' ? '' : path.replaceAll(/\{(\w+)\}/g, ':$1'),
}));
const declared = endpoints.map(({ id, method, service, path }) => ({ id, method, service, path }));
const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);

describe('the carrier', () => {
  it('declares the 97 calls of the list with their method, service and path, and no other', () => {
    expect(listed).toHaveLength(97);
    expect(declared.toSorted(byId)).toEqual(listed.toSorted(byId));
  });

  it('names every noun after its calls', () => {
    for (const [noun, calls] of Object.entries(carrier)) {
      for (const [verb, one] of Object.entries(calls)) expect(one.id).toBe(`${noun}.${verb}`);
    }
  });
});

const ids = new Map(endpoints.map((one) => [one.id, one]));
const writes = endpoints.filter((one) => one.effect === 'write');

/** Calls that only compute or look something up, whatever their method; and GETs that have an effect. */
const readsByOtherMethods = [
  'config.info',
  'coverage.network',
  'customer.planPricing',
  'port.validate',
  'tax.byAddress',
  'tax.byCustomer',
  'tax.usa',
];
const writesByGet = ['activation.resendQr', 'marketing.inviteReferral'];

describe('reads and writes', () => {
  it('follow the method, but for the calls named here', () => {
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

  it.each(writes)('$id is settled by reads that exist, or by none', ({ reconcileWith = [] }) => {
    if (reconcileWith === 'none') return;
    expect(reconcileWith.length).toBeGreaterThan(0);
    for (const id of reconcileWith) expect(ids.get(id)?.effect).toBe('read');
  });
});

describe.each(endpoints)('$id', (one) => {
  it('sends only what it declares', () => {
    expect(
      one.input
        .safeParse({ nobodyDeclaredThis: 'x' })
        .error?.issues.some((issue) => issue.code === 'unrecognized_keys'),
    ).toBe(true);
  });

  it('has an input for every name in its path and its query', () => {
    for (const name of [...pathNames(one.path), ...(one.inQuery ?? [])]) expect(one.input.shape).toHaveProperty(name);
  });

  it('reads no password', () => {
    expect(JSON.stringify(z.toJSONSchema(one.reply, { io: 'input' }))).not.toMatch(/password/i);
  });
});

describe('passwords that the carrier sends', () => {
  it('are dropped from a customer and from an activation status', () => {
    const wire = {
      ...customerExamples.byUsername.replies[0].reply,
      password: 'secret',
      mnpInfo: { acctNum: '1', oldPassword: 'secret' },
    };
    expect(JSON.stringify(Customer.parse(wire))).not.toContain('secret');
    expect(ActivationStatus.parse({ status: 1, password: 'secret' })).toEqual({ status: 1 });
  });
});
