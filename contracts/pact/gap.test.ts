import { describe, expect, it } from 'vitest';
import { endpoints } from '../carrier.ts';
import { isOtherSystem } from '../endpoint.ts';
import { ignorableFields, isAlwaysYes, stubs, unseenEffects } from './gap.ts';
import { interactions } from './interaction.ts';
import { openGaps, reasonKey, reasons } from './not-verified.ts';

const idsOf = (some: readonly { endpoint: string }[]) => some.map(({ endpoint }) => endpoint);

describe('gaps of a verification', () => {
  it('has a reason for each field, value and call, and no reason is left over', () => {
    const open = openGaps();
    expect(open.filter((gap) => !(reasonKey(gap) in reasons))).toEqual([]);
    expect(Object.keys(reasons).filter((key) => !open.some((gap) => reasonKey(gap) === key))).toEqual([]);
  });

  it('include no write whose effect a read could show', () => {
    expect(unseenEffects()).toEqual([]);
  });

  it('include no write and no read of a person’s data among calls that always answer alike', () => {
    const alike = new Set(idsOf(stubs()));
    const about = endpoints.filter(({ effect, scope }) => effect === 'write' || scope !== 'nobody');
    expect(about.filter(({ id }) => alike.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('have no write whose own interactions all hold for a backend that always answers yes', () => {
    const always = endpoints.filter(({ effect }) => effect === 'write').filter((target) => isAlwaysYes(target, 'own'));
    expect(always.map(({ id }) => id)).toEqual([]);
  });

  it('include no field that names a customer, group, order, card or number of the caller', () => {
    const named = /(^|\.)(customerId|groupId|cId|primaryId|parentId|orderId|uuid|reachNumber|referrerEmailId)$/;
    expect(ignorableFields().filter(({ about }) => named.test(about))).toEqual([]);
  });
});

describe('a call that must be refused', () => {
  it('exists for each call of the carrier that names an object of somebody', () => {
    const refused = interactions.filter(({ outcome }) => outcome.kind === 'denied');
    const foreign = refused.filter(({ pact }) => pact.uponReceiving.endsWith('of another group'));
    const without = endpoints.filter(
      ({ id, scope, service, input }) =>
        scope !== 'nobody' &&
        !isOtherSystem(service) &&
        /"(customerId|groupId|cId|uuid|orderId|id)"/.test(JSON.stringify(Object.keys(input.shape))) &&
        !foreign.some(({ target }) => target.id === id),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it.each(['no token', 'a spent token', 'a wrong signature', 'an old date'])(
    'is there for each service: %s',
    (wrong) => {
      const services = new Set(
        endpoints
          .filter(({ service, scope }) => !isOtherSystem(service) && (!/token/.test(wrong) || scope !== 'nobody'))
          .map(({ service }) => service),
      );
      const asked = interactions.filter(({ pact }) => pact.uponReceiving.endsWith(` denies: ${wrong}`));
      expect(new Set(asked.map(({ target }) => target.service))).toEqual(services);
    },
  );
});
