import type { Viewer } from '#rpc/portal-account.ts';
import { type JobView, type PollRequest, intervalOf, isJobKind, type JobKind, pollOf } from '#rpc/poll/poll.ts';
import { reconcileTimeoutMs } from '#rpc/domain/ledger.ts';
import { isOperationKind, type Operation } from '#rpc/operation/operations.ts';
import { type Audience, pollLifeMs, type PollResult } from '#rpc/domain/polling.ts';
import { overlayPendingStart, startKinds } from '#rpc/portal/pending-starts.ts';
import { type ReconcilerDeps, Reconciler } from './reconciler.ts';
import type { Job } from './store.ts';
import type { NoTokens } from '../session/session.ts';
import type { PointFacts } from '../points/point-table.ts';
import { maxErrors, backoffMs } from '../backoff.ts';

/** What each session said in one run. */
export type SessionReplies = Map<string, Promise<Viewer | NoTokens>>;

interface PollingDeps extends ReconcilerDeps {
  /**
   * Somebody's credentials, those of `customerIds` first; undefined when nobody's session is alive, `unreachable` when
   * the identity provider does not renew the tokens of those that are. A session in `asked` is not asked again.
   */
  requesterFor: (customerIds: readonly string[], asked: SessionReplies) => Promise<Viewer | 'unreachable' | undefined>;
  /** Who has a live page open. */
  liveAudience: () => Audience;
  /** How many times less often the carrier is asked than usual (SAFETY-55). */
  intervalFactor: () => number;
  /** Can the carrier be asked about it at all (TIER-3)? */
  isAvailable: (kind: JobKind) => boolean;
  /** Something that pages show is not as it was. */
  onChange: () => void;
  /** The carrier said something of an activation or a number transfer; what it said before, where that is known. */
  onLineStatus: (lineId: string, before: string | undefined, now: string) => void;
  /** The carrier was asked and said nothing new. */
  onUnchanged: (at: number) => void;
  /** A job was due, and this came of it. */
  recordPoll: (poll: PointFacts<'poll'>) => void;
  /** A question threw, so often in a row. */
  onError: (kind: string, throws: number, thrown: unknown) => void;
}

/** What came of a job that was due. */
type PollOutcome =
  | 'settled'
  | 'open'
  | 'no answer'
  | 'given up'
  | 'not asked'
  | 'nobody'
  | 'provider unreachable'
  | 'threw';

const rank: Record<Audience, number> = { nobody: 0, home: 1, journey: 2 };
/** A page without script counts as somebody looking until it should have come back twice. */
const graceMs = 5_000;

/** Asks the carrier about what is under way, once per interval however many look (POLL-9). */
export class Polling {
  readonly #deps: PollingDeps;
  readonly reconciler: Reconciler;

  constructor(deps: PollingDeps) {
    this.#deps = deps;
    this.reconciler = new Reconciler(deps);
  }

  /** Notes that somebody looks, makes missing jobs, and brings forward those that now wait too long. */
  requestPolling(audience: Audience, requests: readonly PollRequest[]): JobView[] {
    const { store, now, isAvailable: isOffered } = this.#deps;
    const offered = requests.filter(({ kind }) => isOffered(kind));
    return offered.map(({ kind, subjectId, state }) => {
      const at = now();
      const known: Job = store.job(kind, subjectId) ?? {
        kind,
        subjectId,
        startedAt: at,
        lastCheckedAt: at,
        failures: 0,
        state,
        audience,
        audienceUntil: at,
      };
      const strongest = stronger(audience, this.#audienceOf(known));
      const interval = this.#intervalOf(kind, at - known.startedAt, strongest, known.failures);
      const wanted = Math.max(at, (known.lastCheckedAt ?? known.startedAt) + interval);
      const nextAt = Math.max(Math.min(known.nextAt ?? Number.POSITIVE_INFINITY, wanted), known.backoffUntil ?? 0);
      store.putJob({ ...known, audience: strongest, audienceUntil: at + 2 * interval + graceMs, nextAt });
      return {
        kind,
        subjectId,
        startedAt: known.startedAt,
        lastCheckedAt: known.lastCheckedAt,
      };
    });
  }

  /** An operation of a line is open: ask about it after the first interval. */
  follow(operation: Operation): Job {
    const { store, now } = this.#deps;
    const kind = operation.kind;
    const startedAt = operation.sentAt ?? now();
    const nextAt = now() + this.#intervalOf(kind, now() - startedAt, 'nobody');
    const known = store.job(kind, operation.subjectId);
    const job: Job = {
      kind,
      subjectId: operation.subjectId,
      startedAt,
      nextAt,
      failures: 0,
      audience: known?.audience ?? 'nobody',
      audienceUntil: known?.audienceUntil ?? now(),
    };
    store.putJob(job);
    return job;
  }

  /** Jobs that slept because nobody was signed in, or because they stopped, are due again. */
  resumeIdleJobs(): void {
    const { store, now } = this.#deps;
    for (const job of store.jobs())
      if (job.nextAt === undefined) store.putJob({ ...job, nextAt: Math.max(now(), job.backoffUntil ?? 0) });
  }

  /** When the alarm should ring, or undefined when there is nothing to ask. */
  nextAt(): number | undefined {
    const times = this.#deps.store.jobs().flatMap((job) => job.nextAt ?? []);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  /** Asks what is due. The next time is written before the call, so that a crash in between only delays. */
  async run(): Promise<void> {
    const { store, now } = this.#deps;
    const at = now();
    const due = store.jobs().filter((job) => job.nextAt !== undefined && job.nextAt <= at);
    for (const job of due) this.#schedule(job, job.failures + 1);
    if (due.length === 0) return;
    const asked: SessionReplies = new Map();
    // The next tries are noted already (SIGNIN-22).
    const isUnreachable = (await this.#deps.requesterFor([], asked)) === 'unreachable';
    const ask = (job: Job) => this.#reconcileJob(job, asked).catch((thrown: unknown) => this.#onError(job, thrown));
    await Promise.all(
      due.map(async (job) => this.#recordPoll(job, at, isUnreachable ? 'provider unreachable' : await ask(job))),
    );
  }

  /** Seconds, but the lag: milliseconds that the job was due. */
  #recordPoll({ kind, startedAt, nextAt = 0, failures }: Job, at: number, outcome: PollOutcome): void {
    this.#deps.recordPoll({ kind, outcome, lag: at - nextAt, age: Math.round((at - startedAt) / 1_000), failures });
  }

  /** One that throws stops no other. In the end it sleeps until somebody uses the account (LEDGER-26). */
  #onError({ kind, subjectId }: Job, thrown: unknown): PollOutcome {
    const job = this.#deps.store.job(kind, subjectId);
    if (!job) return 'threw';
    const throws = this.#backOff(job, (count) => count < maxErrors);
    this.#deps.onError(kind, throws, thrown);
    return 'threw';
  }

  /** What this version cannot read is asked about by the next that can; after 72 h, once somebody uses the account. */
  #backOffUnreadable(job: Job): void {
    this.#backOff(job, () => this.#deps.now() - job.startedAt < reconcileTimeoutMs);
  }

  /** @returns how often in a row it had to rest */
  #backOff(job: Job, isAskedAgain: (count: number) => boolean): number {
    const { store, now } = this.#deps;
    const throws = (job.errorCount ?? 0) + 1;
    const restUntil = now() + backoffMs(throws);
    store.putJob({
      ...job,
      errorCount: throws,
      backoffUntil: restUntil,
      nextAt: isAskedAgain(throws) ? restUntil : undefined,
    });
    return throws;
  }

  async #reconcileJob(job: Job, asked: SessionReplies): Promise<PollOutcome> {
    const { store, now, requesterFor } = this.#deps;
    const operation = isOperationKind(job.kind) ? store.openOperation(job.kind, job.subjectId) : undefined;
    if (!operation && this.#endsUnasked(job)) return 'not asked';
    const isOver = operation !== undefined && now() - job.startedAt > reconcileTimeoutMs;
    const requester = await requesterFor(operation ? [operation.actorId, job.subjectId] : [job.subjectId], asked);
    if (requester === 'unreachable') return 'provider unreachable';
    if (!requester) {
      const { nextAt: _, ...asleep } = job;
      store.putJob(asleep);
      return 'nobody';
    }
    const result = this.#asTaken(job, await this.#pollCarrier(requester, job, operation));
    const current = store.job(job.kind, job.subjectId);
    const outcome = !result ? 'no answer' : result.settled ? 'settled' : 'open';
    if (!current) return outcome;
    // Not before one look: nobody may have been signed in for days (LEDGER-8).
    if (isOver && !result?.settled) {
      this.#giveUp(current, operation);
      return 'given up';
    }
    this.#storeResult(current, job, result);
    return outcome;
  }

  /** What becomes of a job without an operation that can be read. @returns whether nobody has to be asked */
  #endsUnasked(job: Job): boolean {
    const { store, now } = this.#deps;
    if (this.#isUnreadable(job)) this.#backOffUnreadable(job);
    // Its operation has come to its end, and the carrier has no way to tell of others.
    else if (!pollOf(job.kind)) store.dropJob(job.kind, job.subjectId);
    else if (now() - job.startedAt > pollLifeMs) this.#giveUp(job, undefined);
    else return false;
    return true;
  }

  /** Is it about what this version cannot read (LEDGER-27)? */
  #isUnreadable({ kind, subjectId }: Job): boolean {
    return !isJobKind(kind) || this.#deps.store.unreadableInProgress({ subjectId, kinds: [kind] }).length > 0;
  }

  /** Asks the carrier about one. @returns undefined without an answer */
  async #pollCarrier(
    requester: Viewer,
    { kind, subjectId }: Job,
    operation: Operation | undefined,
  ): Promise<PollResult | undefined> {
    if (operation) return this.reconciler.reconcile(requester, operation);
    return pollOf(kind)?.(this.#deps.callerFor(requester), subjectId, requester.actor);
  }

  /** An activation that was taken just now is under way while the carrier tells of it late (ACTIVATE-45). */
  #asTaken({ kind, subjectId }: Job, result: PollResult | undefined): PollResult | undefined {
    if (kind !== 'activation' || !result) return result;
    const { store, now } = this.#deps;
    return overlayPendingStart(result, store.sentOfSubject({ id: '', subjectId }, startKinds), now());
  }

  /** Keeps what an answer says of a job; without an answer it is asked again, later each time. */
  #storeResult(current: Job, asked: Job, result: PollResult | undefined): void {
    const { store, now } = this.#deps;
    if (!result) return this.#schedule(current, asked.failures + 1);
    if (result.settled) store.dropJob(current.kind, current.subjectId);
    else {
      const { errorCount: _, backoffUntil: __, ...rested } = current;
      this.#schedule({ ...rested, lastCheckedAt: now(), state: result.state }, 0);
    }
    if (current.kind === 'activation') this.#deps.onLineStatus(current.subjectId, asked.state, result.state);
    if (result.settled || result.state !== asked.state) this.#deps.onChange();
    else this.#deps.onUnchanged(now());
  }

  /** Asks about an open operation now, as its job would (LEDGER-31). @returns what the answer says, if there is one */
  async askNow(requester: Viewer, operation: Operation): Promise<string | undefined> {
    const { store } = this.#deps;
    const job = store.job(operation.kind, operation.subjectId) ?? this.follow(operation);
    const result = await this.reconciler.reconcile(requester, operation);
    const current = store.job(job.kind, job.subjectId);
    if (current) this.#storeResult(current, job, result);
    return result?.state;
  }

  #giveUp(job: Job, operation: Operation | undefined): void {
    if (operation) this.#deps.ledger.transition(operation.id, 'give-up');
    this.#deps.store.dropJob(job.kind, job.subjectId);
    this.#deps.onChange();
  }

  #schedule(job: Job, failures: number): void {
    const at = this.#deps.now();
    this.#deps.store.putJob({
      ...job,
      failures,
      nextAt: at + this.#intervalOf(job.kind, at - job.startedAt, this.#audienceOf(job), failures),
    });
  }

  #intervalOf(...asked: Parameters<typeof intervalOf>): number {
    return this.#deps.intervalFactor() * intervalOf(...asked);
  }

  #audienceOf(job: Job): Audience {
    const live = this.#deps.liveAudience();
    const recent = job.audienceUntil > this.#deps.now() ? job.audience : 'nobody';
    return stronger(live, recent);
  }
}

function stronger(one: Audience, other: Audience): Audience {
  return rank[one] >= rank[other] ? one : other;
}
