import type { Viewer } from '#rpc/portal-account.ts';
import type { NoTokens } from '../session/session.ts';
import type { SessionReplies } from './polling.ts';
import type { SignIns } from './sign-ins.ts';
import type { Store, ActiveSession } from './store.ts';

/** How often somebody who looks wakes what waited for somebody. */
const seenMs = 60_000;
/** How often whose tokens polling may use is stored, while there is something to poll. */
const notedMs = 600_000;

interface ViewersDeps {
  store: Store;
  signIns: SignIns;
  now: () => number;
  /** Asks a session for its tokens. */
  requesterOf: (session: string) => Promise<Viewer | NoTokens>;
}

/** Who looks at an account, and whose tokens may be used when nobody does (ADR-002). */
export class ActiveSessions {
  readonly #deps: ViewersDeps;
  /** When a session was last seen. */
  readonly #seenAt = new Map<string, number>();
  /** Who was seen last. */
  #last: Omit<ActiveSession, 'seenAt'> | undefined;

  constructor(deps: ViewersDeps) {
    this.#deps = deps;
  }

  /** Somebody looks. @returns whether they did not within the last minute */
  seen({ session, actor: { customerId, groupId } }: Viewer): boolean {
    const now = this.#deps.now();
    this.#last = { session, customerId, groupId };
    if (now - (this.#seenAt.get(session) ?? 0) < seenMs) return false;
    this.#seenAt.set(session, now);
    return true;
  }

  /** Stores whose tokens polling asks for first. Most visits have nothing to poll, and write nothing. */
  note(): void {
    const { store, now } = this.#deps;
    if (this.#last && store.hasJobs()) store.storeActiveSession({ ...this.#last, seenAt: now() }, notedMs);
  }

  /** Somebody whose tokens are good, one of these customers if possible. */
  async someone(customerIds: readonly string[], asked: SessionReplies): Promise<Viewer | 'unreachable' | undefined> {
    let unreachable = false;
    for (const { session } of this.#candidates(customerIds)) {
      const known = asked.get(session) ?? this.#deps.requesterOf(session);
      asked.set(session, known);
      const requester = await known;
      if (requester === 'unreachable') unreachable = true;
      else if (requester === 'over') this.drop(session);
      else return requester;
    }
    return unreachable ? 'unreachable' : undefined;
  }

  /** A session is over. */
  drop(session: string): void {
    this.#seenAt.delete(session);
    this.#deps.store.dropActiveSession(session);
  }

  /** Those that were noted, the latest first, then those that signed in. */
  #candidates(customerIds: readonly string[]): { session: string; customerId: string }[] {
    const noted = this.#deps.store.activeSessions();
    const others = this.#deps.signIns.all().filter(({ session }) => noted.every((one) => one.session !== session));
    const wanted = (customerId: string) => (customerIds.includes(customerId) ? 0 : 1);
    return [...noted, ...others].sort((a, b) => wanted(a.customerId) - wanted(b.customerId));
  }
}
