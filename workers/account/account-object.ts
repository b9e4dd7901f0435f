import { DurableObject } from 'cloudflare:workers';
import { readById } from '#rpc/carrier/procedures.ts';
import type {
  AccountView,
  FindRequest,
  Found,
  JobView,
  KeptOfCustomer,
  ReadRequest,
  Requester,
  SignIn,
  Submitted,
  SubmitRequest,
  WatchRequest,
  StoppedOrder,
} from '#rpc/portal-context.ts';
import type { StepRecord } from '#rpc/domain/saga.ts';
import type { JourneyKey, JourneySave, KeptJourney } from '#rpc/domain/journey/kept.ts';
import { oneDay } from '#rpc/domain/day.ts';
import { isOpen } from '#rpc/domain/ledger.ts';
import type { LimitName } from '#rpc/domain/limit.ts';
import type { KnownLine } from '#rpc/domain/known-line.ts';
import { markOf } from '#rpc/domain/mark.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { declarationOf, type Operation, type OperationKind } from '#rpc/operation/operations.ts';
import type { Audience } from '#rpc/domain/polling.ts';
import { linesAmong, watchesOf } from '#rpc/portal/seen-lines.ts';
import type { Outcome } from '#rpc/problem.ts';
import { answerMs, carrierCallerOf, carrierOf, othersLimitMs, pagePatienceMs, pollLimitMs } from '../carrier.ts';
import type { Env } from '../env.ts';
import { logSecurity } from '../security-log.ts';
import type { Identity } from '../session/session.ts';
import { callerFor, sessionOf } from './access.ts';
import type { AccountRpc } from './account-rpc.ts';
import { ReadCache } from './cache.ts';
import { Database } from './database.ts';
import { Ledger } from './ledger.ts';
import { Journeys } from './journeys.ts';
import { Limits } from './limits.ts';
import { KnownLines } from './known-lines.ts';
import { Live } from './live.ts';
import { type AskedSessions, Polling } from './polling.ts';
import { Retention } from './retention.ts';
import { SealedSecrets } from './sealed-secrets.ts';
import { SignIns } from './sign-ins.ts';
import { Steps } from './steps.ts';
import { Store } from './store.ts';
import { Chores } from '../chores.ts';
import { clock } from '../clock.ts';
import { type EventFacts, logEvent, type LoggedEvent } from '../event-log.ts';
import { mostThrows, Setbacks } from '../setbacks.ts';

const viewerSeenMs = 60_000;

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
  readonly #setbacks: Setbacks;
  readonly #chores: Chores;
  /** When a session was last noted as a viewer. */
  readonly #seenAt = new Map<string, number>();
  /** As far as this life of the object knows. */
  #groupId: string | undefined;
  /** When the alarm rings, as far as this life of the object knows; null for never. */
  #armed: number | null | undefined;
  /** The alarm found nothing left to keep. */
  #isGone = false;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    clock.set(env);
    const sql = new Database(state.storage);
    this.#database = sql;
    this.#store = new Store(sql, {
      unreadable: ({ id, kind }) => this.#log('operation unreadable', { reference: spokenReference(id), kind }),
    });
    this.#signIns = new SignIns(sql);
    this.#steps = new Steps(sql);
    const kept = { sql, now: clock.now };
    this.#secrets = new SealedSecrets({
      ...kept,
      sealKey: env.SESSION_SEAL_KEY,
      unreadable: () => this.#swallowed('unseal of secrets'),
    });
    this.#journeys = new Journeys({ ...kept, secrets: this.#secrets });
    this.#limits = new Limits(kept);
    // Spread over the day by the object's random id.
    this.#retention = new Retention({
      ...kept,
      offsetMs: Number.parseInt(state.id.toString().slice(0, 8), 16) % oneDay,
    });
    this.#live = new Live(state);
    this.#lines = new KnownLines({
      kv: state.storage.kv,
      isNeeded: () => this.#store.sentOperations(Number.MAX_SAFE_INTEGER, 1).length > 0,
    });
    this.#cache = new ReadCache({ now: clock.now, background: (work) => state.waitUntil(work) });
    const carrier = carrierOf(env);
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
      others: () => carrierCallerOf(env, { limitMs: othersLimitMs }),
      limitedUntil: (kind, actorId) => this.#limits.untilOf(kind, actorId),
      keepSecrets: (operationId, sealed) => this.#secrets.put(operationSecret(operationId), sealed),
      background: (work) => state.waitUntil(work),
      untold: () => this.#swallowed('telling others'),
      moved: (operation) => this.#moved(operation),
    });
    this.#polling = new Polling({
      ...deps,
      callerFor: (requester) => callerFor(env, carrier, requester, pollLimitMs),
      ledger: this.#ledger,
      requesterFor: (customerIds, asked) => this.#someone(customerIds, asked),
      liveAudience: () => this.#live.audience(),
      changed: () => this.#changed(),
      checked: (at) => this.#live.checked(at),
      threw: (kind, throws, thrown) => this.#threw(`question about ${kind}`, throws, thrown),
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
        { name: 'polling', nextAt: () => this.#polling.nextAt(), run: () => this.#poll() },
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
    return this.#limits.add(name, actor.customerId);
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
    const sealed = request.secrets && (await this.#secrets.seal(request.secrets));
    return this.#ledger.submit(requester, { ...request, sealed }, answerMs);
  }

  async watch(requester: Requester, audience: Audience, requests: readonly WatchRequest[]): Promise<JobView[]> {
    this.#seen(requester);
    const jobs = this.#polling.watch(audience, requests);
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

  /** A session ended: its pages close, and its tokens are not asked for again. */
  async leave(session: string): Promise<void> {
    this.#live.leave(session);
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
  async signedIn(session: string, customerId: string, identity: Identity): Promise<boolean> {
    const isBound = this.#signIns.signedIn(session, customerId, identity);
    this.#retention.noteUse();
    await this.#rearm();
    return isBound;
  }

  /**
   * Deletes what is kept of a customer, or of all of the account, unless operations of theirs are under way: what was
   * sent has to come to its end. @returns how many those are (SAFETY-30)
   */
  async forget(customerId?: string): Promise<number> {
    this.#ledger.repair();
    const open = [...this.#store.openOperations(), ...this.#store.unreadOpen()];
    const theirs = open.filter((one) => customerId === undefined || isOfCustomer(one, customerId));
    if (theirs.length > 0) return theirs.length;
    this.#cache.clear();
    if (customerId !== undefined) this.#lines.forget(customerId);
    if (customerId === undefined || this.#retention.forget(customerId)) await this.#erase();
    else await this.#rearm();
    return 0;
  }

  async kept({ actor: { customerId, groupId }, credentials: { isPrimary } }: Requester): Promise<KeptOfCustomer> {
    const drafts = this.#journeys.list().filter(({ subjectId }) => subjectId === customerId);
    return {
      boundAt: this.#signIns.boundAt(customerId),
      drafts: drafts.map(({ name, savedAt }) => ({ name, savedAt })),
      counted: this.#limits.countedOf(customerId),
      lines: this.#lines.namesFor({ id: customerId, groupId, isPrimary }),
    };
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
    this.#armed = null;
    await this.#database.deleteAll();
  }

  #moved(operation: Operation): void {
    if (operation.kind.startsWith('card-')) this.#cache.clear();
    else this.#cache.clearAllButCards();
    this.#note(operation);
    this.#lines.keep();
    this.#noteEnd(operation);
    this.#endJourney(operation);
    if (!isOpen(operation.state)) this.#secrets.drop(operationSecret(operation.id));
    if (isOpen(operation.state)) this.#polling.follow(operation);
    else this.#store.dropJob(operation.kind, operation.subjectId);
    this.#live.changed();
    this.ctx.waitUntil(this.#rearm());
  }

  /** The operator hears of each end that is not "done", with what its customer may say on the phone (LEDGER-29). */
  #noteEnd({ id, kind, state, refusal, sentAt, settledAt }: Operation): void {
    if (state !== 'refused' && state !== 'needs-care') return;
    const age = Math.round(((settledAt ?? clock.now()) - (sentAt ?? clock.now())) / 1_000);
    const end = state === 'refused' ? 'refused' : refusal === undefined ? 'given up' : 'stopped half-way';
    this.#log('operation ended', { reference: spokenReference(id), kind, state, end, refusal, age });
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
  #seen({ session, actor }: Requester): void {
    if (clock.now() - (this.#seenAt.get(session) ?? 0) < viewerSeenMs) return;
    this.#seenAt.set(session, clock.now());
    this.#retention.noteUse();
    const { customerId, groupId } = actor;
    this.#groupId = groupId;
    this.#store.seen({ session, customerId, groupId, seenAt: clock.now() });
    this.#polling.wake();
    this.ctx.waitUntil(this.#rearm());
  }

  async #someone(customerIds: readonly string[], asked: AskedSessions): Promise<Requester | 'unreachable' | undefined> {
    let unreachable = false;
    const wanted = (customerId: string) => (customerIds.includes(customerId) ? 0 : 1);
    for (const viewer of this.#store.viewers().sort((a, b) => wanted(a.customerId) - wanted(b.customerId))) {
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

function isOfCustomer({ actorId, subjectId }: Pick<Operation, 'actorId' | 'subjectId'>, customerId: string): boolean {
  return actorId === customerId || subjectId === customerId;
}

function operationSecret(operationId: string): string {
  return `operation/${operationId}`;
}
