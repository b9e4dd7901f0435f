import { describe, expect, test } from 'vitest';
import { contextOf, FakeAccount, fault, reply, type Replies } from '../testing/fake-account.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { loadMe } from './me.ts';

const robin = lineOf(1, { firstName: 'ROBIN', simPaid: true, reachPlanId: undefined });

function look(replies: Replies) {
  return loadMe(contextOf(robin, new FakeAccount(['line-1'], replies)).context);
}

describe('me', () => {
  test.each([
    ['ENABLE', true],
    ['DISABLE', false],
    ['enable', false],
    [undefined, false],
  ])('SERVICE_TAB %s: services shown %s (SHELL-6)', async (flag, services) => {
    const model = await look({ 'customer.byUsername': reply(robin), 'config.keys': reply({ SERVICE_TAB: flag }) });
    expect(model).toEqual({
      firstName: 'Robin',
      status: 2,
      simPaid: true,
      isPrimary: true,
      isTest: false,
      hasShipment: false,
      hasPlan: false,
      services,
    });
  });

  test('category TEST is known, for the links that lead Home (SIGNIN-8)', async () => {
    const tester = lineOf(1, { category: 'TEST' });
    expect(await look({ 'customer.byUsername': reply(tester), 'config.keys': fault() })).toMatchObject({
      isTest: true,
    });
  });

  test('returns the account holder’s name to a secondary, when it can be read (COPY-7)', async () => {
    const lines = [lineOf(1, { firstName: 'DANA', lastName: 'REYES' }), lineOf(2, { firstName: 'MARCO' })];
    const secondary = (group: Replies[string]) =>
      loadMe(
        contextOf(
          lineOf(2),
          new FakeAccount(['line-2'], {
            'customer.byUsername': reply(lineOf(2)),
            'config.keys': fault(),
            'customer.group': group,
          }),
        ).context,
      );
    expect((await secondary(reply({ customers: lines }))).holder).toBe('Dana Reyes');
    expect((await secondary(fault())).holder).toBeUndefined();
  });

  test.each([
    [{}, false, false],
    [{ shipmentInfo: { 'order-1': '2026-11-20' } }, true, false],
    [{ reachPlanId: 'plan-5gb' }, false, true],
  ])('%j: has a shipment %s, has a plan %s', async (own, hasShipment, hasPlan) => {
    expect(
      await look({
        'customer.byUsername': reply(lineOf(1, { reachPlanId: undefined, ...own })),
        'config.keys': fault(),
      }),
    ).toMatchObject({
      hasShipment,
      hasPlan,
    });
  });

  test('returns the facts that are known, where the carrier fails', async () => {
    expect(await look({ 'customer.byUsername': fault(), 'config.keys': reply({ SERVICE_TAB: 'ENABLE' }) })).toEqual({
      services: true,
    });
    expect(await look({ 'customer.byUsername': reply(robin), 'config.keys': fault() })).toMatchObject({
      firstName: 'Robin',
      services: false,
    });
  });
});
