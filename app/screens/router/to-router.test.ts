import { expect, test } from 'vitest';
import { toRouter } from './to-router.ts';

const leads = (outcome: object) => toRouter(outcome as never).headers.get('location');

test('ROUTER-8: a form leads to the router, which says what came of it, or of the request that is open', () => {
  expect(leads({ kind: 'operation', isOwn: true, operation: { id: 'o-1' } })).toBe('/router?after=o-1');
  expect(leads({ kind: 'operation', isOwn: false, operation: { id: 'o-2' } })).toBe('/router?after=o-2&because=open');
});

test('a form that was not sent leads there and says why (ROUTER-8)', () => {
  expect(leads({ kind: 'rejected', reason: 'same' })).toBe('/router?because=same');
});
