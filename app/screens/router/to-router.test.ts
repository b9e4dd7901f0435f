import { expect, test } from 'vitest';
import { toRouter } from './to-router.ts';

const leads = (outcome: object) => toRouter(outcome as never).headers.get('location');

test('ROUTER-8: a form leads to the router, which says what came of it, or of the request that is open', () => {
  expect(leads({ kind: 'operation', isOwn: true, operation: { id: 'o-1' } })).toBe('/router?after=o-1');
  expect(leads({ kind: 'operation', isOwn: false, operation: { id: 'o-2' } })).toBe('/router?after=o-2&because=open');
});

test.each(['same', 'stale'])('ROUTER-8: a form that was not sent leads there and says why: %s', (because) => {
  expect(leads({ kind: 'again', because })).toBe(`/router?because=${because}`);
});
