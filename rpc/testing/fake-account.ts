import { endpoints } from '#contracts/carrier.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type {
  AccountPort,
  AccountView,
  ActivityNotes,
  CustomerDataExport,
  ReadRequest,
  Viewer,
  SignIn,
} from '../portal-account.ts';
import type { PortalContext } from '../portal-context.ts';
import type { CarePort, CareShowing } from '../domain/care-code.ts';
import type { DeviceChoice, PushSettings } from '../notification/notification.ts';
import type {
  FindRequest,
  FindResult,
  StoppedOrder,
  SubmitOutcome,
  SubmitRequest,
  UnreadableOperation,
} from '../operation/submission.ts';
import type { JobView, PollRequest } from '../poll/poll.ts';
import type { JourneyKey, JourneySave, KeptJourney } from '../domain/journey/kept.ts';
import type { MonthOperation } from '../domain/facts/first-month.ts';
import type { StepRecord } from '../domain/saga.ts';
import { billChargeDays, type ForecastRead } from '../domain/facts/bill-charge.ts';
import type { CachedLine } from '../domain/cached-line.ts';
import { oneDay } from '../domain/day.ts';
import { earlierInDoubt } from '../domain/facts/earlier-order.ts';
import { endedFor } from '../domain/facts/ended.ts';
import { isInProgress } from '../domain/ledger.ts';
import { isReferenceOf } from '../domain/spoken-reference.ts';
import type { LimitName } from '../domain/limit.ts';
import { billChargesOf } from '../operation/bill-charges.ts';
import {
  mutexKinds,
  ofKind,
  type Operation,
  type OperationBaseline,
  type OperationKind,
} from '../operation/operations.ts';
import type { Audience } from '../domain/polling.ts';
import { linesAmong, pollRequestsOf } from '../portal/seen-lines.ts';
import { startKinds, withPendingStarts } from '../portal/pending-starts.ts';
import type { Outcome } from '../problem.ts';

/** Time zone of the customers of tests: at noon its day differs from UTC, so that a UTC day fails (COPY-8). */
export const timeZone = 'Pacific/Kiritimati';
/** Noon of November 20, 2026 in that zone. */
export const noon = Date.parse('2026-11-19T22:00:00Z');

/** Replies of the carrier to reads, by endpoint id. */
export type Replies = Record<string, Outcome<unknown> | ((input: Record<string, unknown>) => Outcome<unknown>)>;

export const reply = (value: unknown): Outcome<unknown> => ({ kind: 'reply', reply: value });
export const fault = (why: 'http' | 'session' | 'slow' | 'timeout' = 'http'): Outcome<unknown> => ({
  kind: 'fault',
  why,
  transactionId: 'transaction-1',
});

/** Default replies about money and plans: nothing is owed, and the other reads fail. */
const defaultReplies: Replies = {
  'billing.customer': reply({ balance: 0, isAutoPay: true }),
  'billing.forecast': fault(),
  'card.list': fault(),
  'catalog.activePlans': fault(),
  'tax.byCustomer': fault(),
};

const endpointsById = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));

/** An account in memory that records its calls. References are made by `refOf`. */
export class FakeAccount implements AccountPort {
  readonly asked: ReadRequest[] = [];
  readonly submitted: { id: string; before?: OperationBaseline[OperationKind] }[] = [];
  readonly watched: { audience: Audience; requests: readonly PollRequest[] }[] = [];
  readonly operations: Operation[] = [];
  /** Sent operations that cannot be read. */
  readonly unread: UnreadableOperation[] = [];
  /** Ids of the operations that the viewer dismissed, and when. */
  readonly dismissed = new Map<string, number>();
  /** Counted rate limits. */
  readonly counted: LimitName[] = [];
  limitedUntil: number | undefined;
  jobs: JobView[] = [];
  /** Cached replies, by endpoint id. */
  readonly atHand: Record<string, Outcome<unknown>> = {};
  readonly journeys = new Map<string, KeptJourney>();
  /** Step records of any saga. */
  steps: StepRecord[] = [];
  /** Step records of the sagas that have their own, by operation id. */
  readonly stepsOf = new Map<string, StepRecord[]>();
  /** Returns a submitted operation in its next state. */
  onSubmit: (operation: Operation) => Operation = (operation) => ({ ...operation, state: 'pending', sentAt: this.now });
  now = noon;
  /** Cached lines of the account. */
  remembered: CachedLine[] = [];
  /** Forecasts that were read before. */
  forecasts: ForecastRead[] = [];
  /** Browsers with notifications, by their ids. */
  readonly devices = new Map<string, DeviceChoice>();
  /** The customer's sessions. */
  sessions: SignIn[] = [];
  readonly #replies: Replies;
  readonly #targets: readonly string[];

  constructor(targets: readonly string[], replies: Replies) {
    this.#targets = targets;
    this.#replies = replies;
  }

  async read(_: Viewer, requests: readonly ReadRequest[]): Promise<Outcome<unknown>[]> {
    this.asked.push(...requests.filter(({ cacheOnly }) => !cacheOnly));
    for (const { id, input } of requests) endpointsById.get(id)?.input.parse(input);
    const outcomes = requests.map(({ id, input, cacheOnly }) => {
      if (cacheOnly) return this.atHand[id] ?? fault();
      const outcome = this.#replies[id] ?? defaultReplies[id];
      if (!outcome) throw new Error(`no reply for ${id}`);
      return typeof outcome === 'function' ? outcome(input) : outcome;
    });
    const kinds: readonly OperationKind[] = startKinds;
    const sentOf = (lineId: string) =>
      this.operations.filter(({ kind, subjectId }) => kinds.includes(kind) && subjectId === lineId);
    return withPendingStarts(requests, outcomes, this.now, {
      sentOf: (lineId) =>
        sentOf(lineId).map((operation) => ({ ...operation, endedAt: operation.endedAt ?? operation.sentAt })),
      open: () => this.#open(),
    });
  }

  async refs(targets: readonly string[]): Promise<Record<string, string>> {
    return Object.fromEntries(targets.map((id) => [id, refOf(id)]));
  }

  async find<K extends OperationKind>({
    ref,
    operationId,
    reference = '',
    open,
    sent,
    subjectId,
    stopped = false,
    firstMonth = false,
    unreadable = false,
    billDays,
  }: FindRequest<K>): Promise<FindResult<K>> {
    const target = this.#targets.find((id) => refOf(id) === ref);
    const operation = this.operations.find(
      ({ id, sentAt }) => id === operationId || (sentAt !== undefined && isReferenceOf(id, reference)),
    );
    const sentOperations = sent === undefined ? [] : this.#sent(target ?? subjectId, mutexKinds(sent));
    return {
      target,
      operation,
      unreadable: unreadable ? this.unread : [],
      open: this.#open().filter((operation): operation is Operation<K> => operation.kind === open),
      sentIds: sentOperations.map(({ id }) => id),
      earlier: earlierInDoubt(sentOperations),
      steps: this.#stepsFor(operationId),
      stopped: stopped ? this.#stopped() : [],
      bill: billDays === undefined ? undefined : this.#billRecord(billDays),
      firstMonth: firstMonth ? this.#firstMonth(target ?? operation?.subjectId) : [],
      at: this.now,
    };
  }

  #billRecord(days: number) {
    const operations = this.operations.filter(({ sentAt = 0 }) => sentAt >= this.now - days * oneDay);
    return { charges: billChargesOf(operations, (id) => this.#stepsFor(id)), earlier: this.forecasts };
  }

  #stepsFor(operationId = ''): StepRecord[] {
    return this.stepsOf.get(operationId) ?? this.steps;
  }

  #firstMonth(lineId: string | undefined): MonthOperation[] {
    return this.operations
      .flatMap((operation) => ofKind('activate', operation) ?? ofKind('month-in-advance', operation) ?? [])
      .filter(({ subjectId }) => subjectId === lineId)
      .sort((a, b) => (b.sentAt ?? 0) - (a.sentAt ?? 0))
      .map((operation) => ({ operation, steps: this.#stepsFor(operation.id) }));
  }

  #sent(target: string | undefined, kinds: readonly OperationKind[]): Operation[] {
    const operations = this.operations.filter(
      ({ subjectId, kind, state }) => subjectId === target && kinds.includes(kind) && state !== 'not-sent',
    );
    return operations.sort((a, b) => (b.sentAt ?? 0) - (a.sentAt ?? 0));
  }

  #stopped(): StoppedOrder[] {
    return this.operations.flatMap((operation) => {
      const order = operation.state === 'needs-care' ? ofKind('add-line', operation) : undefined;
      return order ? [{ operation: order, steps: this.steps }] : [];
    });
  }

  async count(_: Pick<Viewer, 'actor'>, name: LimitName): Promise<number | undefined> {
    this.counted.push(name);
    return this.limitedUntil;
  }

  async dismiss(_: Pick<Viewer, 'actor'>, operationId: string): Promise<void> {
    this.dismissed.set(operationId, this.now);
  }

  async journey({ name, subjectId }: JourneyKey): Promise<KeptJourney | undefined> {
    return this.journeys.get(`${name} ${subjectId}`);
  }

  async saveJourney({ name, subjectId, version, draft, secrets }: JourneySave): Promise<string | undefined> {
    const key = `${name} ${subjectId}`;
    const stored = this.journeys.get(key);
    if ((stored?.version ?? '') !== version) return undefined;
    const next = `version-${this.journeys.size + Number(version.slice(8)) + 1}`;
    this.journeys.set(key, { version: next, draft, secrets: secrets ?? stored?.secrets ?? {}, savedAt: this.now });
    return next;
  }

  #open(): Operation[] {
    return this.operations.filter(({ state }) => isInProgress(state));
  }

  async sentOperations(before: number, most: number): Promise<Operation[]> {
    const sent = this.operations.filter(({ sentAt }) => sentAt !== undefined && sentAt < before);
    return sent.sort((a, b) => (b.sentAt ?? 0) - (a.sentAt ?? 0)).slice(0, most);
  }

  readonly notes: ActivityNotes = { shown: [], turns: [] };
  async activityNotes(): Promise<ActivityNotes> {
    return this.notes;
  }

  async exportData(): Promise<CustomerDataExport> {
    const counted = this.counted.map((name) => ({ name, at: this.now }));
    return { boundAt: this.now, drafts: [], counted, devices: [], shown: [], turns: [], lines: [] };
  }

  async pushSettings(_: Pick<Viewer, 'actor'>, id: string): Promise<PushSettings | undefined> {
    return this.devices.get(id);
  }

  async subscribeDevice(_: Viewer, choice: DeviceChoice): Promise<boolean> {
    const isReached = choice.subscription?.endpoint.startsWith('https://push.test/') ?? this.devices.has(choice.id);
    if (isReached) this.devices.set(choice.id, choice);
    return isReached;
  }

  async unsubscribeDevice(_: Viewer, id: string): Promise<void> {
    this.devices.delete(id);
  }

  async cachedLines(): Promise<readonly CachedLine[]> {
    return this.remembered;
  }

  async signIns(): Promise<SignIn[]> {
    return this.sessions;
  }

  async submit({ actor }: Viewer, request: SubmitRequest): Promise<SubmitOutcome> {
    const { id, kind, baseline } = request;
    const earlier = this.operations.find((operation) => operation.id === id);
    if (earlier?.state === 'sending') return { kind: 'submitted', operation: this.onSubmit(earlier) };
    if (earlier) return { kind: 'submitted', operation: earlier };
    const inProgress = this.#open().find((rival) => rival.kind === kind && rival.subjectId === request.subjectId);
    if (inProgress) return { kind: 'in-progress', operation: inProgress };
    if (this.limitedUntil !== undefined) return { kind: 'rate-limited', until: this.limitedUntil };
    const hasFreshFlags = this.asked.some(({ id: endpoint, maxAgeMs }) => endpoint === 'config.keys' && maxAgeMs === 0);
    if (!hasFreshFlags) throw new Error(`LEDGER-25: ${kind} was decided by flags that may be old`);
    this.submitted.push({ id, before: baseline });
    const sending = { ...request, actorId: actor.customerId, state: 'sending', issuedAt: this.now, sentAt: this.now };
    const submitted = this.onSubmit(sending as Operation);
    if (submitted.id !== id) return { kind: 'in-progress', operation: submitted };
    this.operations.push(submitted);
    return { kind: 'submitted', operation: submitted };
  }

  async requestPolling(_: Viewer, audience: Audience, requests: readonly PollRequest[]): Promise<JobView[]> {
    this.watched.push({ audience, requests });
    return this.jobs.filter((job) =>
      requests.some(({ kind, subjectId }) => kind === job.kind && subjectId === job.subjectId),
    );
  }

  async readWithView(
    viewer: Viewer,
    audience: Audience,
    requests: readonly ReadRequest[],
  ): Promise<{ outcomes: Outcome<unknown>[]; view: AccountView }> {
    const outcomes = await this.read(viewer, requests);
    const lines = linesAmong(requests, outcomes);
    const inProgress = this.#open();
    const pollRequests = lines.flatMap((line) => pollRequestsOf(line, inProgress));
    const jobs = await this.requestPolling(viewer, audience, pollRequests);
    const journeys = [...this.journeys.keys()].map((key) => {
      const [name = '', subjectId = ''] = key.split(' ');
      return { name: name as JourneyKey['name'], subjectId };
    });
    const refs = await this.refs(lines.map(({ id }) => id));
    const [paymentPage] = this.operations.flatMap((operation) => ofKind('payment-page', operation) ?? []);
    return {
      outcomes,
      view: {
        ...{ refs, inProgress, unreadable: this.unread, stopped: this.#stopped(), jobs, journeys, paymentPage },
        ended: endedFor(
          { id: viewer.actor.customerId, isPrimary: viewer.credentials.isPrimary },
          this.operations,
          this.dismissed,
          this.now,
        ),
        dismissed: [...this.dismissed.keys()],
        bill: viewer.credentials.isPrimary ? this.#billRecord(billChargeDays) : undefined,
      },
    };
  }

  /** Returns the ids of the reads so far. */
  get reads(): string[] {
    return this.asked.map(({ id }) => id);
  }
}

/**
 * Returns the account of a group with additional replies.
 * @param actor the viewer's customer; the first line by default
 */
export function accountOf(lines: readonly Customer[], actor = lines[0], replies: Replies = {}): FakeAccount {
  const ids = lines.map(({ id }) => id);
  return new FakeAccount(ids, {
    'customer.byUsername': reply(actor),
    'customer.group': reply({ customers: lines }),
    'config.keys': reply({}),
    ...replies,
  });
}

/** Returns the reference of a line in a fake account: of the right shape, and legible. */
export function refOf(lineId: string): string {
  return `ref-${lineId}`
    .replaceAll(/[^\w-]/g, '-')
    .padEnd(16, '_')
    .slice(0, 16);
}

/** Returns screen sharing in memory: a code once it is requested. */
function fakeCare(): CarePort {
  let showing: CareShowing | undefined;
  return {
    standing: async () => showing,
    show: async () => {
      showing = { kind: 'code', code: 'K7Q4MX', until: noon + 5 * 60_000 };
    },
    stop: async () => {
      showing = undefined;
    },
  };
}

/** Returns the context of a customer over a fake account, and the log. */
export function contextOf(actor: Customer, account: FakeAccount) {
  const email = actor.emailId ?? '';
  const logged: { event: string; facts: object }[] = [];
  const viewer: Viewer = {
    session: 'session-1',
    actor: { customerId: actor.id, groupId: actor.groupId, email },
    credentials: {
      accessToken: 'access',
      idToken: 'id',
      isPrimary: actor.isPrimary,
      source: { name: 'Dana', email, browser: 'firefox', os: 'linux' },
    },
  };
  const site = {
    origin: 'https://portal.example.test',
    hostedPages: ['https://pay.example.test'],
    timeZone,
    pollsOrders: true,
    deviceCheckSource: 'REGIONAL',
  };
  const context: PortalContext = {
    viewer,
    site,
    push: { publicKey: 'public-key', keyId: '', device: 'device-1' },
    signedInAt: noon,
    account,
    care: fakeCare(),
    now: () => account.now,
    log: (event, facts) => void logged.push({ event, facts }),
  };
  return { context, logged };
}
