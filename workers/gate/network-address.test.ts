import { expect, test } from 'vitest';
import { addressOf } from './network-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:0:0:0:9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001::a:b:c:d:e:f', '2001:0:a:b::/64'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('%s is counted as %s (SAFETY-10)', (address, counted) => {
  expect(addressOf(new Headers({ 'cf-connecting-ip': address }))).toBe(counted);
});

test('reads no address from a header that a client or a proxy can write (SAFETY-10)', () => {
  const written = ['x-forwarded-for', 'x-real-ip', 'true-client-ip', 'x-client-ip', 'forwarded'];
  const headers = new Headers(written.map((name) => [name, '203.0.113.9']));
  expect(addressOf(headers)).toBe('nobody');
  headers.set('cf-connecting-ip', '203.0.113.7');
  expect(addressOf(headers)).toBe('203.0.113.7');
});

test('counts a request without an address with all others without one', () => {
  expect(addressOf(new Headers())).toBe('nobody');
});
