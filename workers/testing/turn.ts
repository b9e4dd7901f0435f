import { inject } from 'vitest';
import { isTurn } from '#fixtures/testing/turn-of-commit.ts';

/** Returns the cases whose turn it is in workerd, one in so many (ADR-018); fixtures/testing/turn.ts counts in Node. */
export function inTurn<T>(cases: readonly T[], turns: number): T[] {
  return cases.filter((_, index) => isTurn(index, turns, inject('commit')));
}
