import { expect, test } from 'vitest';
import { toRouter } from './to-router.ts';

const leads = (outcome: object) => toRouter(outcome as never).headers.get('location');

test('a submitted form leads to the router’s page with its operation, or the open one (ROUTER-8)', () => {
  expect(leads({ kind: 'operation', isOwn: true, operation: { id: 'o-1' } })).toBe('/router?after=o-1');
  expect(leads({ kind: 'operation', isOwn: false, operation: { id: 'o-2' } })).toBe('/router?after=o-2&because=open');
});

test('a rejected form leads to the router’s page with the reason (ROUTER-8)', () => {
  expect(leads({ kind: 'rejected', reason: 'same' })).toBe('/router?because=same');
});
