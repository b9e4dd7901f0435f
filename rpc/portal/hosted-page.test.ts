import { expect, test } from 'vitest';
import { contextOf, FakeAccount } from '../testing/fake-account.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { hostedPage } from './hosted-page.ts';

test.each<[string | undefined, string | undefined, object[]]>([
  ['https://pay.example.test/1?a=b', 'https://pay.example.test/1?a=b', []],
  [undefined, undefined, []],
  ['https://evil.example/pay?secret', undefined, [{ origin: 'https://evil.example' }]],
  ['nowhere', undefined, [{ origin: '' }]],
])('%s leads to %s, and the log has the origin of any other alone (BILL-9, SAFETY-15)', (url, page, told) => {
  const { context, logged } = contextOf(lineOf(1), new FakeAccount([], {}));
  expect(hostedPage(context, url)).toBe(page);
  expect(logged).toEqual(told.map((facts) => ({ event: 'hosted page elsewhere', facts })));
});
