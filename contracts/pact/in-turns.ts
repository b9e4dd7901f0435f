/** A piece of work, with the accounts that no other work may touch at the same time. */
export interface Turn<Result> {
  /** Ids of the accounts; `all` for work that runs alone, after all others. */
  readonly accounts: readonly string[] | 'all';
  readonly run: () => Promise<Result>;
  /** Length of the work in relation to others, 1 by default. */
  readonly size?: number;
}

/** Default number of accounts at the same time. */
export const usualAtOnce = 6;

interface Entry {
  readonly turn: Turn<unknown>;
  /** Resolves to false for work that no longer starts. */
  readonly begins: Promise<boolean>;
  readonly decide: (doesBegin: boolean) => void;
}

function entryOf(turn: Turn<unknown>): Entry {
  let decide: Entry['decide'] = () => undefined;
  const begins = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  return { turn, begins, decide };
}

/**
 * Runs turns at once, but those of one account one after the other. The account with the longest turns comes first,
 * since it takes longest; while a turn of two accounts waits for one, the other's go on.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #running = new Set<Entry>();
  #waiting: readonly Entry[] = [];

  /**
   * Creates an empty queue.
   * @param atOnce maximum number of turns at the same time
   */
  constructor(atOnce = 1) {
    this.#atOnce = atOnce;
  }

  /**
   * Runs further turns, beside those that run or wait already.
   * @returns the results in the order of the turns
   * @throws what a turn throws, after those that run have ended
   */
  async all<Result>(turns: readonly Turn<Result>[]): Promise<Result[]> {
    const entries = turns.map((turn) => ({ ...entryOf(turn), run: turn.run }));
    this.#waiting = [...this.#waiting, ...entries];
    const endRest = () => {
      const undecided = entries.filter((entry) => this.#waiting.includes(entry));
      this.#waiting = this.#waiting.filter((entry) => !undecided.some((one) => one === entry));
      for (const { decide } of undecided) decide(false);
    };
    const ends = entries.map(async (entry) => {
      if (!(await entry.begins)) return undefined;
      try {
        return await entry.run();
      } catch (thrown) {
        endRest();
        throw thrown;
      } finally {
        this.#running.delete(entry);
        this.#startMore();
      }
    });
    this.#startMore();
    await Promise.allSettled(ends);
    return Promise.all(ends) as Promise<Result[]>;
  }

  #startMore(): void {
    for (const entry of this.#inOrder()) {
      if (this.#running.size >= this.#atOnce) return;
      if (!this.#isFree(entry.turn)) continue;
      this.#waiting = this.#waiting.filter((one) => one !== entry);
      this.#running.add(entry);
      entry.decide(true);
    }
  }

  /** Returns true where nothing that runs has an account of the turn. */
  #isFree({ accounts }: Turn<unknown>): boolean {
    if (accounts === 'all') return this.#running.size === 0;
    return [...this.#running].every(
      ({ turn: { accounts: busy } }) => busy !== 'all' && !accounts.some((account) => busy.includes(account)),
    );
  }

  /** Returns the waiting work: the account with the longest turns first, and work that runs alone last. */
  #inOrder(): Entry[] {
    if (this.#atOnce === 1) return this.#waiting.toSorted((a, b) => Number(isAlone(a)) - Number(isAlone(b)));
    const sizes = new Map<string, number>();
    for (const { turn } of this.#waiting)
      for (const account of turn.accounts === 'all' ? [] : turn.accounts)
        sizes.set(account, (sizes.get(account) ?? 0) + (turn.size ?? 1));
    const weight = ({ turn: { accounts } }: Entry) =>
      accounts === 'all' ? -1 : Math.max(0, ...accounts.map((account) => sizes.get(account) ?? 0));
    return this.#waiting.toSorted((a, b) => weight(b) - weight(a));
  }
}

const isAlone = ({ turn }: Entry): boolean => turn.accounts === 'all';
