import { expect, test } from 'vitest';
import { carrierName } from './quote.ts';

test('a carrier that is not listed goes by the name that was typed (ACTIVATE-16)', () => {
  const portIn = { kind: 'port', number: '6175550142', zip: '01803' } as const;
  expect(carrierName({ ...portIn, carrier: 'Other', otherCarrier: 'Northwind' })).toBe('Northwind');
  expect(carrierName({ ...portIn, carrier: 'Other' })).toBe('Other');
  expect(carrierName({ ...portIn, carrier: 'Verizon', otherCarrier: 'Northwind' })).toBe('Verizon');
});
