import { expect, test } from 'vitest';
import { newestOrders } from './shipment.ts';

test('returns the newest orders first, and the last one of the same day, at most four (ORDER-11)', () => {
  expect(newestOrders({ a: '2026-11-02', b: '2026-11-20', c: '2026-11-03' })).toEqual(['b', 'c', 'a']);
  expect(newestOrders({ a: '2026-11-02', b: '2026-11-02' })).toEqual(['b', 'a']);
  expect(newestOrders({ a: '2026-11-02', b: '2026-11-02' }, 'a')).toEqual(['a', 'b']);
  expect(newestOrders({ a: '2026-11-02', b: '2026-11-02', c: '2026-11-02' }, 'b')).toEqual(['b', 'c', 'a']);
  expect(newestOrders({ a: '2026-11-02' }, 'new')).toEqual(['new', 'a']);
  expect(newestOrders({ a: '2026-11-01', b: '2026-11-02', c: '2026-11-03', d: '2026-11-04', e: '2026-11-05' })).toEqual(
    ['e', 'd', 'c', 'b'],
  );
  expect(newestOrders({})).toEqual([]);
});
