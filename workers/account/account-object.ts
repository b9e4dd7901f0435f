import { DurableObject } from 'cloudflare:workers';
import { readById } from '#rpc/carrier/procedures.ts';
import type {
  AccountView,
  ActivityNotes,
  KeptOfCustomer,
  ReadRequest,
  Requester,
  SignIn,
} from '#rpc/portal-context.ts';
import type { DeviceChoice, DeviceHere } from '#rpc/notification/notification.ts';
import type { FindRequest, Found, Submitted, SubmitRequest, StoppedOrder } from '#rpc/operation/submission.ts';
import type { JobView, WatchRequest } from '#rpc/poll/poll.ts';
import type { ShownToCare } from '#rpc/domain/care-code.ts';
import type { StepRecord } from '#rpc/domain/saga.ts';
import type { JourneyKey, JourneySave, KeptJourney } from '#rpc/domain/journey/kept.ts';
import { isOpen, type OperationState } from '#rpc/domain/ledger.ts';
import type { LimitName } from '#rpc/domain/limit.ts';
import type { KnownLine } from '#rpc/domain/known-line.ts';
import { markOf } from '#rpc/domain/mark.ts';
import { declarationOf, type Operation, type OperationKind } from '#rpc/operation/operations.ts';
import type { Audience } from '#rpc/domain/polling.ts';
import { linesAmong, watchesOf } from '#rpc/portal/seen-lines.ts';
import { takenKinds, withTaken } from '#rpc/portal/taken-lines.ts';
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
  ForgetRequest,
  Rechecked,
  SettleRequest,
  SettleResult,
} from './account-rpc.ts';
import { OneAlarm } from './one-alarm.ts';
import { reportedOperations } from './reported-operations.ts';
import { clock } from '../clock.ts';
import { readSwitches } from '../switch-reader.ts';
import { audit } from '../operator/audit-stub.ts';
import { accountTags } from '../operator/account-index.ts';
import { type AccountParts, operationSecret, partsOf } from './account-parts.ts';

/**
 * One group's place: references, ledger, polling jobs with one alarm, live pages. A thin shell; the rules are in
 * rpc/domain.
 */
export class AccountObject extends DurableObject<Env> implements AccountRpc {
  readonly #parts: AccountParts;
  readonly #alarm: OneAlarm;
  /** As far as this life of the object knows. */
  #groupId: string | undefined;
  /** The alarm found nothing left to keep. */
  #isGone = false;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    clock.set(env);
    this.#alarm = new OneAlarm(state.storage);
    void state.blockConcurrencyWhile(() => this.#alarm.read());
    this.#parts = partsOf(state, env, {
      groupId: () => this.#group(),
      moved: (operation, from) => this.#moved(operation, from),
      changed: () => this.#changed(),
      underWay: (customerId) => this.#underWay(customerId),
      rearm: () => state.waitUntil(this.#rearm(false)),
      sweep: () => this.#sweep(),
      forget: () => this.#forgetDue(),
      poll: () => this.#poll(),
    });
  }

  async read(requester: Requester, requests: readonly ReadRequest[]): Promise<Outcome<unknown>[]> {
    this.#seen(requester);
    const caller = callerFor(this.env, carrierOf(this.env), requester);
    const { load = { page: '', request: crypto.randomUUID(), patienceMs: pagePatienceMs } } = requester;
    const { customerId, groupId } = requester.actor;
    const outcomes = await Promise.all(
      requests.map((ask) => this.#parts.cache.read(customerId, ask, load, () => readById(caller, ask.id, ask.input))),
    );
    this.#parts.lines.note(requests, outcomes, { groupId, byPrimary: requester.credentials.isPrimary });
    const sentOf = (subjectId: string) => this.#parts.store.sentOfSubject({ id: '', subjectId }, takenKinds);
    return withTaken(requests, outcomes, clock.now(), sentOf);
  }

  async knownLines(): Promise<readonly KnownLine[]> {
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
    stopped = false,
    unread = false,
  }: FindRequest<K>): Promise<Found<K>> {
    this.#parts.ledger.repair();
    const id = operationId ?? (reference === undefined ? undefined : this.#parts.store.idOfReference(reference));
    const one = id === undefined ? undefined : this.#parts.store.unread(id);
    return {
      target: ref === undefined ? undefined : this.#parts.store.targetOf(ref),
      operation: id === undefined ? undefined : this.#parts.store.operation(id),
      unread: unread ? this.#parts.store.unreadSent() : one && [one],
      open: open === undefined ? [] : this.#parts.store.openOperations(open),
      steps: operationId === undefined ? [] : this.#stepsOf(operationId),
      stopped: stopped ? this.#stopped() : [],
      at: clock.now(),
    };
  }

  #stepsOf(operationId: string): StepRecord[] {
    return [...this.#parts.steps.journalOf(operationId).records()];
  }

  #stopped(): StoppedOrder[] {
    return this.#parts.store
      .operationsNeedingCare('add-line')
      .map((operation) => ({ operation, steps: this.#stepsOf(operation.id) }));
  }

  async count({ actor }: Pick<Requester, 'actor'>, name: LimitName): Promise<number | undefined> {
    return this.#parts.log.limited(name, this.#parts.limits.add(name, actor.customerId));
  }

  async journey(key: JourneyKey): Promise<KeptJourney | undefined> {
    return this.#parts.journeys.read(key);
  }

  async saveJourney(save: JourneySave): Promise<string | undefined> {
    const version = await this.#parts.journeys.save(save);
    await this.#rearm();
    return version;
  }

  async issue<K extends OperationKind>(
    request: Omit<SubmitRequest<K>, 'id' | 'before'> & { actorId: string },
  ): Promise<string> {
    return this.#parts.ledger.issue(request);
  }

  async sentOperations(before: number, most: number): Promise<Operation[]> {
    this.#parts.ledger.repair();
    return this.#parts.store.sentOperations(before, most);
  }

  async submit(requester: Requester, request: SubmitRequest): Promise<Submitted> {
    this.#seen(requester);
    await readSwitches(this.env);
    const sealed = request.secrets && (await this.#parts.secrets.seal(request.secrets));
    const send = () => this.#parts.ledger.submit(requester, { ...request, sealed }, answerMs);
    return this.#parts.acts.during(request.id, requester.proof, send);
  }

  async watch(requester: Requester, audience: Audience, requests: readonly WatchRequest[]): Promise<JobView[]> {
    this.#seen(requester);
    if (requests.length > 0) await readSwitches(this.env);
    const jobs = this.#parts.polling.watch(audience, requests);
    this.#parts.viewers.note();
    await this.#rearm();
    return jobs;
  }

  async look(
    requester: Requester,
    audience: Audience,
    requests: readonly ReadRequest[],
  ): Promise<{ outcomes: Outcome<unknown>[]; view: AccountView }> {
    const outcomes = await this.read(requester, requests);
    const lines = linesAmong(requests, outcomes);
    this.#parts.ledger.repair();
    const open = this.#parts.store.openOperations();
    const watches = lines.flatMap((line) => watchesOf(line, open));
    const jobs = await this.watch(requester, audience, watches);
    return {
      outcomes,
      view: {
        refs: this.#parts.store.refsOf(lines.map(({ id }) => id)),
        open,
        unread: this.#parts.store.unreadOpen(),
        stopped: this.#stopped(),
        jobs,
        journeys: this.#parts.journeys.list(),
        paymentPage: this.#parts.store.lastSent('payment-page'),
      },
    };
  }

  async leave(session: string, byItself = false): Promise<void> {
    this.#parts.live.leave(session);
    if (!byItself) this.#parts.notifications.left(session);
    const customerId = this.#parts.signIns.customerOf(session);
    if (customerId !== undefined) this.#parts.cache.drop(customerId);
    this.#parts.signIns.forget(session);
    this.#parts.viewers.drop(session);
  }

  /** A session is idle: its pages close, but it still serves polling (POLL-12). */
  async closePages(session: string): Promise<void> {
    this.#parts.live.leave(session);
  }

  /** Notes a sign-in of a customer. @returns false when somebody else is bound to the customer (SIGNIN-6) */
  async signedIn(session: string, customerId: string, identity: Identity, browser?: SignedInBrowser): Promise<boolean> {
    const isBound = this.#parts.signIns.signedIn(session, customerId, identity);
    if (isBound && browser) this.#parts.notifications.signedIn(session, customerId, browser);
    if (isBound) this.#parts.indexed.noteEmail(this.#group(), customerId, identity.email);
    this.#parts.retention.noteUse();
    await this.#rearm();
    return isBound;
  }

  async report(): Promise<AccountReport | undefined> {
    if (!this.#parts.database.isThere()) return undefined;
    this.#parts.ledger.repair();
    const customers = this.#parts.retention.customers();
    const counted = (customer: string) =>
      this.#parts.limits.countedOf(customer).map(({ name, at }) => ({ customer, name, at }));
    return {
      ...reportedOperations(this.#parts.store, (id) => this.#stepsOf(id)),
      sessions: Object.fromEntries(customers.map((one) => [one, this.#parts.signIns.sessionsOf(one).length])),
      limits: customers.flatMap(counted),
      drafts: this.#parts.journeys.list().map(({ name, subjectId }) => ({ name, subject: subjectId })),
      setbacks: this.#parts.setbacks.list(),
      toForget: this.#parts.forgetting.list().map(({ receipt, customerId }) => ({ receipt, customer: customerId })),
    };
  }

  async recheck(reference: string): Promise<Rechecked | undefined> {
    if (!this.#parts.database.isThere()) return undefined;
    const rechecked = await this.#parts.care.recheck(reference);
    await this.#rearm();
    return rechecked;
  }

  async settle(request: SettleRequest): Promise<SettleResult | undefined> {
    return this.#parts.database.isThere() ? this.#parts.care.settle(request) : undefined;
  }

  /**
   * Deletes what is kept of a customer, or of all of the account, and ends their sessions; with operations of theirs
   * under way, once the last of them ended: what was sent has to come to its end (SAFETY-30).
   */
  async forgetWhenEnded(request: ForgetRequest): Promise<Forgotten | undefined> {
    const { customerId } = request;
    if (!this.#parts.database.isThere() || !this.#knows(customerId)) return undefined;
    this.#parts.ledger.repair();
    const underWay = this.#underWay(customerId);
    if (underWay === 0) return { forgotten: true, sessions: await this.#forget(request) };
    this.#parts.forgetting.add(request);
    return { forgotten: false, underWay };
  }

  /** Is anything kept of a customer, or of anybody? */
  #knows(customerId: string | undefined): boolean {
    return this.#parts.retention.hasAny(customerId) || this.#parts.lines.list().some(({ id }) => id === customerId);
  }

  #underWay(customerId: string | undefined): number {
    const open = [...this.#parts.store.openOperations(), ...this.#parts.store.unreadOpen()];
    return open.filter((one) => customerId === undefined || isOfCustomer(one, customerId)).length;
  }

  /** Carries out what waited. */
  async #forgetDue(): Promise<void> {
    for (const request of this.#parts.forgetting.due()) {
      await this.#forget(request, async () => {
        const [tag = ''] = await accountTags(this.env, this.#group() ?? '');
        const result = `forgotten, receipt ${request.receipt}`;
        await audit(this.env).append({ by: 'lineside', what: 'forget', on: [tag], result });
      });
      if (this.#isGone) return;
    }
  }

  /** @param note called before what cannot be undone @returns how many sessions ended */
  async #forget(request: ForgetRequest, note = async (): Promise<void> => undefined): Promise<number> {
    const { customerId } = request;
    const sessions = this.#parts.signIns.sessionsOf(customerId);
    await Promise.all(sessions.map((name) => sessionOf(this.env, name).end()));
    const isTheirs = (one: { actorId: string; subjectId: string }) =>
      customerId === undefined || isOfCustomer(one, customerId);
    const operations = this.#parts.store.sentOperations(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    const operationIds = operations.filter(isTheirs).map(({ id }) => id);
    await this.#parts.indexed.forget(this.#group(), customerId, operationIds);
    await note();
    this.#parts.cache.clear();
    this.#parts.forgetting.drop(request);
    if (customerId !== undefined) this.#parts.lines.forget(customerId);
    if (customerId === undefined || this.#parts.retention.forget(customerId)) {
      await this.#erase();
      this.#isGone = true;
    } else await this.#rearm();
    return sessions.length;
  }

  async noteShown(shown: ShownToCare): Promise<void> {
    this.#parts.shown.note(shown);
    await this.#rearm();
  }

  async activityNotes(): Promise<ActivityNotes> {
    return { shown: this.#parts.shown.list(), turns: this.#parts.notifications.turns() };
  }

  async kept({ actor: { customerId, groupId }, credentials: { isPrimary } }: Requester): Promise<KeptOfCustomer> {
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

  async deviceHere({ actor }: Pick<Requester, 'actor'>, id: string): Promise<DeviceHere | undefined> {
    return this.#parts.notifications.here(id, actor.customerId);
  }

  async keepDevice(requester: Requester, choice: DeviceChoice): Promise<boolean> {
    this.#seen(requester);
    return this.#parts.notifications.keep(requester, choice);
  }

  async dropDevice({ actor }: Requester, id: string): Promise<void> {
    if (this.#parts.notifications.here(id, actor.customerId)) this.#parts.notifications.drop(id);
  }

  async endDevices(which: { id: string } | { customerId: string; but?: string | undefined }): Promise<void> {
    if (!this.#parts.database.isThere()) return;
    if ('id' in which) this.#parts.notifications.drop(which.id);
    else this.#parts.notifications.dropOthers(which.customerId, which.but);
  }

  /** The sessions of a customer, or of all, that may still be alive (SIGNIN-24). */
  async sessionsOf(customerId?: string): Promise<string[]> {
    return this.#parts.signIns.sessionsOf(customerId);
  }

  async signIns({ session, actor }: Requester): Promise<SignIn[]> {
    const names = this.#parts.signIns.sessionsOf(actor.customerId);
    const known = await Promise.all(
      names.map(async (name) => {
        const use = await sessionOf(this.env, name).lastUse();
        return use && { ...use, ref: await markOf(name), isThis: name === session };
      }),
    );
    const rank = ({ isThis, lastUsedAt }: SignIn) => (isThis ? Infinity : lastUsedAt);
    return known.filter((one) => one !== undefined).sort((a, b) => rank(b) - rank(a));
  }

  /** The live page's socket; the Worker has checked session and origin. */
  override async fetch(request: Request): Promise<Response> {
    const session = request.headers.get('x-session') ?? '';
    const { searchParams } = new URL(request.url);
    const since = /^\d{1,15}$/.exec(searchParams.get('since') ?? '')?.[0];
    return this.#parts.live.join(
      session,
      searchParams.get('audience') === 'journey' ? 'journey' : 'home',
      since === undefined ? undefined : Number(since),
    );
  }

  /** `ping` is answered without waking the object; pages send nothing else (SAFETY-28). */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(1008, 'pages only listen');
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    // 1005 and 1006 say how a socket was lost and may not be sent.
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }

  /** What throws is left alone for longer each time, and stops in the end (LEDGER-26). */
  override async alarm(): Promise<void> {
    this.#alarm.rang();
    this.#isGone = false;
    await readSwitches(this.env);
    const isGone = await this.#parts.chores.run(() => this.#isGone);
    if (!isGone) await this.#rearm(false);
  }

  /** Deletes what is past its time, once a day; all of the storage when nothing is left (SAFETY-29). */
  async #sweep(): Promise<void> {
    const isEmpty = this.#parts.retention.sweep();
    this.#parts.lines.sweep();
    if (!isEmpty || !this.#parts.live.isQuiet()) return;
    await this.#erase();
    this.#isGone = true;
  }

  async #poll(): Promise<void> {
    this.#parts.ledger.repair();
    await this.#parts.polling.run();
  }

  async #erase(): Promise<void> {
    this.#parts.retention.reset();
    this.#parts.lines.forget();
    this.#parts.setbacks.reset();
    this.#parts.forgetting.reset();
    this.#parts.indexed.reset();
    this.#alarm.rang();
    await this.#parts.database.deleteAll();
  }

  #moved(operation: Operation, from: OperationState): void {
    if (operation.kind.startsWith('card-')) this.#parts.cache.clear();
    else this.#parts.cache.clearAllButCards();
    this.#parts.log.moved(operation, from);
    this.#parts.indexed.noteOperation(this.#group(), operation);
    this.#parts.lines.keep();
    this.#parts.acts.moved(operation, from);
    this.#parts.notifications.moved(operation, from);
    this.#endJourney(operation);
    if (!isOpen(operation.state)) this.#parts.secrets.drop(operationSecret(operation.id));
    if (isOpen(operation.state)) this.#parts.polling.follow(operation);
    else this.#parts.store.dropJob(operation.kind, operation.subjectId);
    this.#parts.viewers.note();
    this.#parts.live.changed();
    this.ctx.waitUntil(this.#rearm());
  }

  /** A group's object is named by it, so that an alarm knows it without anybody. */
  #group(): string | undefined {
    return this.#groupId ?? this.ctx.id.name;
  }

  /** In the same batch as the operation's end, so that no draft can order what was ordered (JOURNEY-10). */
  #endJourney({ kind, state, subjectId }: Operation): void {
    const name = declarationOf(kind).journey;
    if (name && (state === 'done' || state === 'needs-care')) this.#parts.journeys.drop({ name, subjectId });
  }

  #changed(): void {
    this.#parts.cache.clearAllButCards();
    this.#parts.live.changed();
  }

  /** @param isUse somebody uses the object */
  async #rearm(isUse = true): Promise<void> {
    if (isUse) this.#parts.setbacks.wake();
    await this.#alarm.setTo(this.#parts.chores.nextAt());
  }

  /** Remembers whose tokens may be used when nobody looks, and wakes what waited for somebody. */
  #seen(requester: Requester): void {
    if (!this.#parts.viewers.seen(requester)) return;
    this.#parts.retention.noteUse();
    this.#groupId = requester.actor.groupId;
    this.#parts.viewers.note();
    this.#parts.polling.wake();
    this.ctx.waitUntil(this.#rearm());
  }
}

function isOfCustomer({ actorId, subjectId }: Pick<Operation, 'actorId' | 'subjectId'>, customerId: string): boolean {
  return actorId === customerId || subjectId === customerId;
}
