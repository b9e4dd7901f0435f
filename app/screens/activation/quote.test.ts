import { expect, test } from 'vitest';
import { carrierName } from './quote.ts';

test('sends the typed name for a carrier that is not in the list (ACTIVATE-16)', () => {
  const portIn = { kind: 'port', number: '6175550142', zip: '01803' } as const;
  expect(carrierName({ ...portIn, carrier: 'Other', otherCarrier: 'Northwind' })).toBe('Northwind');
  expect(carrierName({ ...portIn, carrier: 'Other' })).toBe('Other');
  expect(carrierName({ ...portIn, carrier: 'Verizon', otherCarrier: 'Northwind' })).toBe('Verizon');
});
