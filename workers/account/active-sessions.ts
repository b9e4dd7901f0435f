import type { Viewer } from '#rpc/portal-account.ts';
import type { NoTokens } from '../session/session.ts';
import type { SessionResults } from './polling.ts';
import type { SignIns } from './sign-ins.ts';
import type { Store } from './store.ts';
import type { ActiveSession } from './stored-rows.ts';

/** Minimum time between two wake-ups of idle jobs by the same session, in milliseconds. */
const seenMs = 60_000;
/** Minimum time between two writes of a session whose tokens polling may use, in milliseconds. */
const notedMs = 600_000;

interface ViewersDeps {
  store: Store;
  signIns: SignIns;
  now: () => number;
  /** Returns a session's tokens. */
  requesterOf: (session: string) => Promise<Viewer | NoTokens>;
}

/** The sessions that use an account, with the tokens that polling may use without an open page (ADR-001). */
export class ActiveSessions {
  readonly #deps: ViewersDeps;
  /** Time of the last request of each session. */
  readonly #seenAt = new Map<string, number>();
  /** Session of the last request. */
  #last: Omit<ActiveSession, 'seenAt'> | undefined;

  constructor(deps: ViewersDeps) {
    this.#deps = deps;
  }

  /**
   * Records a request of a session.
   * @returns whether it is the first within a minute
   */
  seen({ session, actor: { customerId, groupId } }: Viewer): boolean {
    const now = this.#deps.now();
    this.#last = { session, customerId, groupId };
    if (now - (this.#seenAt.get(session) ?? 0) < seenMs) return false;
    this.#seenAt.set(session, now);
    return true;
  }

  /** Stores the session whose tokens polling tries first. Most visits have nothing to poll, and write nothing. */
  note(): void {
    const { store, now } = this.#deps;
    if (this.#last && store.hasJobs()) store.storeActiveSession({ ...this.#last, seenAt: now() }, notedMs);
  }

  /** Returns a viewer with valid tokens, of these customers if possible. */
  async someone(customerIds: readonly string[], asked: SessionResults): Promise<Viewer | 'unreachable' | undefined> {
    let unreachable = false;
    for (const { session } of this.#candidates(customerIds)) {
      const outcome = asked.get(session) ?? this.#deps.requesterOf(session);
      asked.set(session, outcome);
      const requester = await outcome;
      if (requester === 'unreachable') unreachable = true;
      else if (requester === 'over') this.drop(session);
      else return requester;
    }
    return unreachable ? 'unreachable' : undefined;
  }

  /** Forgets a session that has ended. */
  drop(session: string): void {
    this.#seenAt.delete(session);
    this.#deps.store.dropActiveSession(session);
  }

  /** Returns the sessions that made requests, the latest first, then the ones that only signed in. */
  #candidates(customerIds: readonly string[]): { session: string; customerId: string }[] {
    const stored = this.#deps.store.activeSessions();
    const otherSessions = this.#deps.signIns
      .all()
      .filter(({ session }) => stored.every((one) => one.session !== session));
    const rankOf = (customerId: string) => (customerIds.includes(customerId) ? 0 : 1);
    return [...stored, ...otherSessions].sort((a, b) => rankOf(a.customerId) - rankOf(b.customerId));
  }
}
