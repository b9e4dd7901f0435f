import { DurableObject } from 'cloudflare:workers';
import type { Credentials } from '#rpc/carrier/request.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { PageLoad, Viewer } from '#rpc/portal-account.ts';
import { maxAge } from '#rpc/portal-reads.ts';
import type { Outcome } from '#rpc/problem.ts';
import { ReadCache } from '../account/cache.ts';
import { carrierCallerOf } from '../carrier.ts';
import type { Env } from '../env.ts';
import { logEvent } from '../event-log.ts';
import { logSecurity } from '../security-log.ts';
import { maxErrors, Backoff } from '../backoff.ts';
import { type Attempt, Attempts, deletedAt } from './attempts.ts';
import {
  type Device,
  type Identity,
  type LastUse,
  type NoTokens,
  type Opened,
  type SessionActor,
  type SessionView,
  type Tokens,
  type Use,
} from './session.ts';
import type { SessionRpc } from './session-rpc.ts';
import { credentialsOf, endOf, isIdle, KeptSession } from './kept-session.ts';
import { SubjectSessions } from './subject-sessions.ts';
import { clock } from '../clock.ts';

/** Name of the alarm's work in its log of errors. */
const work = 'session';

/**
 * The platform has one class for three objects, by name: by the hash of its cookie, a browser's session
 * (kept-session.ts); by the cookie of sign-in, the sign-ins that have begun (attempts.ts); by a subject, the sessions
 * of that subject (subject-sessions.ts).
 */
export class SessionObject extends DurableObject<Env> implements SessionRpc {
  readonly #attempts = new Attempts(this.ctx.storage);
  readonly #sessions = new SubjectSessions(this.ctx.storage);
  readonly #lookups = new ReadCache({ now: clock.now, background: (work) => this.ctx.waitUntil(work) });
  readonly #kept = new KeptSession(this.ctx, this.env, () => this.end());
  readonly #setbacks = new Backoff({
    storage: this.ctx.storage,
    now: clock.now,
    threw: (_, count, thrown) => this.#threw(count, thrown),
  });

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    clock.set(env);
  }

  /** Stores a sign-in that has begun. */
  async begin(attempt: Attempt): Promise<void> {
    await this.#attempts.add(attempt);
    await this.ctx.storage.setAlarm(clock.there(deletedAt(attempt)));
  }

  /** Returns the sign-in that was begun with this state, and deletes it. */
  async takeAttempt(state: string): Promise<Attempt | undefined> {
    return this.#attempts.take(state);
  }

  /** Opens the session, with its customer if the carrier has returned them. */
  async open(name: string, tokens: Tokens, identity: Identity, device: Device, opened: Opened = {}): Promise<void> {
    await this.#kept.open(name, tokens, identity, device, opened);
  }

  /**
   * Returns the session's view for a request; undefined when it is over. Resets the idle timer, unless the request was
   * automatic (SIGNIN-14).
   */
  async view({ country, isAutomatic = false, hasLivePage = false }: Use = {}): Promise<SessionView | undefined> {
    // Runs first, because the end of a session may be what stopped.
    await this.#startAgain();
    const session = await this.#kept.read();
    if (!session || isIdle(session)) return undefined;
    const tokens = await this.#kept.tokens.valid(session.identity);
    if (tokens === 'over') return undefined;
    if (!isAutomatic) await this.#kept.touch(session, country);
    if (hasLivePage) await this.#kept.watchIdle(session);
    const { name, identity, csrf, actor, createdAt, arrival, isAgent } = session;
    const { authenticatedAt } = identity;
    const signedInAt = authenticatedAt === undefined ? undefined : Math.min(createdAt, authenticatedAt);
    const credentials = credentialsOf(session, tokens);
    return { name, identity, csrf, actor, arrival, signedInAt, credentials, isAgent };
  }

  /**
   * Returns the time and place of the last use; undefined when the session is over or idle. Leaves the idle timer
   * alone.
   */
  async lastUse(): Promise<LastUse | undefined> {
    const session = await this.#kept.read();
    if (!session || isIdle(session)) return undefined;
    return { ...session.device, country: session.country, lastUsedAt: session.seenAt };
  }

  async findCustomer(credentials: Credentials, load: PageLoad): Promise<Outcome<Customer, 'notFound'>> {
    const { email: id } = credentials.source;
    const { customer } = carrierCallerOf(this.env, { credentials });
    const ask = { id: 'customer.byUsername', input: { id }, maxAgeMs: maxAge.now };
    // Uses one page name for all pages, because each of them waits for the sign-in.
    const waits = { ...load, page: 'sign-in' };
    const outcome = await this.#lookups.read(id, ask, waits, () => customer.byUsername({ id }));
    return outcome as Outcome<Customer, 'notFound'>;
  }

  async setActor(actor: SessionActor): Promise<void> {
    await this.#kept.setActor(actor);
  }

  /** Makes the portal look up the customer again, because they are no longer in that group (SAFETY-22). */
  async forgetActor(): Promise<void> {
    await this.#kept.forgetActor();
  }

  /**
   * Returns tokens for the Account object's polling, which idle sessions serve until sign-out or their absolute end
   * (POLL-12).
   */
  async requester(): Promise<Viewer | NoTokens> {
    const session = await this.#kept.read();
    if (!session?.actor) return 'over';
    const tokens = await this.#kept.tokens.valid(session.identity);
    const credentials = credentialsOf(session, tokens);
    if (!credentials) return tokens === 'over' ? 'over' : 'unreachable';
    const { customerId, groupId, email } = session.actor;
    return { session: session.name, actor: { customerId, groupId, email }, credentials };
  }

  /** New tokens after the carrier refused an access token (SIGNIN-15). */
  async refresh(refused: string): Promise<Credentials | NoTokens> {
    const session = await this.#kept.read();
    if (!session) return 'over';
    const tokens = await this.#kept.tokens.valid(session.identity, refused);
    return credentialsOf(session, tokens) ?? (tokens === 'over' ? 'over' : 'unreachable');
  }

  /** Ends the session (SIGNIN-23). @param byItself as `KeptSession.end` has it */
  async end(byItself = false): Promise<void> {
    await this.#kept.end(byItself);
    this.#setbacks.reset();
  }

  /** Backs off exponentially after an error, and stops in the end (LEDGER-26). */
  override async alarm(): Promise<void> {
    if ((await this.#setbacks.run(work, () => this.#ring())) || this.#setbacks.isStopped(work)) return;
    await this.ctx.storage.setAlarm(clock.there(this.#setbacks.backoffUntil(work)));
  }

  #threw(count: number, thrown: unknown): void {
    const error = thrown instanceof Error ? thrown.name : 'unknown';
    const log = (event: 'alarm failed' | 'alarm stopped', facts: { kind: string; count: number; error?: string }) =>
      this.ctx.waitUntil(logEvent(this.env, event, facts, { session: this.ctx.id.name }));
    log('alarm failed', { kind: work, count, error });
    if (count >= maxErrors) log('alarm stopped', { kind: work, count });
  }

  /** Makes an alarm that stopped ring again once its object is used, an hour after the last time (LEDGER-26). */
  async #startAgain(): Promise<void> {
    if (!this.#setbacks.isStopped(work)) return;
    this.#setbacks.resume();
    await this.ctx.storage.setAlarm(clock.there(Math.max(clock.now(), this.#setbacks.backoffUntil(work))));
  }

  async #ring(): Promise<void> {
    const opening = await this.#kept.opening();
    if (!opening) return this.#sweep();
    if (clock.now() < endOf(opening)) return this.#kept.rest(opening);
    await this.end(true);
    return logSecurity(this.env, 'session expired', {}, { session: opening.name });
  }

  /**
   * Stores a session of the subject after whom this object is named (SIGNIN-40). `until` in milliseconds since 1970.
   */
  async noteSession(session: string, until: number): Promise<string[]> {
    const earlierNames = await this.#sessions.note(session, until);
    await this.#sweep();
    return earlierNames;
  }

  /** The subject's sessions that a logout token has to end; undefined when it did so before (SIGNIN-40). */
  async sessionsToEnd(jti: string, until: number): Promise<string[] | undefined> {
    const sessions = await this.#sessions.toEnd(jti, until);
    await this.#sweep();
    return sessions;
  }

  /** Forgets sessions of the person that have ended. */
  async sessionsEnded(sessions: readonly string[], jti?: string): Promise<void> {
    await this.#sessions.ended(sessions, jti);
    await this.#sweep();
  }

  /** Deletes what is over; everything, in one write, when nothing is left. */
  async #sweep(): Promise<void> {
    const dueTimes = await Promise.all([this.#attempts.due(), this.#sessions.due()]);
    const next = dueTimes.flatMap(({ nextAt }) => nextAt ?? []);
    if (next.length === 0) return this.ctx.storage.deleteAll();
    const over = dueTimes.flatMap((one) => one.over);
    if (over.length > 0) await this.ctx.storage.delete(over);
    const nextAlarm = clock.there(Math.min(...next));
    // Compares first, because each setting of the alarm is a paid write.
    if ((await this.ctx.storage.getAlarm()) !== nextAlarm) await this.ctx.storage.setAlarm(nextAlarm);
  }
}
