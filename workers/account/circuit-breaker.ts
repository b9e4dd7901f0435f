import type { Outcome } from '#rpc/problem.ts';

/** Number of unreadable answers in a row that open the circuit of an endpoint. */
const mostLost = 5;
/** Minimum time that the circuit stays open, in milliseconds. The maximum is twice as long. */
const restMs = 15_000;

interface State {
  lost: number;
  /** Time from which one trial call may run; undefined while the circuit is closed. */
  restsUntil?: number;
}

/**
 * Circuit breaker of each endpoint: it opens when the endpoint gives no answer in 30 s, or five answers in a row that
 * cannot be read, and then lets one call try (HTTP-27). Problems, refusals and session faults are answers.
 */
export class CircuitBreaker {
  readonly #states = new Map<string, State>();
  readonly #now: () => number;
  readonly #random: () => number;

  constructor(now: () => number, random = Math.random) {
    this.#now = now;
    this.#random = random;
  }

  /** Returns true when a call may run. After the rest, the first caller makes the trial call. */
  mayAsk(endpoint: string): boolean {
    const state = this.#states.get(endpoint);
    if (state?.restsUntil === undefined) return true;
    if (this.#now() < state.restsUntil) return false;
    this.#rest(state);
    return true;
  }

  note(endpoint: string, outcome: Outcome<unknown>): void {
    if (outcome.kind !== 'fault' || !isLost(outcome.why)) {
      this.#states.delete(endpoint);
      return;
    }
    const state = this.#states.get(endpoint) ?? { lost: 0 };
    this.#states.set(endpoint, state);
    state.lost += 1;
    if (outcome.why === 'timeout' || state.lost >= mostLost) this.#rest(state);
  }

  clear(): void {
    this.#states.clear();
  }

  /** Opens the circuit for a random time, so that pages that failed together do not retry together. */
  #rest(state: State): void {
    state.restsUntil = this.#now() + restMs * (1 + this.#random());
  }
}

function isLost(why: string): boolean {
  return why === 'timeout' || why === 'network' || why === 'http' || why === 'garbage';
}
