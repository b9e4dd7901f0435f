import { DurableObject } from 'cloudflare:workers';
import { readById } from '#rpc/carrier/procedures.ts';
import type {
  AccountView,
  ActivityNotes,
  DeviceChoice,
  DeviceHere,
  FindRequest,
  Found,
  JobView,
  KeptOfCustomer,
  ReadRequest,
  Requester,
  ShownToCare,
  SignIn,
  Submitted,
  SubmitRequest,
  WatchRequest,
  StoppedOrder,
} from '#rpc/portal-context.ts';
import type { StepRecord } from '#rpc/domain/saga.ts';
import type { JourneyKey, JourneySave, KeptJourney } from '#rpc/domain/journey/kept.ts';
import { oneDay } from '#rpc/domain/day.ts';
import { isOpen, type OperationState } from '#rpc/domain/ledger.ts';
import type { LimitName } from '#rpc/domain/limit.ts';
import type { KnownLine } from '#rpc/domain/known-line.ts';
import { markOf } from '#rpc/domain/mark.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { isKindOffered } from '#rpc/operation/needs.ts';
import { declarationOf, type Operation, type OperationKind } from '#rpc/operation/operations.ts';
import type { Audience } from '#rpc/domain/polling.ts';
import type { JobKind } from '#rpc/poll/poll.ts';
import { linesAmong, watchesOf } from '#rpc/portal/seen-lines.ts';
import type { Outcome } from '#rpc/problem.ts';
import { answerMs, carrierCallerOf, carrierOf, othersLimitMs, pagePatienceMs, pollLimitMs } from '../carrier.ts';
import { capabilitiesOf } from '../capabilities.ts';
import type { Env } from '../env.ts';
import { logSecurity } from '../security-log.ts';
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
import { ReadCache } from './cache.ts';
import { Care } from './care.ts';
import { Database } from './database.ts';
import { Forgetting } from './forgetting.ts';
import { GuardedActs } from './guarded-acts.ts';
import { Indexed } from './indexed.ts';
import { firstTables } from './migrations.ts';
import { Ledger } from './ledger.ts';
import { Journeys } from './journeys.ts';
import { Limits } from './limits.ts';
import { KnownLines } from './known-lines.ts';
import { Live } from './live.ts';
import { Notifications } from './notifications.ts';
import { type AskedSessions, Polling } from './polling.ts';
import { reportedOperations } from './reported-operations.ts';
import { Retention } from './retention.ts';
import { SealedSecrets } from './sealed-secrets.ts';
import { SignIns } from './sign-ins.ts';
import { Steps } from './steps.ts';
import { Store, type Viewer } from './store.ts';
import { Chores } from '../chores.ts';
import { clock } from '../clock.ts';
import { knownSwitches, readSwitches } from '../switch-reader.ts';
import { type EventFacts, logEvent, type LoggedEvent } from '../event-log.ts';
import { audit } from '../operator/audit-stub.ts';
import { noteAct } from '../operator/guarded-act.ts';
import { accountTags } from '../operator/account-index.ts';
import { writePoint } from '../points/write-point.ts';
import { mostThrows, Setbacks } from '../setbacks.ts';

/** How often somebody who looks wakes what waited for somebody. */
const viewerSeenMs = 60_000;
/** How often whose tokens polling may use is stored, while there is something to poll. */
const viewerNotedMs = 600_000;

/**
 * One group's place: references, ledger, polling jobs with one alarm, live pages. A thin shell; the rules are in
 * rpc/domain.
 */
export class AccountObject extends DurableObject<Env> implements AccountRpc {
  readonly #store: Store;
  readonly #signIns: SignIns;
  readonly #steps: Steps;
  readonly #secrets: SealedSecrets;
  readonly #journeys: Journeys;
  readonly #limits: Limits;
  readonly #retention: Retention;
  readonly #database: Database;
  readonly #cache: ReadCache;
  readonly #live: Live;
  readonly #lines: KnownLines;
  readonly #ledger: Ledger;
  readonly #polling: Polling;
  readonly #care: Care;
  readonly #forgetting: Forgetting;
  readonly #indexed: Indexed;
  readonly #notifications: Notifications;
  readonly #acts: GuardedActs;
  readonly #setbacks: Setbacks;
  readonly #chores: Chores;
  /** When a session was last seen. */
  readonly #seenAt = new Map<string, number>();
  /** Who was seen last. */
  #viewer: Omit<Viewer, 'seenAt'> | undefined;
  /** As far as this life of the object knows. */
  #groupId: string | undefined;
  /** When the alarm rings; null for never. */
  #armed: number | null = null;
  /** The alarm found nothing left to keep. */
  #isGone = false;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    clock.set(env);
    void state.blockConcurrencyWhile(async () => {
      const at = await state.storage.getAlarm();
      this.#armed = at === null ? null : clock.here(at);
    });
    const sql = new Database(state.storage);
    this.#database = sql;
    this.#store = new Store(sql.later, {
      references: sql,
      unreadable: ({ id, kind }) => this.#log('operation unreadable', { reference: spokenReference(id), kind }),
    });
    this.#signIns = new SignIns(sql);
    this.#steps = new Steps(sql.later);
    const kept = { sql: sql.later, now: clock.now };
    this.#secrets = new SealedSecrets({
      ...kept,
      sealKey: env.SESSION_SEAL_KEY,
      unreadable: () => this.#swallowed('unseal of secrets'),
    });
    this.#journeys = new Journeys({ ...kept, secrets: this.#secrets });
    this.#limits = new Limits(kept);
    // Spread over the day by the object's random id.
    this.#retention = new Retention({
      sql: (table) => ((firstTables as readonly string[]).includes(table) ? sql : sql.later),
      now: clock.now,
      offsetMs: Number.parseInt(state.id.toString().slice(0, 8), 16) % oneDay,
    });
    this.#live = new Live(state);
    this.#lines = new KnownLines({
      kv: state.storage.kv,
      isNeeded: () => this.#store.sentOperations(Number.MAX_SAFE_INTEGER, 1).length > 0,
    });
    this.#cache = new ReadCache({ now: clock.now, background: (work) => state.waitUntil(work) });
    const carrier = carrierOf(env);
    const isOffered = (kind: JobKind) => isKindOffered(capabilitiesOf(env), kind);
    const deps = {
      store: this.#store,
      now: clock.now,
      callerFor: (requester: Requester) => callerFor(env, carrier, requester),
      journalOf: (operationId: string) => ({
        ...this.#steps.journalOf(operationId),
        now: clock.now,
        secrets: () => this.#secrets.read(operationSecret(operationId)),
      }),
    };
    this.#ledger = new Ledger({
      ...deps,
      others: () => carrierCallerOf(env, { limitMs: othersLimitMs, mayBeAbsent: true }),
      limitedUntil: (kind, actorId) => this.#limited(kind, this.#limits.untilOf(kind, actorId)),
      isClosed: (kind) => knownSwitches().closed.includes(kind) || !isOffered(kind),
      keepSecrets: (operationId, sealed) => this.#secrets.put(operationSecret(operationId), sealed),
      background: (work) => state.waitUntil(work),
      untold: () => this.#swallowed('telling others'),
      moved: (operation, from) => this.#moved(operation, from),
    });
    this.#polling = new Polling({
      ...deps,
      callerFor: (requester) => callerFor(env, carrier, requester, pollLimitMs),
      ledger: this.#ledger,
      requesterFor: (customerIds, asked) => this.#someone(customerIds, asked),
      liveAudience: () => this.#live.audience(),
      lessOften: () => knownSwitches().pollFactor,
      isOffered,
      changed: () => this.#changed(),
      lineMoved: (lineId, before, now) => this.#notifications.lineMoved(lineId, before, now),
      checked: (at) => this.#live.checked(at),
      polled: (poll) => writePoint(env, 'poll', poll),
      threw: (kind, throws, thrown) => this.#threw(`question about ${kind}`, throws, thrown),
    });
    this.#care = new Care({
      store: this.#store,
      ledger: this.#ledger,
      polling: this.#polling,
      steps: this.#steps,
      now: clock.now,
      requesterFor: (customerIds) => this.#someone(customerIds, new Map()),
    });
    this.#forgetting = new Forgetting({
      kv: state.storage.kv,
      now: clock.now,
      underWay: (customerId) => this.#underWay(customerId),
    });
    this.#indexed = new Indexed({
      env,
      kv: state.storage.kv,
      now: clock.now,
      background: (work) => state.waitUntil(work),
      failed: () => this.#swallowed('noting in the index'),
    });
    this.#notifications = new Notifications({
      ...kept,
      env,
      background: (work) => state.waitUntil(work),
      refOf: (lineId) => this.#store.refsOf([lineId])[lineId] as string,
      refused: (status) => this.#log('message refused', { status }),
      moved: () => state.waitUntil(this.#rearm(false)),
    });
    this.#acts = new GuardedActs({
      groupId: () => this.#group(),
      note: (act) => noteAct(env, act),
      background: (work) => state.waitUntil(work),
      failed: () => this.#swallowed('noting a guarded act'),
    });
    this.#setbacks = new Setbacks({
      storage: state.storage,
      now: clock.now,
      threw: (work, throws, thrown) => this.#threw(work, throws, thrown),
    });
    this.#chores = new Chores({
      setbacks: this.#setbacks,
      now: clock.now,
      chores: [
        { name: 'sweep', nextAt: () => this.#retention.nextAt(), run: () => this.#sweep() },
        { name: 'secrets', nextAt: () => this.#secrets.nextAt(), run: () => this.#secrets.sweep() },
        { name: 'forgetting', nextAt: () => this.#forgetting.nextAt(), run: () => this.#forgetDue() },
        { name: 'polling', nextAt: () => this.#polling.nextAt(), run: () => this.#poll() },
        // After it, so that what it finds out is told by the same alarm.
        { name: 'messages', nextAt: () => this.#notifications.nextAt(), run: () => this.#notifications.run() },
      ],
    });
  }

  async read(requester: Requester, requests: readonly ReadRequest[]): Promise<Outcome<unknown>[]> {
    this.#seen(requester);
    const caller = callerFor(this.env, carrierOf(this.env), requester);
    const { load = { page: '', request: crypto.randomUUID(), patienceMs: pagePatienceMs } } = requester;
    const { customerId, groupId } = requester.actor;
    const outcomes = await Promise.all(
      requests.map((ask) => this.#cache.read(customerId, ask, load, () => readById(caller, ask.id, ask.input))),
    );
    this.#lines.note(requests, outcomes, { groupId, byPrimary: requester.credentials.isPrimary });
    return outcomes;
  }

  async knownLines(): Promise<readonly KnownLine[]> {
    return this.#lines.list();
  }

  async refs(targets: readonly string[]): Promise<Record<string, string>> {
    return this.#store.refsOf(targets);
  }

  async find<K extends OperationKind>({
    ref,
    operationId,
    reference,
    open,
    stopped = false,
    unread = false,
  }: FindRequest<K>): Promise<Found<K>> {
    this.#ledger.repair();
    const id = operationId ?? (reference === undefined ? undefined : this.#store.idOfReference(reference));
    const one = id === undefined ? undefined : this.#store.unread(id);
    return {
      target: ref === undefined ? undefined : this.#store.targetOf(ref),
      operation: id === undefined ? undefined : this.#store.operation(id),
      unread: unread ? this.#store.unreadSent() : one && [one],
      open: open === undefined ? [] : this.#store.openOperations(open),
      steps: operationId === undefined ? [] : this.#stepsOf(operationId),
      stopped: stopped ? this.#stopped() : [],
      at: clock.now(),
    };
  }

  #stepsOf(operationId: string): StepRecord[] {
    return [...this.#steps.journalOf(operationId).records()];
  }

  #stopped(): StoppedOrder[] {
    return this.#store
      .operationsNeedingCare('add-line')
      .map((operation) => ({ operation, steps: this.#stepsOf(operation.id) }));
  }

  async count({ actor }: Pick<Requester, 'actor'>, name: LimitName): Promise<number | undefined> {
    return this.#limited(name, this.#limits.add(name, actor.customerId));
  }

  /** Tells operators of a limit that was reached. @returns `until` */
  #limited(limit: LimitName | OperationKind, until: number | undefined): number | undefined {
    if (until !== undefined) writePoint(this.env, 'limit', { limit });
    return until;
  }

  async journey(key: JourneyKey): Promise<KeptJourney | undefined> {
    return this.#journeys.read(key);
  }

  async saveJourney(save: JourneySave): Promise<string | undefined> {
    const version = await this.#journeys.save(save);
    await this.#rearm();
    return version;
  }

  async issue<K extends OperationKind>(
    request: Omit<SubmitRequest<K>, 'id' | 'before'> & { actorId: string },
  ): Promise<string> {
    return this.#ledger.issue(request);
  }

  async sentOperations(before: number, most: number): Promise<Operation[]> {
    this.#ledger.repair();
    return this.#store.sentOperations(before, most);
  }

  async submit(requester: Requester, request: SubmitRequest): Promise<Submitted> {
    this.#seen(requester);
    await readSwitches(this.env);
    const sealed = request.secrets && (await this.#secrets.seal(request.secrets));
    const send = () => this.#ledger.submit(requester, { ...request, sealed }, answerMs);
    return this.#acts.during(request.id, requester.proof, send);
  }

  async watch(requester: Requester, audience: Audience, requests: readonly WatchRequest[]): Promise<JobView[]> {
    this.#seen(requester);
    if (requests.length > 0) await readSwitches(this.env);
    const jobs = this.#polling.watch(audience, requests);
    this.#noteViewer();
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
    this.#ledger.repair();
    const open = this.#store.openOperations();
    const watches = lines.flatMap((line) => watchesOf(line, open));
    const jobs = await this.watch(requester, audience, watches);
    return {
      outcomes,
      view: {
        refs: this.#store.refsOf(lines.map(({ id }) => id)),
        open,
        unread: this.#store.unreadOpen(),
        stopped: this.#stopped(),
        jobs,
        journeys: this.#journeys.list(),
        paymentPage: this.#store.lastSent('payment-page'),
      },
    };
  }

  async leave(session: string, byItself = false): Promise<void> {
    this.#live.leave(session);
    if (!byItself) this.#notifications.left(session);
    const customerId = this.#signIns.customerOf(session);
    if (customerId !== undefined) this.#cache.drop(customerId);
    this.#signIns.forget(session);
    this.#drop(session);
  }

  /** A session is idle: its pages close, but it still serves polling (POLL-12). */
  async closePages(session: string): Promise<void> {
    this.#live.leave(session);
  }

  /** Notes a sign-in of a customer. @returns false when somebody else is bound to the customer (SIGNIN-6) */
  async signedIn(session: string, customerId: string, identity: Identity, browser?: SignedInBrowser): Promise<boolean> {
    const isBound = this.#signIns.signedIn(session, customerId, identity);
    if (isBound && browser) this.#notifications.signedIn(session, customerId, browser);
    if (isBound) this.#indexed.noteEmail(this.#group(), customerId, identity.email);
    this.#retention.noteUse();
    await this.#rearm();
    return isBound;
  }

  async report(): Promise<AccountReport | undefined> {
    if (!this.#database.isThere()) return undefined;
    this.#ledger.repair();
    const customers = this.#retention.customers();
    const counted = (customer: string) =>
      this.#limits.countedOf(customer).map(({ name, at }) => ({ customer, name, at }));
    return {
      ...reportedOperations(this.#store, (id) => this.#stepsOf(id)),
      sessions: Object.fromEntries(customers.map((one) => [one, this.#signIns.sessionsOf(one).length])),
      limits: customers.flatMap(counted),
      drafts: this.#journeys.list().map(({ name, subjectId }) => ({ name, subject: subjectId })),
      setbacks: this.#setbacks.list(),
      toForget: this.#forgetting.list().map(({ receipt, customerId }) => ({ receipt, customer: customerId })),
    };
  }

  async recheck(reference: string): Promise<Rechecked | undefined> {
    if (!this.#database.isThere()) return undefined;
    const rechecked = await this.#care.recheck(reference);
    await this.#rearm();
    return rechecked;
  }

  async settle(request: SettleRequest): Promise<SettleResult | undefined> {
    return this.#database.isThere() ? this.#care.settle(request) : undefined;
  }

  /**
   * Deletes what is kept of a customer, or of all of the account, and ends their sessions; with operations of theirs
   * under way, once the last of them ended: what was sent has to come to its end (SAFETY-30).
   */
  async forgetWhenEnded(request: ForgetRequest): Promise<Forgotten | undefined> {
    const { customerId } = request;
    if (!this.#database.isThere() || !this.#knows(customerId)) return undefined;
    this.#ledger.repair();
    const underWay = this.#underWay(customerId);
    if (underWay === 0) return { forgotten: true, sessions: await this.#forget(request) };
    this.#forgetting.add(request);
    return { forgotten: false, underWay };
  }

  /** Is anything kept of a customer, or of anybody? */
  #knows(customerId: string | undefined): boolean {
    return this.#retention.hasAny(customerId) || this.#lines.list().some(({ id }) => id === customerId);
  }

  #underWay(customerId: string | undefined): number {
    const open = [...this.#store.openOperations(), ...this.#store.unreadOpen()];
    return open.filter((one) => customerId === undefined || isOfCustomer(one, customerId)).length;
  }

  /** Carries out what waited. */
  async #forgetDue(): Promise<void> {
    for (const request of this.#forgetting.due()) {
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
    const sessions = this.#signIns.sessionsOf(customerId);
    await Promise.all(sessions.map((name) => sessionOf(this.env, name).end()));
    const isTheirs = (one: { actorId: string; subjectId: string }) =>
      customerId === undefined || isOfCustomer(one, customerId);
    const operations = this.#store.sentOperations(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    const operationIds = operations.filter(isTheirs).map(({ id }) => id);
    await this.#indexed.forget(this.#group(), customerId, operationIds);
    await note();
    this.#cache.clear();
    this.#forgetting.drop(request);
    if (customerId !== undefined) this.#lines.forget(customerId);
    if (customerId === undefined || this.#retention.forget(customerId)) {
      await this.#erase();
      this.#isGone = true;
    } else await this.#rearm();
    return sessions.length;
  }

  async noteShown({ id, customerId, at, until }: ShownToCare): Promise<void> {
    this.#database.later.exec(
      'INSERT OR REPLACE INTO shown (id, customer_id, at, until) VALUES (?, ?, ?, ?)',
      id,
      customerId,
      at,
      until,
    );
    await this.#rearm();
  }

  async activityNotes(): Promise<ActivityNotes> {
    return { shown: this.#shownToCare(), turns: this.#notifications.turns() };
  }

  #shownToCare(): ShownToCare[] {
    const query = 'SELECT id, customer_id, at, until FROM shown ORDER BY at DESC';
    const rows = this.#database.later.exec<{ id: string; customer_id: string; at: number; until: number }>(query);
    return rows.toArray().map(({ customer_id: customerId, ...shown }) => ({ ...shown, customerId }));
  }

  async kept({ actor: { customerId, groupId }, credentials: { isPrimary } }: Requester): Promise<KeptOfCustomer> {
    const drafts = this.#journeys.list().filter(({ subjectId }) => subjectId === customerId);
    return {
      boundAt: this.#signIns.boundAt(customerId),
      drafts: drafts.map(({ name, savedAt }) => ({ name, savedAt })),
      counted: this.#limits.countedOf(customerId),
      devices: this.#notifications.of(customerId),
      shown: this.#shownToCare()
        .filter((one) => one.customerId === customerId)
        .map(({ at, until }) => ({ at, until })),
      turns: this.#notifications
        .turns()
        .filter((one) => one.customerId === customerId)
        .map(({ at, isOn }) => ({ at, isOn })),
      lines: this.#lines.namesFor({ id: customerId, groupId, isPrimary }),
    };
  }

  async deviceHere({ actor }: Pick<Requester, 'actor'>, id: string): Promise<DeviceHere | undefined> {
    return this.#notifications.here(id, actor.customerId);
  }

  async keepDevice(requester: Requester, choice: DeviceChoice): Promise<boolean> {
    this.#seen(requester);
    return this.#notifications.keep(requester, choice);
  }

  async dropDevice({ actor }: Requester, id: string): Promise<void> {
    if (this.#notifications.here(id, actor.customerId)) this.#notifications.drop(id);
  }

  async endDevices(which: { id: string } | { customerId: string; but?: string | undefined }): Promise<void> {
    if (!this.#database.isThere()) return;
    if ('id' in which) this.#notifications.drop(which.id);
    else this.#notifications.dropOthers(which.customerId, which.but);
  }

  /** The sessions of a customer, or of all, that may still be alive (SIGNIN-24). */
  async sessionsOf(customerId?: string): Promise<string[]> {
    return this.#signIns.sessionsOf(customerId);
  }

  async signIns({ session, actor }: Requester): Promise<SignIn[]> {
    const names = this.#signIns.sessionsOf(actor.customerId);
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
    return this.#live.join(
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
    this.#armed = null;
    this.#isGone = false;
    await readSwitches(this.env);
    const isGone = await this.#chores.run(() => this.#isGone);
    if (!isGone) await this.#rearm(false);
  }

  /** Deletes what is past its time, once a day; all of the storage when nothing is left (SAFETY-29). */
  async #sweep(): Promise<void> {
    const isEmpty = this.#retention.sweep();
    this.#lines.sweep();
    if (!isEmpty || !this.#live.isQuiet()) return;
    await this.#erase();
    this.#isGone = true;
  }

  async #poll(): Promise<void> {
    this.#ledger.repair();
    await this.#polling.run();
  }

  async #erase(): Promise<void> {
    this.#retention.reset();
    this.#lines.forget();
    this.#setbacks.reset();
    this.#forgetting.reset();
    this.#indexed.reset();
    this.#armed = null;
    await this.#database.deleteAll();
  }

  #moved(operation: Operation, from: OperationState): void {
    if (operation.kind.startsWith('card-')) this.#cache.clear();
    else this.#cache.clearAllButCards();
    this.#note(operation);
    this.#indexed.noteOperation(this.#group(), operation);
    this.#lines.keep();
    this.#acts.moved(operation, from);
    this.#tellOfMove(operation, from);
    this.#noteEnd(operation);
    this.#notifications.moved(operation, from);
    this.#endJourney(operation);
    if (!isOpen(operation.state)) this.#secrets.drop(operationSecret(operation.id));
    if (isOpen(operation.state)) this.#polling.follow(operation);
    else this.#store.dropJob(operation.kind, operation.subjectId);
    this.#noteViewer();
    this.#live.changed();
    this.ctx.waitUntil(this.#rearm());
  }

  /** The operator hears of each end that is not "done", with what its customer may say on the phone (LEDGER-29). */
  #noteEnd({ id, kind, state, refusal, settlement, sentAt, settledAt }: Operation): void {
    if (state !== 'refused' && state !== 'needs-care') return;
    const age = ageOf({ sentAt, settledAt });
    const end = endOf({ state, refusal, settlement });
    this.#log('operation ended', { reference: spokenReference(id), kind, state, end, refusal, age });
  }

  #tellOfMove(operation: Operation, from: OperationState): void {
    const { kind, state: to } = operation;
    writePoint(this.env, 'operation', { kind, from, to, end: endOf(operation), age: ageOf(operation) });
  }

  /** Operations that want a recent sign-in, and lost writes, are told to security (SAFETY-32). */
  #note({ kind, state }: Operation): void {
    const whose = { groupId: this.#group() };
    const log = (work: Promise<void>) => this.ctx.waitUntil(work);
    if (declarationOf(kind).recentSignIn) log(logSecurity(this.env, 'sensitive change', { kind, state }, whose));
    if (state === 'unknown') log(logSecurity(this.env, 'write lost', { kind }, whose));
  }

  /** The operator hears of work of the alarm that threw, and that it stopped (LEDGER-26). */
  #threw(work: string, count: number, thrown: unknown): void {
    const error = thrown instanceof Error ? thrown.name : 'unknown';
    this.#log('alarm failed', { kind: work, count, error });
    if (count >= mostThrows) this.#log('alarm stopped', { kind: work, count });
  }

  #log(event: LoggedEvent, facts: EventFacts): void {
    this.ctx.waitUntil(logEvent(this.env, event, facts, { account: this.#group() }));
  }

  /** A group's object is named by it, so that an alarm knows it without anybody. */
  #group(): string | undefined {
    return this.#groupId ?? this.ctx.id.name;
  }

  /** Security hears of a failure that no page shows (SAFETY-32). */
  #swallowed(what: string): void {
    this.ctx.waitUntil(logSecurity(this.env, 'failure swallowed', { what }, { groupId: this.#group() }));
  }

  /** In the same batch as the operation's end, so that no draft can order what was ordered (JOURNEY-10). */
  #endJourney({ kind, state, subjectId }: Operation): void {
    const name = declarationOf(kind).journey;
    if (name && (state === 'done' || state === 'needs-care')) this.#journeys.drop({ name, subjectId });
  }

  #changed(): void {
    this.#cache.clearAllButCards();
    this.#live.changed();
  }

  /**
   * One alarm, at the earliest of all work; an overdue one rings at once. Setting it anew is a write for nothing.
   * @param isUse somebody uses the object
   */
  async #rearm(isUse = true): Promise<void> {
    if (isUse) this.#setbacks.wake();
    const nextAt = this.#chores.nextAt();
    // Alarms ring at whole milliseconds: one before its job is due would find nothing to do.
    const wanted = nextAt === undefined ? null : Math.max(Math.ceil(nextAt), clock.now());
    if (wanted === this.#armed) return;
    this.#armed = wanted;
    // No wait may stand before this: the alarm is kept in one batch with the job that it is for.
    await (wanted === null ? this.ctx.storage.deleteAlarm() : this.ctx.storage.setAlarm(clock.there(wanted)));
  }

  /** Remembers whose tokens may be used when nobody looks, and wakes what waited for somebody. */
  #seen({ session, actor: { customerId, groupId } }: Requester): void {
    this.#viewer = { session, customerId, groupId };
    if (clock.now() - (this.#seenAt.get(session) ?? 0) < viewerSeenMs) return;
    this.#seenAt.set(session, clock.now());
    this.#retention.noteUse();
    this.#groupId = groupId;
    this.#noteViewer();
    this.#polling.wake();
    this.ctx.waitUntil(this.#rearm());
  }

  /** Builds before this one poll with the tokens of those alone that are noted; most visits have nothing to poll. */
  #noteViewer(): void {
    if (this.#viewer && this.#store.hasJobs())
      this.#store.seen({ ...this.#viewer, seenAt: clock.now() }, viewerNotedMs);
  }

  /** Sessions whose tokens polling may use: those that were noted, the latest first, then those that signed in. */
  #candidates(customerIds: readonly string[]): { session: string; customerId: string }[] {
    const noted = this.#store.viewers();
    const others = this.#signIns.all().filter(({ session }) => noted.every((one) => one.session !== session));
    const wanted = (customerId: string) => (customerIds.includes(customerId) ? 0 : 1);
    return [...noted, ...others].sort((a, b) => wanted(a.customerId) - wanted(b.customerId));
  }

  async #someone(customerIds: readonly string[], asked: AskedSessions): Promise<Requester | 'unreachable' | undefined> {
    let unreachable = false;
    for (const viewer of this.#candidates(customerIds)) {
      const known = asked.get(viewer.session) ?? sessionOf(this.env, viewer.session).requester();
      asked.set(viewer.session, known);
      const requester = await known;
      if (requester === 'unreachable') unreachable = true;
      else if (requester === 'over') this.#drop(viewer.session);
      else return requester;
    }
    return unreachable ? 'unreachable' : undefined;
  }

  #drop(session: string): void {
    this.#seenAt.delete(session);
    this.#store.dropViewer(session);
  }
}

/** How an operation ended, unless the carrier did it; empty for all others. */
function endOf({ state, refusal, settlement }: Pick<Operation, 'state' | 'refusal' | 'settlement'>): string {
  if (settlement) return 'settled by the operator';
  if (state === 'refused') return 'refused';
  if (state !== 'needs-care') return '';
  return refusal === undefined ? 'given up' : 'stopped half-way';
}

/** How long ago an operation was sent, until its end; whole seconds. */
function ageOf({ sentAt = clock.now(), settledAt = clock.now() }: Pick<Operation, 'sentAt' | 'settledAt'>): number {
  return Math.round((settledAt - sentAt) / 1_000);
}

function isOfCustomer({ actorId, subjectId }: Pick<Operation, 'actorId' | 'subjectId'>, customerId: string): boolean {
  return actorId === customerId || subjectId === customerId;
}

function operationSecret(operationId: string): string {
  return `operation/${operationId}`;
}
