import { expect, test } from 'vitest';
import { defaultShippingRates, ShippingRate } from '#contracts/shipping-rate/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { fault, reply } from '../testing/fake-account.ts';
import { knownAddress, shippingOffer } from './shipping.ts';

const [first] = defaultShippingRates;
const rate = (serviceName: string) => ShippingRate.parse({ ...first, serviceName });
const app = (shippingRates: ShippingRate[]) =>
  reply({ operators: [], perSimCost: { USA: { cost: 998, discountPctg: 50 } }, shippingRates }) as never;
const listed = (shippingRates: ShippingRate[]) => reply({ shippingRates }) as never;

test('the ways to ship are the carrier’s of now, else those of its app data, else the defaults (ADDLINE-13)', () => {
  const [now, older] = [[rate('Now')], [rate('Older')]];
  expect(shippingOffer(app(older), listed(now)).rates).toEqual(now);
  expect(shippingOffer(app(older), listed([])).rates).toEqual(older);
  expect(shippingOffer(app(older), fault() as never).rates).toEqual(older);
  expect(shippingOffer(app([]), listed([])).rates).toHaveLength(defaultShippingRates.length);
});

test('the address on file is that of shipping, else the first one (ORDER-19)', () => {
  const address = (type: string) => ({ type }) as Customer['addresses'][number];
  const [billing, shipping] = [address('billing'), address('shipping')];
  expect(knownAddress({ addresses: [billing, shipping] })).toBe(shipping);
  expect(knownAddress({ addresses: [billing, address('other')] })).toBe(billing);
  expect(knownAddress({ addresses: [] })).toBeUndefined();
});
