import { describe, expect, it } from 'vitest';
import { demo } from '#app/brand/demo.ts';
import { temp1 } from '#app/brand/temp1.ts';
import { type HeaderKind, headerKind, headerKinds, journeys, publicPaths } from './header-kind.ts';

const areas = [
  '/',
  '/home',
  '/post-activation-home',
  '/account',
  '/services',
  '/help',
  '/settings',
  '/track-order',
  '/session-expired',
  '/nowhere',
];
const journeyPaths = journeys.flatMap((journey) => [`/${journey}`, `/${journey}/ref-1/operation-1/review`]);

const kinds: Readonly<Record<string, HeaderKind>> = {
  F: 'full',
  A: 'pre-activation',
  S: 'support',
  J: 'simple',
  P: 'public',
};

/** The columns: statuses 0 to 11, one that nobody told us about, a status that is not known, no account, a visitor. */
const columns = [
  ...Array.from({ length: 12 }, (_, status) => ({ who: `status ${status}`, me: { accountKnown: true, status } })),
  { who: 'status 42', me: { accountKnown: true, status: 42 } },
  { who: 'a status not known', me: { accountKnown: true } },
  { who: 'no account', me: { accountKnown: false, status: 2 } },
  { who: 'a visitor', me: undefined },
];

/** Decision 3, cell by cell. */
const table = [
  //                                                           0 1 2 3 4 5 6 7 8 9 10 11 42 ? no visitor
  { brand: demo, simPaid: false, paths: areas, row: 'S S F F S S S S S S S  S  S  S S  P' },
  { brand: demo, simPaid: true, paths: areas, row: 'S S F F S S S S S S S  S  S  S S  P' },
  { brand: demo, simPaid: false, paths: ['/profile'], row: 'S A F F S S S S A A A  A  S  S S  P' },
  { brand: demo, simPaid: true, paths: ['/profile'], row: 'A A F F S S S S A A A  A  S  S S  P' },
  { brand: temp1, simPaid: false, paths: areas, row: 'S F F F F F S S F F F  S  S  S S  P' },
  { brand: temp1, simPaid: true, paths: areas, row: 'S F F F F F S S F F F  S  S  S S  P' },
  { brand: temp1, simPaid: false, paths: ['/profile'], row: 'S A F F F F S S A A A  A  S  S S  P' },
  { brand: temp1, simPaid: true, paths: ['/profile'], row: 'A A F F F F S S A A A  A  S  S S  P' },
  ...[demo, temp1].flatMap((brand) =>
    [false, true].flatMap((simPaid) => [
      { brand, simPaid, paths: journeyPaths, row: 'J J J J J J J J J J J  J  J  S S  P' },
      { brand, simPaid, paths: publicPaths, row: 'P P P P P P P P P P P  P  P  P P  P' },
    ]),
  ),
];

const cells = table.flatMap(({ brand, simPaid, paths, row }) => {
  const letters = row.split(/\s+/);
  return paths.flatMap((path) =>
    columns.map(({ who, me }, index) => ({ brand, simPaid, path, who, me, kind: kinds[letters[index] as string] })),
  );
});

describe('which header', () => {
  it.each(cells)('$brand.key, $path, SIM paid $simPaid, $who: $kind', ({ brand, simPaid, path, me, kind }) => {
    expect(headerKind({ brand, path, me: me ? { ...me, simPaid } : undefined })).toBe(kind);
  });

  it('every brand, page, payment and column has its cell', () => {
    expect(cells).toHaveLength(2 * 2 * (areas.length + 1 + journeyPaths.length + publicPaths.length) * columns.length);
    expect(cells.filter(({ kind }) => kind === undefined)).toEqual([]);
    expect(new Set(cells.map(({ kind }) => kind))).toEqual(new Set(headerKinds));
  });
});
