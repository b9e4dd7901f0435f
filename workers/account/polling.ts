import type { Viewer } from '#rpc/portal-account.ts';
import { type JobView, type PollRequest, intervalOf, isJobKind, type JobKind, pollOf } from '#rpc/poll/poll.ts';
import { isReconciled, reconcileTimeoutMs } from '#rpc/domain/ledger.ts';
import { isOperationKind, type Operation } from '#rpc/operation/operations.ts';
import { type Audience, noTraceInterval, pollLifeMs, type PollResult } from '#rpc/domain/polling.ts';
import { overlayPendingStart, startKinds } from '#rpc/portal/pending-starts.ts';
import { type ReconcilerDeps, Reconciler } from './reconciler.ts';
import type { Job } from './stored-rows.ts';
import type { NoTokens } from '../session/session.ts';
import type { PointFacts } from '../points/point-table.ts';
import { maxErrors, backoffMs } from '../backoff.ts';

/** Tokens of the sessions that were tried in one run, by session. */
export type SessionResults = Map<string, Promise<Viewer | NoTokens>>;

interface PollingDeps extends ReconcilerDeps {
  /**
   * Returns credentials of a signed-in person, preferably of `customerIds`. A session in `tried` is not tried again.
   * @returns undefined without a session, `unreachable` when the identity provider does not renew the tokens
   */
  requesterFor: (customerIds: readonly string[], tried: SessionResults) => Promise<Viewer | 'unreachable' | undefined>;
  /** Returns the connected audience with the shortest poll interval. */
  liveAudience: () => Audience;
  /** Returns the factor that the operator set for all intervals, 1 by default (SAFETY-55). */
  intervalFactor: () => number;
  /** Returns true when the carrier has the endpoints for a kind of job (TIER-3). */
  isAvailable: (kind: JobKind) => boolean;
  /** Runs when a poll changed data that pages show. */
  onChange: () => void;
  /** Runs with the carrier's status of an activation or port-in, and with the previous one if known. */
  onLineStatus: (lineId: string, before: string | undefined, now: string) => void;
  /** Runs when the carrier was read and nothing has changed. */
  onUnchanged: (at: number) => void;
  /** Records the data point of a job that was due. */
  recordPoll: (poll: PointFacts<'poll'>) => void;
  /** Runs when a poll threw, with the number of errors in a row. */
  onError: (kind: string, errorCount: number, error: unknown) => void;
}

/** Result of a job that was due, as in the data point `poll`. */
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
/** A page without script counts as open until two of its refreshes are overdue. */
const graceMs = 5_000;

/**
 * Polls the carrier for everything in progress: one request per interval, however many pages are open (POLL-9). The
 * object's alarm calls `run`.
 */
export class Polling {
  readonly #deps: PollingDeps;
  readonly reconciler: Reconciler;

  constructor(deps: PollingDeps) {
    this.#deps = deps;
    this.reconciler = new Reconciler(deps);
  }

  /** Records an open page and returns its jobs. Creates missing ones, and moves up those that are due too late. */
  requestPolling(audience: Audience, requests: readonly PollRequest[]): JobView[] {
    const { store, now, isAvailable } = this.#deps;
    const available = requests.filter(({ kind }) => isAvailable(kind));
    return available.map(({ kind, subjectId, state }) => {
      const timestamp = now();
      const job: Job = store.job(kind, subjectId) ?? {
        kind,
        subjectId,
        startedAt: timestamp,
        lastCheckedAt: timestamp,
        failures: 0,
        state,
        audience,
        audienceUntil: timestamp,
      };
      const topAudience = higherOf(audience, this.#audienceOf(job));
      const interval = this.#intervalOf(kind, timestamp - job.startedAt, topAudience, job.failures);
      const dueAt = Math.max(timestamp, (job.lastCheckedAt ?? job.startedAt) + interval);
      const nextAt = Math.max(Math.min(job.nextAt ?? Number.POSITIVE_INFINITY, dueAt), job.backoffUntil ?? 0);
      store.putJob({ ...job, audience: topAudience, audienceUntil: timestamp + 2 * interval + graceMs, nextAt });
      return { kind, subjectId, startedAt: job.startedAt, lastCheckedAt: job.lastCheckedAt };
    });
  }

  /** Polls for an operation while the carrier is read for it or for another one of its kind and subject. */
  noteTransition(operation: Operation): void {
    const { store } = this.#deps;
    const { kind, subjectId, state } = operation;
    if (isReconciled(state)) this.startJob(operation);
    else if (store.reconciledOperations(kind, subjectId).length === 0) store.dropJob(kind, subjectId);
  }

  /** Creates the job of an operation that was just sent. It is due after the first interval. */
  startJob(operation: Operation): Job {
    const { store, now } = this.#deps;
    const kind = operation.kind;
    const startedAt = operation.sentAt ?? now();
    const nextAt = now() + this.#intervalOf(kind, now() - startedAt, 'nobody');
    const existing = store.job(kind, operation.subjectId);
    const job: Job = {
      kind,
      subjectId: operation.subjectId,
      startedAt,
      nextAt,
      failures: 0,
      audience: existing?.audience ?? 'nobody',
      audienceUntil: existing?.audienceUntil ?? now(),
    };
    store.putJob(job);
    return job;
  }

  /** Makes idle jobs due: those without a signed-in person, and those that stopped after too many errors. */
  resumeIdleJobs(): void {
    const { store, now } = this.#deps;
    for (const job of store.jobs())
      if (job.nextAt === undefined) store.putJob({ ...job, nextAt: Math.max(now(), job.backoffUntil ?? 0) });
  }

  /** Returns the time of the next poll, or undefined without a job. */
  nextAt(): number | undefined {
    const times = this.#deps.store.jobs().flatMap((job) => job.nextAt ?? []);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  /** Polls all due jobs. */
  async run(): Promise<void> {
    const { store, now } = this.#deps;
    const timestamp = now();
    const dueJobs = store.jobs().filter((job) => job.nextAt !== undefined && job.nextAt <= timestamp);
    for (const job of dueJobs) this.#begin(job);
    if (dueJobs.length === 0) return;
    const tried: SessionResults = new Map();
    const isUnreachable = (await this.#deps.requesterFor([], tried)) === 'unreachable';
    const poll = (job: Job) => this.#pollJob(job, tried).catch((error: unknown) => this.#handleError(job, error));
    await Promise.all(
      dueJobs.map(async (job) => {
        const outcome = isUnreachable ? 'provider unreachable' : await poll(job);
        if (outcome === 'provider unreachable') this.#unanswered(job);
        this.#recordPoll(job, timestamp, outcome);
      }),
    );
  }

  /**
   * Stores the next poll before the call, so that a crash in between only delays it: as after the same answer as the
   * last one, so that nothing more is written for that (ADR-041).
   */
  #begin(job: Job): void {
    // A kind from another version has no interval here, so the job is delayed like a failed one (LEDGER-27).
    if (job.failures > 0 || !isJobKind(job.kind)) this.#schedule(job, job.failures + 1);
    else this.#schedule({ ...job, lastCheckedAt: this.#deps.now() }, 0);
  }

  /** Delays a job that got no answer; the time of its last answer stays. */
  #unanswered({ kind, subjectId, failures, lastCheckedAt }: Job): void {
    const job = this.#deps.store.job(kind, subjectId);
    if (job) this.#schedule({ ...job, lastCheckedAt }, failures + 1);
  }

  /** Records a data point: age in seconds, lag between due time and poll in milliseconds. */
  #recordPoll({ kind, startedAt, nextAt = 0, failures }: Job, at: number, outcome: PollOutcome): void {
    this.#deps.recordPoll({ kind, outcome, lag: at - nextAt, age: Math.round((at - startedAt) / 1_000), failures });
  }

  /** Backs off a job that threw. After `maxErrors` it is idle until the account is used (LEDGER-26). */
  #handleError({ kind, subjectId, lastCheckedAt }: Job, error: unknown): PollOutcome {
    const stored = this.#deps.store.job(kind, subjectId);
    if (!stored) return 'threw';
    const job = { ...stored, lastCheckedAt };
    const errorCount = this.#backOff(job, (count) => count < maxErrors);
    this.#deps.onError(kind, errorCount, error);
    return 'threw';
  }

  /** Backs off a job that this version cannot read. After 72 h it is idle until the account is used (LEDGER-27). */
  #backOffUnreadable(job: Job): void {
    this.#backOff(job, () => this.#deps.now() - job.startedAt < reconcileTimeoutMs);
  }

  /** Delays a job exponentially, or makes it idle. @returns the number of errors in a row */
  #backOff(job: Job, isRetried: (count: number) => boolean): number {
    const { store, now } = this.#deps;
    const errorCount = (job.errorCount ?? 0) + 1;
    const backoffUntil = now() + backoffMs(errorCount);
    store.putJob({ ...job, errorCount, backoffUntil, nextAt: isRetried(errorCount) ? backoffUntil : undefined });
    return errorCount;
  }

  async #pollJob(job: Job, tried: SessionResults): Promise<PollOutcome> {
    const { store, requesterFor } = this.#deps;
    const operations = isOperationKind(job.kind) ? store.reconciledOperations(job.kind, job.subjectId) : [];
    if (operations.length === 0 && this.#endWithoutPoll(job)) return 'not asked';
    const actorIds = operations.map(({ actorId }) => actorId);
    const requester = await requesterFor([...new Set([...actorIds, job.subjectId])], tried);
    if (requester === 'unreachable') return 'provider unreachable';
    if (!requester) {
      const { nextAt: _, ...idleJob } = job;
      store.putJob(idleJob);
      return 'nobody';
    }
    const outcomes: PollOutcome[] = [];
    for (const operation of operations.length > 0 ? operations : [undefined])
      outcomes.push(await this.#pollOne(requester, job, operation));
    return outcomes.at(-1) ?? 'not asked';
  }

  async #pollOne(requester: Viewer, job: Job, operation: Operation | undefined): Promise<PollOutcome> {
    const { store, now } = this.#deps;
    // Measures the operation's own age, because another one of the kind and subject may have been sent since
    // (LEDGER-8).
    const isTimedOut = operation !== undefined && now() - (operation.sentAt ?? job.startedAt) > reconcileTimeoutMs;
    const result = this.#withPendingStart(job, await this.#pollCarrier(requester, job, operation));
    const current = store.job(job.kind, job.subjectId);
    const outcome = !result ? 'no answer' : result.settled ? 'settled' : 'open';
    if (!current) return outcome;
    // Gives up only after one more poll, because nobody may have been signed in for days (LEDGER-8).
    if (isTimedOut && !result?.settled) {
      this.#giveUp(current, operation);
      return 'given up';
    }
    this.#storeResult(current, job, result);
    return outcome;
  }

  /** Ends or delays a job without an operation. @returns false when the carrier must be polled */
  #endWithoutPoll(job: Job): boolean {
    const { store, now } = this.#deps;
    if (this.#isUnreadable(job)) this.#backOffUnreadable(job);
    // Drops a job whose operation has ended, when no read shows writes from outside this portal.
    else if (!pollOf(job.kind)) store.dropJob(job.kind, job.subjectId);
    else if (now() - job.startedAt > pollLifeMs) this.#giveUp(job, undefined);
    else return false;
    return true;
  }

  /** Returns true when this version cannot read the job or its operation (LEDGER-27). */
  #isUnreadable({ kind, subjectId }: Job): boolean {
    return !isJobKind(kind) || this.#deps.store.unreadableInProgress({ subjectId, kinds: [kind] }).length > 0;
  }

  /** Reads the carrier. Returns undefined when it did not answer. */
  async #pollCarrier(
    requester: Viewer,
    { kind, subjectId }: Job,
    operation: Operation | undefined,
  ): Promise<PollResult | undefined> {
    if (operation) return this.reconciler.reconcile(requester, operation);
    return pollOf(kind)?.(this.#deps.callerFor(requester), subjectId, requester.actor);
  }

  /** Overlays a recent activation: the carrier returns the old status for a while (ACTIVATE-45). */
  #withPendingStart({ kind, subjectId }: Job, result: PollResult | undefined): PollResult | undefined {
    if (kind !== 'activation' || !result) return result;
    const { store, now } = this.#deps;
    return overlayPendingStart(result, store.sentOfSubject({ id: '', subjectId }, startKinds), now());
  }

  /** Stores the result of a poll. Without an answer the next interval grows. */
  #storeResult(current: Job, polled: Job, result: PollResult | undefined): void {
    const { now } = this.#deps;
    if (!result) return this.#unanswered(polled);
    if (result.settled) this.#dropJob(current);
    else if (polled.failures > 0 || polled.errorCount !== undefined || result.state !== polled.state) {
      const { errorCount: _, backoffUntil: __, ...healthy } = current;
      this.#schedule({ ...healthy, lastCheckedAt: now(), state: result.state }, 0);
    }
    if (current.kind === 'activation') this.#deps.onLineStatus(current.subjectId, polled.state, result.state);
    if (result.settled || result.state !== polled.state) this.#deps.onChange();
    else this.#deps.onUnchanged(now());
  }

  /** Polls an operation in progress at once, as its job would (LEDGER-31). @returns undefined without an answer */
  async pollNow(requester: Viewer, operation: Operation): Promise<string | undefined> {
    const { store } = this.#deps;
    const job = store.job(operation.kind, operation.subjectId) ?? this.startJob(operation);
    this.#begin(job);
    const result = await this.reconciler.reconcile(requester, operation);
    const current = store.job(job.kind, job.subjectId);
    if (current) this.#storeResult(current, job, result);
    return result?.state;
  }

  #giveUp(job: Job, operation: Operation | undefined): void {
    const { ledger, store, onChange } = this.#deps;
    const state = operation && store.operation(operation.id)?.state;
    if (operation) ledger.transition(operation.id, state === 'no-trace' ? 'expire' : 'give-up');
    this.#dropJob(job);
    onChange();
  }

  /** Ends a job, unless another operation of its kind and subject has no end yet. */
  #dropJob({ kind, subjectId }: Job): void {
    const { store } = this.#deps;
    if (isOperationKind(kind) && store.reconciledOperations(kind, subjectId).length > 0) return;
    store.dropJob(kind, subjectId);
  }

  #schedule(job: Job, failures: number): void {
    const timestamp = this.#deps.now();
    this.#deps.store.putJob({
      ...job,
      failures,
      nextAt: timestamp + this.#intervalOfJob(job, failures),
    });
  }

  /** Without a trace at the carrier the intervals grow to an hour (LEDGER-7). */
  #intervalOfJob(job: Job, failures: number): number {
    const ageMs = this.#deps.now() - job.startedAt;
    const interval = this.#intervalOf(job.kind, ageMs, this.#audienceOf(job), failures);
    return job.state === 'absent' ? Math.max(interval, noTraceInterval(ageMs)) : interval;
  }

  #intervalOf(...args: Parameters<typeof intervalOf>): number {
    return this.#deps.intervalFactor() * intervalOf(...args);
  }

  #audienceOf(job: Job): Audience {
    const live = this.#deps.liveAudience();
    const recent = job.audienceUntil > this.#deps.now() ? job.audience : 'nobody';
    return higherOf(live, recent);
  }
}

/** Returns the audience with the shorter interval. */
function higherOf(left: Audience, right: Audience): Audience {
  return rank[left] >= rank[right] ? left : right;
}
