import { inject } from 'vitest';

/** Returns the cases whose turn it is in workerd, one in so many (ADR-018); fixtures/testing/turn.ts counts in Node. */
export function inTurn<T>(cases: readonly T[], turns: number): T[] {
  const commit = inject('commit');
  return commit === undefined ? [...cases] : cases.filter((_, index) => (index + commit) % turns === 0);
}
