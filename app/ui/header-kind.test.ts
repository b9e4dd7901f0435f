import { describe, expect, it } from 'vitest';
import { demo } from '#app/brand/demo.ts';
import { temp1 } from '#app/brand/temp1.ts';
import { type HeaderKind, headerKind } from './header-kind.ts';

/** Statuses 0 to 11, f = full and s = support (decision 3). */
const table = [
  { brand: demo, path: '/home', simPaid: false, row: 'ssffssssssss' },
  { brand: demo, path: '/profile', simPaid: false, row: 'ssffssssssss' },
  { brand: demo, path: '/profile', simPaid: true, row: 'ssffssssssss' },
  { brand: temp1, path: '/home', simPaid: false, row: 'sfffffssfffs' },
  { brand: temp1, path: '/home', simPaid: true, row: 'sfffffssfffs' },
  { brand: temp1, path: '/profile', simPaid: false, row: 'ssffffssssss' },
  { brand: temp1, path: '/profile', simPaid: true, row: 'ssffffssssss' },
] as const;

describe.each(table)('$brand.key on $path, SIM paid: $simPaid', ({ brand, path, simPaid, row }) => {
  it.each([...row].map((letter, status) => ({ status, kind: letter === 'f' ? 'full' : 'support' })))('status $status: $kind', ({ status, kind }) => {
    expect(headerKind({ brand, path, me: { accountKnown: true, status, simPaid } })).toBe(kind satisfies string as HeaderKind);
  });
});

it.each([
  ['a visitor', undefined, 'public'],
  ['somebody without an account', { accountKnown: false, status: 2 }, 'support'],
  ['somebody whose status is not known', { accountKnown: true }, 'support'],
  ['a status that nobody told us about', { accountKnown: true, status: 42 }, 'support'],
] as const)('%s: %s', (_, me, kind) => {
  expect(headerKind({ brand: temp1, path: '/home', ...(me ? { me } : {}) })).toBe(kind);
});
