import { DurableObject } from 'cloudflare:workers';
import { readById } from '#rpc/carrier/procedures.ts';
import type {
  AccountView,
  ActivityNotes,
  CustomerDataExport,
  ReadRequest,
  Viewer,
  SignIn,
} from '#rpc/portal-account.ts';
import type { DeviceChoice, PushSettings } from '#rpc/notification/notification.ts';
import { type MonthOperation, monthKinds } from '#rpc/domain/facts/first-month.ts';
import type { FindRequest, FindResult, SubmitOutcome, SubmitRequest, StoppedOrder } from '#rpc/operation/submission.ts';
import type { JobView, PollRequest } from '#rpc/poll/poll.ts';
import type { ShownToCare } from '#rpc/domain/care-code.ts';
import { type BillRecord, billChargeDays } from '#rpc/domain/facts/bill-charge.ts';
import type { StepRecord } from '#rpc/domain/saga.ts';
import type { JourneyKey, JourneySave, KeptJourney } from '#rpc/domain/journey/kept.ts';
import type { LimitName } from '#rpc/domain/limit.ts';
import type { CachedLine } from '#rpc/domain/cached-line.ts';
import { oneDay } from '#rpc/domain/day.ts';
import { earlierInDoubt } from '#rpc/domain/facts/earlier-order.ts';
import { endedFor, shownDays } from '#rpc/domain/facts/ended.ts';
import { hashOf } from '#rpc/domain/hash-of.ts';
import { reconcileTimeoutMs } from '#rpc/domain/ledger.ts';
import { billChargesOf, billKinds } from '#rpc/operation/bill-charges.ts';
import { mutexKinds, type Operation, type OperationKind } from '#rpc/operation/operations.ts';
import type { Audience } from '#rpc/domain/polling.ts';
import { linesAmong, pollRequestsOf } from '#rpc/portal/seen-lines.ts';
import { startKinds, withPendingStarts } from '#rpc/portal/pending-starts.ts';
import type { Outcome } from '#rpc/problem.ts';
import { answerMs, carrierOf, pagePatienceMs } from '../carrier.ts';
import type { Env } from '../env.ts';
import type { Identity } from '../session/session.ts';
import { callerFor, sessionOf } from './access.ts';
import type { AccountReport } from './account-report.ts';
import type {
  AccountRpc,
  SignedInBrowser,
  Forgotten,
  ForgetPlan,
  ForgetRequest,
  Rechecked,
  ReportPage,
  SettleRequest,
  SettleResult,
} from './account-rpc.ts';
import { AccountLife } from './account-life.ts';
import { reportedAtOnce, reportOf } from './reported-operations.ts';
import { clock } from '../clock.ts';
import { readSwitches } from '../switch-reader.ts';
import type { AccountParts } from './account-parts.ts';

/**
 * Durable Object of one group: references, ledger, polling jobs with one alarm, live pages. A thin shell; the rules
 * are in rpc/domain.
 */
export class AccountObject extends DurableObject<Env> implements AccountRpc {
  readonly #life: AccountLife;
  readonly #parts: AccountParts;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.#life = new AccountLife(state, env);
    this.#parts = this.#life.parts;
  }

  async read(requester: Viewer, requests: readonly ReadRequest[]): Promise<Outcome<unknown>[]> {
    this.#life.seen(requester);
    const caller = callerFor(this.env, carrierOf(this.env), requester);
    const { load = { page: '', request: crypto.randomUUID(), replyTimeoutMs: pagePatienceMs } } = requester;
    const { customerId, groupId } = requester.actor;
    const outcomes = await Promise.all(
      requests.map((ask) => this.#parts.cache.read(customerId, ask, load, () => readById(caller, ask.id, ask.input))),
    );
    this.#parts.lines.note(requests, outcomes, { groupId, byPrimary: requester.credentials.isPrimary });
    this.#parts.forecasts.note(customerId, requests, outcomes);
    const sentOf = (subjectId: string) => this.#parts.store.sentOfSubject({ id: '', subjectId }, startKinds);
    const open = () => this.#parts.store.openOperations();
    return withPendingStarts(requests, outcomes, clock.now(), { sentOf, open });
  }

  async cachedLines(): Promise<readonly CachedLine[]> {
    return this.#parts.lines.list();
  }

  async refs(targets: readonly string[]): Promise<Record<string, string>> {
    return this.#parts.store.refsOf(targets);
  }

  async find<K extends OperationKind>({
    ref,
    operationId,
    reference,
    open,
    sent,
    subjectId,
    stopped,
    firstMonth,
    unreadable: unread,
    billDays,
  }: FindRequest<K>): Promise<FindResult<K>> {
    this.#parts.ledger.recoverLostCalls();
    const id = operationId ?? this.#idOfReference(reference);
    const unreadableRow = id === undefined ? undefined : this.#parts.store.unreadable(id);
    const target = ref === undefined ? undefined : this.#parts.store.targetOf(ref);
    const operation = id === undefined ? undefined : this.#parts.store.operation(id);
    const sentOperations = this.#sentOf(target ?? subjectId, sent);
    return {
      target,
      operation,
      unreadable: unread ? this.#parts.store.unreadableSent() : unreadableRow && [unreadableRow],
      open: open === undefined ? [] : this.#parts.store.openOperations(open),
      sentIds: sentOperations.map((one) => one.id),
      earlier: earlierInDoubt(sentOperations),
      steps: operationId === undefined ? [] : this.#stepsOf(operationId),
      stopped: stopped ? this.#stopped() : [],
      bill: this.#billRecord(billDays),
      firstMonth: firstMonth ? this.#firstMonth(target ?? operation?.subjectId ?? '') : [],
      at: clock.now(),
    };
  }

  #idOfReference(reference: string | undefined): string | undefined {
    return reference === undefined ? undefined : this.#parts.store.idOfReference(reference);
  }

  #sentOf(subjectId: string | undefined, kind: OperationKind | undefined): Operation[] {
    return subjectId === undefined || kind === undefined
      ? []
      : this.#parts.store.latestSent(subjectId, mutexKinds(kind));
  }

  #stepsOf(operationId: string): StepRecord[] {
    return [...this.#parts.steps.journalOf(operationId).records()];
  }

  /** Returns the charges of the last days that bills to come are to have, and the forecasts that were read. */
  #billRecord(days: number | undefined): BillRecord | undefined {
    if (days === undefined) return undefined;
    const operations = this.#parts.store.sentSince(clock.now() - days * oneDay, billKinds);
    return {
      charges: billChargesOf(operations, (id) => this.#stepsOf(id)),
      earlier: this.#parts.forecasts.list(),
    };
  }

  #firstMonth(lineId: string): MonthOperation[] {
    const operations = this.#parts.store.sentOfSubject(
      { id: '', subjectId: lineId },
      monthKinds,
    ) as MonthOperation['operation'][];
    return operations
      .sort((a, b) => (b.sentAt ?? 0) - (a.sentAt ?? 0))
      .map((operation) => ({ operation, steps: this.#stepsOf(operation.id) }));
  }

  #stopped(): StoppedOrder[] {
    return this.#parts.store
      .operationsNeedingCare('add-line')
      .map((operation) => ({ operation, steps: this.#stepsOf(operation.id) }));
  }

  async count({ actor }: Pick<Viewer, 'actor'>, name: LimitName): Promise<number | undefined> {
    return this.#parts.log.limited(name, this.#parts.limits.add(name, actor.customerId));
  }

  async journey(key: JourneyKey): Promise<KeptJourney | undefined> {
    return this.#parts.journeys.read(key);
  }

  async saveJourney(save: JourneySave): Promise<string | undefined> {
    const version = await this.#parts.journeys.save(save);
    await this.#life.rearm();
    return version;
  }

  async sentOperations(before: number, most: number): Promise<Operation[]> {
    this.#parts.ledger.recoverLostCalls();
    return this.#parts.store.sentOperations(before, most);
  }

  async submit(requester: Viewer, request: SubmitRequest): Promise<SubmitOutcome> {
    this.#life.seen(requester);
    await readSwitches(this.env);
    const sealed = request.secrets && (await this.#parts.secrets.seal(request.secrets));
    const send = () => this.#parts.ledger.submit(requester, { ...request, sealed }, answerMs);
    return this.#parts.acts.during(request.id, requester.proof, send);
  }

  async requestPolling(requester: Viewer, audience: Audience, requests: readonly PollRequest[]): Promise<JobView[]> {
    this.#life.seen(requester);
    if (requests.length > 0) await readSwitches(this.env);
    const jobs = this.#parts.polling.requestPolling(audience, requests);
    this.#parts.viewers.note();
    await this.#life.rearm();
    return jobs;
  }

  async readWithView(
    requester: Viewer,
    audience: Audience,
    requests: readonly ReadRequest[],
  ): Promise<{ outcomes: Outcome<unknown>[]; view: AccountView }> {
    const outcomes = await this.read(requester, requests);
    const lines = linesAmong(requests, outcomes);
    this.#parts.ledger.recoverLostCalls();
    const open = this.#parts.store.openOperations();
    const watches = lines.flatMap((line) => pollRequestsOf(line, open));
    const jobs = await this.requestPolling(requester, audience, watches);
    return {
      outcomes,
      view: {
        refs: this.#parts.store.refsOf(lines.map(({ id }) => id)),
        inProgress: open,
        unreadable: this.#parts.store.unreadableInProgress(),
        stopped: this.#stopped(),
        jobs,
        journeys: this.#parts.journeys.list(),
        paymentPage: this.#parts.store.lastSent('payment-page'),
        ...this.#endsFor(requester),
        bill: requester.credentials.isPrimary ? this.#billRecord(billChargeDays) : undefined,
      },
    };
  }

  /** Returns the outcomes that Home shows to a person, and those that they dismissed (HOME-31). */
  #endsFor({ actor, credentials }: Viewer): Pick<AccountView, 'ended' | 'dismissed'> {
    const { store } = this.#parts;
    const now = clock.now();
    const dismissed = store.dismissedBy(actor.customerId);
    const person = { id: actor.customerId, isPrimary: credentials.isPrimary };
    const sentAfter = now - shownDays * oneDay - reconcileTimeoutMs;
    const ends = endedFor(person, store.endsSince(sentAfter), dismissed, now);
    return { ended: ends, dismissed: [...dismissed.keys()] };
  }

  async dismiss({ actor }: Pick<Viewer, 'actor'>, operationId: string): Promise<void> {
    this.#parts.store.dismiss(operationId, actor.customerId, clock.now());
    await this.#life.rearm();
  }

  async leave(session: string, byItself = false): Promise<void> {
    this.#parts.live.leave(session);
    if (!byItself) this.#parts.notifications.left(session);
    const customerId = this.#parts.signIns.customerOf(session);
    if (customerId !== undefined) this.#parts.cache.drop(customerId);
    this.#parts.signIns.forget(session);
    this.#parts.viewers.drop(session);
  }

  async closePages(session: string): Promise<void> {
    this.#parts.live.leave(session);
  }

  async signedIn(session: string, customerId: string, identity: Identity, browser?: SignedInBrowser): Promise<boolean> {
    const isBound = this.#parts.signIns.signedIn(session, customerId, identity);
    if (isBound && browser) this.#parts.notifications.signedIn(session, customerId, browser);
    if (isBound) this.#parts.indexed.noteEmail(this.#life.group(), customerId, identity.email);
    this.#parts.retention.noteUse();
    await this.#life.rearm();
    return isBound;
  }

  async report(page: ReportPage = { most: reportedAtOnce }): Promise<AccountReport | undefined> {
    if (!this.#parts.database.isThere()) return undefined;
    this.#parts.ledger.recoverLostCalls();
    return reportOf(this.#parts, page, (id) => this.#stepsOf(id));
  }

  async recheck(reference: string): Promise<Rechecked | undefined> {
    if (!this.#parts.database.isThere()) return undefined;
    const rechecked = await this.#parts.care.recheck(reference);
    await this.#life.rearm();
    return rechecked;
  }

  async settle(request: SettleRequest): Promise<SettleResult | undefined> {
    return this.#parts.database.isThere() ? this.#parts.care.settle(request) : undefined;
  }

  async forgetWhenEnded(request: ForgetRequest): Promise<Forgotten | undefined> {
    return this.#parts.database.isThere() ? this.#life.forgetWhenEnded(request) : undefined;
  }

  async planToForget(customerId?: string): Promise<ForgetPlan | undefined> {
    return this.#parts.database.isThere() ? this.#life.planToForget(customerId) : undefined;
  }

  async noteShown(shown: ShownToCare): Promise<void> {
    this.#parts.shown.note(shown);
    await this.#life.rearm();
  }

  async activityNotes(): Promise<ActivityNotes> {
    return { shown: this.#parts.shown.list(), turns: this.#parts.notifications.turns() };
  }

  async exportData({
    actor: { customerId, groupId },
    credentials: { isPrimary },
  }: Viewer): Promise<CustomerDataExport> {
    const drafts = this.#parts.journeys.list().filter(({ subjectId }) => subjectId === customerId);
    return {
      boundAt: this.#parts.signIns.boundAt(customerId),
      drafts: drafts.map(({ name, savedAt }) => ({ name, savedAt })),
      counted: this.#parts.limits.countedOf(customerId),
      devices: this.#parts.notifications.of(customerId),
      shown: this.#parts.shown.of(customerId),
      turns: this.#parts.notifications.turnsOf(customerId),
      lines: this.#parts.lines.namesFor({ id: customerId, groupId, isPrimary }),
    };
  }

  async pushSettings({ actor }: Pick<Viewer, 'actor'>, id: string): Promise<PushSettings | undefined> {
    return this.#parts.notifications.here(id, actor.customerId);
  }

  async subscribeDevice(requester: Viewer, choice: DeviceChoice): Promise<boolean> {
    this.#life.seen(requester);
    return this.#parts.notifications.keep(requester, choice);
  }

  async unsubscribeDevice({ actor }: Viewer, id: string): Promise<void> {
    if (this.#parts.notifications.here(id, actor.customerId)) this.#parts.notifications.drop(id);
  }

  async endDevices(which: { id: string } | { customerId: string; but?: string | undefined }): Promise<void> {
    if (!this.#parts.database.isThere()) return;
    if ('id' in which) this.#parts.notifications.drop(which.id);
    else this.#parts.notifications.dropOthers(which.customerId, which.but);
  }

  async sessionsOf(customerId?: string): Promise<string[]> {
    return this.#parts.signIns.sessionsOf(customerId);
  }

  async endSessions(which: { customerId?: string | undefined } | { sessions: readonly string[] }): Promise<number> {
    if (!this.#parts.database.isThere()) return 0;
    const names = this.#parts.signIns.sessionsOf('sessions' in which ? undefined : which.customerId);
    const endingNames = 'sessions' in which ? names.filter((name) => which.sessions.includes(name)) : names;
    await this.#parts.endings.end(endingNames);
    await this.#life.rearm();
    return endingNames.length;
  }

  async signIns({ session, actor }: Viewer): Promise<SignIn[]> {
    const names = this.#parts.signIns.sessionsOf(actor.customerId);
    const rows = await Promise.all(
      names.map(async (name) => {
        const use = await sessionOf(this.env, name).lastUse();
        return use && { ...use, ref: await hashOf(name), isCurrent: name === session };
      }),
    );
    const rank = ({ isCurrent, lastUsedAt }: SignIn) => (isCurrent ? Infinity : lastUsedAt);
    return rows.filter((one) => one !== undefined).sort((a, b) => rank(b) - rank(a));
  }

  /** The live page's socket; the Worker has checked session and origin. */
  override async fetch(request: Request): Promise<Response> {
    return this.#parts.live.joinBy(request);
  }

  /** `ping` is answered without waking the object; pages send nothing else (SAFETY-28). */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(1008, 'pages only listen');
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    // 1005 and 1006 mean a lost socket. They must not be sent.
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }

  override async alarm(): Promise<void> {
    await this.#life.ring();
  }
}
