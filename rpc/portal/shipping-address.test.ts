import { describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { defaultShippingRates, ShippingRate } from '#contracts/shipping-rate/vocabulary.ts';
import { contextOf, FakeAccount, fault, reply, type Replies } from '../testing/fake-account.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { knownAddress, shippingOffer } from './shipping.ts';
import { settleAddress } from './shipping-address.ts';

const chelmsford = { address1: '1 Harbor Street', city: 'Chelmsford', state: 'MA', zip: '01824' };
const zipOf = (city: string, state: string) => reply({ location: { city, state } });

interface Given {
  confirmed?: boolean;
  replies?: Replies;
}

async function settle(draft: Partial<typeof chelmsford> = {}, { confirmed = false, replies = {} }: Given = {}) {
  const account = new FakeAccount([], {
    'address.geocode': zipOf('CHELMSFORD', 'MA'),
    'coverage.network': reply({ isValid: true }),
    ...replies,
  });
  const { context } = contextOf(lineOf(1), account);
  const settled = await settleAddress(context, { address: { ...chelmsford, ...draft }, confirmed });
  return { settled, asked: account.reads.sort() };
}

describe('city and state (ADDLINE-12)', () => {
  test('are stored as typed when the ZIP has them', async () => {
    expect((await settle()).settled).toEqual({ address: chelmsford });
  });

  test.each([
    ['city', { city: '' }, { ...chelmsford, city: 'CHELMSFORD' }],
    ['state', { state: '' }, { ...chelmsford, state: 'MA' }],
    ['both', { city: '', state: '' }, { ...chelmsford, city: 'CHELMSFORD' }],
  ])('that are empty are filled from the ZIP: %s', async (_name, draft, address) => {
    expect((await settle(draft)).settled).toEqual({ address });
  });

  test.each([{ city: 'Lowell' }, { state: 'NH' }, { city: 'Lowell', state: '' }])(
    'that differ from what the ZIP says are asked about: %j',
    async (draft) => {
      const problem = { kind: 'did-you-mean', city: 'CHELMSFORD', state: 'MA' };
      expect((await settle(draft)).settled).toEqual({ problem });
    },
  );

  test.each(['Massachusetts', 'ma'])('are filled from a place whose state is written %s (INTAKE-14)', async (state) => {
    const replies = { 'address.geocode': zipOf('Chelmsford', state) };
    const { settled } = await settle({ city: '', state: '' }, { replies });
    expect(settled).toMatchObject({ address: { city: 'Chelmsford', state: 'MA' } });
  });

  test.each([
    ['Toronto', 'ON'],
    ['Chelmsford', 'XX'],
    ['C', 'MA'],
    ['C'.repeat(65), 'MA'],
  ])('are not filled from a place that an address can’t have, nor compared with it: %s, %s', async (city, state) => {
    const replies = { 'address.geocode': zipOf(city, state) };
    expect((await settle({ city: '', state: '' }, { replies })).settled).toEqual({ problem: { kind: 'incomplete' } });
    expect((await settle({}, { replies })).settled).toEqual({ address: chelmsford });
  });

  test('are not read from the ZIP when the person confirmed them', async () => {
    const { settled, asked } = await settle({ city: 'Lowell' }, { confirmed: true });
    expect(settled).toEqual({ address: { ...chelmsford, city: 'Lowell' } });
    expect(asked).not.toContain('address.geocode');
  });

  test('are not filled in when they are confirmed but incomplete: the page shows the ZIP’s place', async () => {
    const { settled } = await settle({ city: 'Lowell', state: '' }, { confirmed: true });
    expect(settled).toEqual({ problem: { kind: 'incomplete', place: { city: 'CHELMSFORD', state: 'MA' } } });
  });

  test('are required where the ZIP is unknown and may be wrong', async () => {
    const replies = { 'address.geocode': reply({}) };
    const problem = { kind: 'incomplete', isZipUnknown: true };
    expect((await settle({ city: '' }, { replies })).settled).toEqual({ problem });
    expect((await settle({}, { replies })).settled).toEqual({ address: chelmsford });
  });

  test('are required while the ZIP has no place', async () => {
    const replies = { 'address.geocode': fault() };
    expect((await settle({ city: '' }, { replies })).settled).toEqual({ problem: { kind: 'incomplete' } });
    expect((await settle({ state: '' }, { replies, confirmed: true })).settled).toEqual({
      problem: { kind: 'incomplete', place: undefined },
    });
    expect((await settle({}, { replies })).settled).toEqual({ address: chelmsford });
  });
});

describe('coverage (ORDER-29)', () => {
  const missing = { 'coverage.network': reply({ isValid: false }) };

  test.each([
    ['there is none', missing, 'not-covered'],
    ['the carrier does not say', { 'coverage.network': fault() }, 'coverage-unknown'],
  ] as const)('keeps an address from being used where %s, filled in or typed', async (_name, replies, kind) => {
    expect((await settle({}, { replies })).settled).toEqual({ problem: { kind } });
    expect((await settle({ city: '' }, { replies })).settled).toEqual({ problem: { kind } });
  });

  test('is read for the complete address, after the ZIP has filled it in', async () => {
    const asked: unknown[] = [];
    const replies: Replies = { 'coverage.network': ({ address }) => (asked.push(address), reply({ isValid: true })) };
    await settle({}, { replies });
    await settle({ city: '' }, { replies });
    const address = { type: 'shipping', country: 'USA', address2: undefined, ...chelmsford };
    expect(asked).toEqual([address, { ...address, city: 'CHELMSFORD' }]);
  });

  test('is read with five digits of a ZIP+4, which stays in the address (INTAKE-7)', async () => {
    const asked: unknown[] = [];
    const replies: Replies = {
      'address.geocode': ({ zip }) => (asked.push({ zip }), zipOf('CHELMSFORD', 'MA')),
      'coverage.network': ({ address }) => (asked.push(address), reply({ isValid: true })),
    };
    const { settled } = await settle({ zip: '018241234' }, { replies });
    expect(settled).toEqual({ address: { ...chelmsford, zip: '018241234' } });
    expect(asked).toMatchObject([{ zip: '01824' }, { zip: '01824' }]);
  });

  test('comes after the ZIP: a differing place has to be confirmed first', async () => {
    const { settled } = await settle({ city: 'Lowell' }, { replies: missing });
    expect(settled).toMatchObject({ problem: { kind: 'did-you-mean' } });
  });
});

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
