import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of the commit whose cases take their turn; every case takes it without one. */
    commit: number | undefined;
  }
}

/** Returns the cases whose turn it is in workerd, one in so many (ADR-018); fixtures/testing/turn.ts counts in Node. */
export function inTurn<T>(cases: readonly T[], turns: number): T[] {
  const commit = inject('commit');
  return commit === undefined ? [...cases] : cases.filter((_, index) => (index + commit) % turns === 0);
}
