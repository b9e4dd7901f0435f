import { describe, expect, it } from 'vitest';
import { demo, temp1 } from '#app/brand/testing/brands.ts';
import { journeys } from '../journey-path.ts';
import { type HeaderKind, headerKind, headerKinds, publicPaths } from './header-kind.ts';

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
  C: 'care',
};

/** The columns: statuses 0 to 11, one that is not listed, no status, no account, a visitor. */
const columns = [
  ...Array.from({ length: 12 }, (_, status) => ({ who: `status ${status}`, me: { accountKnown: true, status } })),
  { who: 'status 42', me: { accountKnown: true, status: 42 } },
  { who: 'a status not known', me: { accountKnown: true } },
  { who: 'no account', me: { accountKnown: false, status: 2 } },
  { who: 'a visitor', me: undefined },
];

/** One letter for each cell; the rows that are not named follow the rule of their brand. */
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
      { brand, simPaid, paths: ['/care'], row: 'C C C C C C C C C C C  C  C  C C  C' },
    ]),
  ),
];

const cells = table.flatMap(({ brand, simPaid, paths, row }) => {
  const letters = row.split(/\s+/);
  return paths.flatMap((path) =>
    columns.map(({ who, me }, index) => ({ brand, simPaid, path, who, me, kind: kinds[letters[index] as string] })),
  );
});

describe('which header (SHELL-4, SHELL-5, SHELL-7, SHELL-8)', () => {
  it('follows from brand, path, status and payment, cell by cell', () => {
    const wrong = cells
      .map(({ brand, simPaid, path, who, me, kind }) => ({
        cell: `${brand.key}, ${path}, SIM paid ${simPaid}, ${who}: ${kind}`,
        kind,
        got: headerKind({ brand, path, me: me ? { ...me, simPaid } : undefined }),
      }))
      .filter(({ kind, got }) => got !== kind);
    expect(wrong).toEqual([]);
  });

  it('is the same however the address spells the path', () => {
    const me = { accountKnown: true, status: 1 };
    const kindAt = (path: string) => headerKind({ brand: demo, path, me });
    expect(kindAt('/CONTACT-US')).toBe('public');
    expect(kindAt('/Profile')).toBe('pre-activation');
    expect(kindAt('/Add-Data/Ref-1')).toBe('simple');
    expect(kindAt('/')).toBe('support');
  });

  it('has a cell for every brand, page, payment and column', () => {
    expect(cells).toHaveLength(
      2 * 2 * (areas.length + 1 + journeyPaths.length + publicPaths.length + 1) * columns.length,
    );
    expect(cells.filter(({ kind }) => kind === undefined)).toEqual([]);
    expect(new Set(cells.map(({ kind }) => kind))).toEqual(new Set(headerKinds));
  });
});
