const second = 1_000;
const hour = 3_600 * second;

/** Returns the backoff after a number of errors in a row, in milliseconds: 30 s, doubling to an hour (LEDGER-26). */
export function backoffMs(throws: number): number {
  return Math.min(hour, 30 * second * 2 ** Math.min(throws - 1, 10));
}

/** Number of errors, in about a day, after which work rests until its object is used again (LEDGER-26). */
export const maxErrors = 30;

/** Work that threw: how often in a row, and until when it is left alone; milliseconds since 1970. */
interface ErrorRecord {
  errorCount: number;
  until: number;
  /** The work had stopped, and somebody has used its object since. */
  isWoken?: boolean;
}

interface BackoffDeps {
  storage: Pick<DurableObjectStorage, 'kv'>;
  now: () => number;
  /** Receives each error with the number of errors in a row. */
  threw: (work: string, throws: number, thrown: unknown) => void;
}

const key = 'setbacks';

/**
 * Counts the errors of an alarm's jobs (LEDGER-26). Stored by key, apart from an object's tables, so that unreadable
 * tables do not make the alarm ring endlessly.
 */
export class Backoff {
  readonly #deps: BackoffDeps;
  #known: Record<string, ErrorRecord> | undefined;

  constructor(deps: BackoffDeps) {
    this.#deps = deps;
  }

  /**
   * Runs work of the alarm. A success resets its errors.
   * @returns whether it did not throw
   */
  async run(work: string, doIt: () => Promise<void> | void): Promise<boolean> {
    try {
      await doIt();
    } catch (thrown) {
      const throws = (this.#all[work]?.errorCount ?? 0) + 1;
      this.#keep({ ...this.#all, [work]: { errorCount: throws, until: this.#deps.now() + backoffMs(throws) } });
      this.#deps.threw(work, throws, thrown);
      return false;
    }
    const { [work]: ended, ...others } = this.#all;
    if (ended) this.#keep(others);
    return true;
  }

  /** Returns all work that threw and has not succeeded since. */
  list(): Record<string, { throws: number; until: number }> {
    return Object.fromEntries(
      Object.entries(this.#all).map(([work, { errorCount: throws, until }]) => [work, { throws, until }]),
    );
  }

  /** Returns the time until which work rests, milliseconds since 1970; 0 for work that did not throw. */
  backoffUntil(work: string): number {
    return this.#all[work]?.until ?? 0;
  }

  /** Returns true when the work waits for the next use of its object. */
  isStopped(work: string): boolean {
    return isStopped(this.#all[work]);
  }

  /** The object is used: what stopped is tried once more, when its last rest is over. */
  resume(): void {
    const all = Object.entries(this.#all);
    if (!all.some(([, setback]) => isStopped(setback))) return;
    this.#keep(Object.fromEntries(all.map(([work, setback]) => [work, { ...setback, isWoken: true }])));
  }

  /** Resets the memory, after everything was deleted. */
  reset(): void {
    this.#known = undefined;
  }

  get #all(): Record<string, ErrorRecord> {
    this.#known ??= this.#deps.storage.kv.get<Record<string, ErrorRecord>>(key) ?? {};
    return this.#known;
  }

  #keep(all: Record<string, ErrorRecord>): void {
    this.#known = all;
    if (Object.keys(all).length > 0) this.#deps.storage.kv.put(key, all);
    else this.#deps.storage.kv.delete(key);
  }
}

function isStopped({ errorCount: throws = 0, isWoken = false }: Partial<ErrorRecord> = {}): boolean {
  return throws >= maxErrors && !isWoken;
}
