import { expect, test } from 'vitest';
import { addressOf } from './network-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:0:0:0:9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('SAFETY-10: %s is counted as %s', (address, counted) => {
  expect(addressOf(new Headers({ 'cf-connecting-ip': address }))).toBe(counted);
});

test('a request without an address is counted with all others without one', () => {
  expect(addressOf(new Headers())).toBe('nobody');
});
