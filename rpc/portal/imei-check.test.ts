import { expect, test } from 'vitest';
import type { Plan } from '#contracts/catalog/vocabulary.ts';
import { contextOf, FakeAccount, reply } from '../testing/fake-account.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { checkImei } from './imei-check.ts';
import { readEsimCapability } from './plan-deal.ts';

const imei = '356938035643809';

test.each(['LINESIDE', 'HARBOR'])('every check of a device names the source %s (HTTP-9)', async (deviceCheckSource) => {
  const account = new FakeAccount(['line-1'], { 'device.imeiCheck': reply({ isValid: true, esimAvailable: true }) });
  const { context } = contextOf(lineOf(1), account);
  const branded = { ...context, site: { ...context.site, deviceCheckSource } };
  await checkImei(branded, imei);
  await readEsimCapability(branded, lineOf(1, { imei }), [{ esimOnly: true } as Plan]);
  expect(account.asked.map(({ id, input }) => [id, input])).toEqual([
    ['device.imeiCheck', { countryCode: 'USA', imei, other1: deviceCheckSource }],
    ['device.imeiCheck', { countryCode: 'USA', imei, other1: deviceCheckSource }],
  ]);
});

test('make and model have the length that an activation takes (HTTP-30)', async () => {
  const named = { isValid: true, esimAvailable: true, make: 'M'.repeat(64), model: 'm'.repeat(65) };
  const account = new FakeAccount(['line-1'], { 'device.imeiCheck': reply(named) });
  const { context } = contextOf(lineOf(1), account);
  expect(await checkImei(context, imei)).toMatchObject({ make: named.make, model: 'm'.repeat(64) });
});
