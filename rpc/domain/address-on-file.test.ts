import { expect, test } from 'vitest';
import { lineOf } from '../testing/fake-customer.ts';
import { isOnFile } from './address-on-file.ts';

const home = { address1: '12 Harbor Street', address2: 'Apt 4', city: 'Burlington', state: 'MA', zip: '01803' };
const dana = lineOf(1, { addresses: [{ type: 'billing', country: 'USA', ...home }] });

test.each([
  ['the same', home, true],
  [
    'the same in capitals, with spaces and a longer ZIP',
    { ...home, address1: ' 12  HARBOR street', zip: '01803-1234' },
    true,
  ],
  ['another street', { ...home, address1: '77 Evil Street' }, false],
  ['another apartment', { ...home, address2: 'Apt 5' }, false],
  ['no apartment', { ...home, address2: undefined }, false],
  ['another city', { ...home, city: 'Austin' }, false],
  ['another state', { ...home, state: 'TX' }, false],
  ['a state that is written out', { ...home, state: 'Massachusetts' }, true],
  ['another ZIP', { ...home, zip: '78701' }, false],
  ['a ZIP after a space', { ...home, zip: ' 01803' }, true],
  ['a street whose words run together', { ...home, address1: '12 HarborStreet' }, false],
])('%s (LOCK-19)', (_, address, onFile) => {
  expect(isOnFile(address, [lineOf(2), dana])).toBe(onFile);
});

test('treats no apartment as an empty one (LOCK-19)', () => {
  const { address2: _, ...house } = home;
  const dana = lineOf(1, { addresses: [{ type: 'billing', country: 'USA', ...house }] });
  expect(isOnFile({ ...house, address2: '' }, [dana])).toBe(true);
  expect(isOnFile(house, [dana])).toBe(true);
});
