/** A piece of work, with the accounts that nothing else may touch meanwhile. */
export interface Turn<Result> {
  readonly accounts: readonly string[];
  readonly run: () => Promise<Result>;
}

/** Accounts at once unless a team has another number. */
export const usualAtOnce = 6;

/**
 * Runs turns at once, but those of one account one after the other, in their order. The account with the most turns
 * comes first, since it takes longest.
 * @param atOnce most turns at once
 * @returns the results in the order of the turns
 * @throws what a turn throws, after those that run have ended
 */
export async function inTurns<Result>(turns: readonly Turn<Result>[], atOnce = 1): Promise<Result[]> {
  const counts = new Map<string, number>();
  for (const account of turns.flatMap(({ accounts }) => accounts)) counts.set(account, (counts.get(account) ?? 0) + 1);
  const weight = ({ accounts }: Turn<Result>) => Math.max(0, ...accounts.map((account) => counts.get(account) ?? 0));
  const results: Result[] = [];
  const running = new Map<Turn<Result>, Promise<void>>();
  const waiting = new Set(atOnce > 1 ? turns.toSorted((a, b) => weight(b) - weight(a)) : turns);
  const places = new Map(turns.map((turn, place) => [turn, place]));
  const run = async (turn: Turn<Result>) => {
    try {
      results[places.get(turn) ?? 0] = await turn.run();
    } finally {
      running.delete(turn);
    }
  };
  const startMore = () => {
    const busyAccounts = new Set([...running.keys()].flatMap(({ accounts }) => accounts));
    for (const turn of waiting) {
      if (running.size >= atOnce) return;
      const isFree = turn.accounts.every((account) => !busyAccounts.has(account));
      // One that has to wait keeps its place before later ones of its accounts.
      for (const account of turn.accounts) busyAccounts.add(account);
      if (isFree && waiting.delete(turn)) running.set(turn, run(turn));
    }
  };
  try {
    for (startMore(); running.size > 0; startMore()) await Promise.race(running.values());
  } finally {
    await Promise.allSettled(running.values());
  }
  return results;
}
