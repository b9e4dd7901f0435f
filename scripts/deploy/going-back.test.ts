import { expect, it } from 'vitest';
import { versionsBefore } from './going-back.ts';

/** Deployments, the latest first: the percents of versions. */
const deployments = (...all: Record<string, number>[]) =>
  all.map((shares, index) => ({
    id: String(index),
    versions: Object.entries(shares).map(([version, percent]) => ({ version, percent })),
  }));

it.each([
  ['the one that everybody had before', [{ b: 100 }, { b: 50, a: 50 }, { b: 1, a: 99 }, { a: 100 }], 'a'],
  ['the one that a rollout began from', [{ b: 10, a: 90 }, { b: 0, a: 100 }, { a: 100 }, { x: 100 }], 'a'],
  ['not the same one, deployed twice', [{ b: 100 }, { b: 100 }, { a: 100 }], 'a'],
  ['not one that never had everything', [{ c: 100 }, { b: 10, a: 90 }, { a: 100 }], 'a'],
  ['the one before a rollback', [{ a: 100 }, { b: 100 }, { a: 100 }], 'b'],
  ['none without one', [{ a: 100 }], undefined],
  ['none without a deployment', [], undefined],
])('a rollback goes back to %s (SAFETY-73)', (_, all, version) => {
  expect(versionsBefore(deployments(...(all as Record<string, number>[])))[0]).toBe(version);
});
