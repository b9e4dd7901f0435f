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
import type { StepRecord } from '../domain/saga.ts';
import type { CachedLine } from '../domain/cached-line.ts';
import { isInProgress } from '../domain/ledger.ts';
import { isReferenceOf } from '../domain/spoken-reference.ts';
import type { LimitName } from '../domain/limit.ts';
import {
  mutexKinds,
  ofKind,
  type Operation,
  type OperationBaseline,
  type OperationKind,
} from '../operation/operations.ts';
import type { Audience } from '../domain/polling.ts';
import { linesAmong, pollRequestsOf } from '../portal/seen-lines.ts';
import { withPendingStarts } from '../portal/pending-starts.ts';
import type { Outcome } from '../problem.ts';

/** Where the customers of tests are: at noon it is another day there than in UTC, so that a UTC day shows (COPY-8). */
export const timeZone = 'Pacific/Kiritimati';
/** Of November 20, 2026 there. */
export const noon = Date.parse('2026-11-19T22:00:00Z');

/** What the carrier says to a read, by endpoint id. */
export type Replies = Record<string, Outcome<unknown> | ((input: Record<string, unknown>) => Outcome<unknown>)>;

export const reply = (value: unknown): Outcome<unknown> => ({ kind: 'reply', reply: value });
export const fault = (why: 'http' | 'session' | 'timeout' = 'http'): Outcome<unknown> => ({
  kind: 'fault',
  why,
  transactionId: 'transaction-1',
});

/** What pages ask about money and plans, unless a test says otherwise: nothing is owed, and the rest is not told. */
const untold: Replies = {
  'billing.customer': reply({ balance: 0, isAutoPay: true }),
  'billing.forecast': fault(),
  'card.list': fault(),
  'catalog.activePlans': fault(),
  'tax.byCustomer': fault(),
};

const declared = new Map(endpoints.map((one) => [one.id, one]));

/** An account in memory that records what it is asked. References are made by `refOf`. */
export class FakeAccount implements AccountPort {
  readonly asked: ReadRequest[] = [];
  readonly submitted: { id: string; before?: OperationBaseline[OperationKind] }[] = [];
  readonly watched: { audience: Audience; requests: readonly PollRequest[] }[] = [];
  readonly operations: Operation[] = [];
  /** What was sent and cannot be read. */
  readonly unread: UnreadableOperation[] = [];
  /** What was counted for a limit. */
  readonly counted: LimitName[] = [];
  limitedUntil: number | undefined;
  jobs: JobView[] = [];
  /** What was asked for lately, by endpoint id. */
  readonly atHand: Record<string, Outcome<unknown>> = {};
  readonly journeys = new Map<string, KeptJourney>();
  /** What is told of the steps of any saga. */
  steps: StepRecord[] = [];
  /** What becomes of a submitted operation. */
  onSubmit: (operation: Operation) => Operation = (operation) => ({ ...operation, state: 'pending', sentAt: this.now });
  now = noon;
  /** What the account remembers of its lines. */
  remembered: CachedLine[] = [];
  /** Browsers that are told, by their ids. */
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
    this.asked.push(...requests.filter(({ cacheOnly: keptOnly }) => !keptOnly));
    for (const { id, input } of requests) declared.get(id)?.input.parse(input);
    const outcomes = requests.map(({ id, input, cacheOnly: keptOnly }) => {
      if (keptOnly) return this.atHand[id] ?? fault();
      const said = this.#replies[id] ?? untold[id];
      if (!said) throw new Error(`no reply for ${id}`);
      return typeof said === 'function' ? said(input) : said;
    });
    const sentOf = (lineId: string) => this.operations.filter(({ subjectId }) => subjectId === lineId);
    return withPendingStarts(requests, outcomes, this.now, (lineId) =>
      sentOf(lineId).map((one) => ({ ...one, settledAt: one.endedAt ?? one.sentAt })),
    );
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
    stopped = false,
    unreadable: unread = false,
  }: FindRequest<K>): Promise<FindResult<K>> {
    const target = this.#targets.find((id) => refOf(id) === ref);
    return {
      target,
      operation: this.operations.find(
        ({ id, sentAt }) => id === operationId || (sentAt !== undefined && isReferenceOf(id, reference)),
      ),
      unreadable: unread ? this.unread : [],
      open: this.#open().filter((one): one is Operation<K> => one.kind === open),
      sentIds: sent === undefined ? [] : this.#sentIds(target, mutexKinds(sent)),
      steps: this.steps,
      stopped: stopped ? this.#stopped() : [],
      at: this.now,
    };
  }

  #sentIds(target: string | undefined, kinds: readonly OperationKind[]): string[] {
    const operations = this.operations.filter(({ subjectId, kind }) => subjectId === target && kinds.includes(kind));
    return operations.sort((a, b) => (b.sentAt ?? 0) - (a.sentAt ?? 0)).map(({ id }) => id);
  }

  #stopped(): StoppedOrder[] {
    return this.operations.flatMap((one) => {
      const operation = one.state === 'needs-care' ? ofKind('add-line', one) : undefined;
      return operation ? [{ operation, steps: this.steps }] : [];
    });
  }

  async count(_: Pick<Viewer, 'actor'>, name: LimitName): Promise<number | undefined> {
    this.counted.push(name);
    return this.limitedUntil;
  }

  async journey({ name, subjectId }: JourneyKey): Promise<KeptJourney | undefined> {
    return this.journeys.get(`${name} ${subjectId}`);
  }

  async saveJourney({ name, subjectId, version, draft, secrets }: JourneySave): Promise<string | undefined> {
    const key = `${name} ${subjectId}`;
    const known = this.journeys.get(key);
    if ((known?.version ?? '') !== version) return undefined;
    const next = `version-${this.journeys.size + Number(version.slice(8)) + 1}`;
    this.journeys.set(key, { version: next, draft, secrets: secrets ?? known?.secrets ?? {}, savedAt: this.now });
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
    const { id, kind, baseline: before } = request;
    const known = this.operations.find((one) => one.id === id);
    if (known?.state === 'sending') return { kind: 'submitted', operation: this.onSubmit(known) };
    if (known) return { kind: 'submitted', operation: known };
    const open = this.#open().find((one) => one.kind === kind && one.subjectId === request.subjectId);
    if (open) return { kind: 'in-progress', operation: open };
    if (this.limitedUntil !== undefined) return { kind: 'rate-limited', until: this.limitedUntil };
    const fresh = this.asked.some((ask) => ask.id === 'config.keys' && ask.maxAgeMs === 0);
    if (!fresh) throw new Error(`LEDGER-25: ${kind} was judged by flags that may be old`);
    this.submitted.push({ id, before });
    const sending = { ...request, actorId: actor.customerId, state: 'sending', issuedAt: this.now, sentAt: this.now };
    const after = this.onSubmit(sending as Operation);
    if (after.id !== id) return { kind: 'in-progress', operation: after };
    this.operations.push(after);
    return { kind: 'submitted', operation: after };
  }

  async requestPolling(_: Viewer, audience: Audience, requests: readonly PollRequest[]): Promise<JobView[]> {
    this.watched.push({ audience, requests });
    return this.jobs.filter((job) =>
      requests.some(({ kind, subjectId }) => kind === job.kind && subjectId === job.subjectId),
    );
  }

  async readWithView(
    requester: Viewer,
    audience: Audience,
    requests: readonly ReadRequest[],
  ): Promise<{ outcomes: Outcome<unknown>[]; view: AccountView }> {
    const outcomes = await this.read(requester, requests);
    const lines = linesAmong(requests, outcomes);
    const open = this.#open();
    const watches = lines.flatMap((line) => pollRequestsOf(line, open));
    const jobs = await this.requestPolling(requester, audience, watches);
    const journeys = [...this.journeys.keys()].map((key) => {
      const [name = '', subjectId = ''] = key.split(' ');
      return { name: name as JourneyKey['name'], subjectId };
    });
    const refs = await this.refs(lines.map(({ id }) => id));
    const [paymentPage] = this.operations.flatMap((one) => ofKind('payment-page', one) ?? []);
    return {
      outcomes,
      view: { refs, inProgress: open, unreadable: this.unread, stopped: this.#stopped(), jobs, journeys, paymentPage },
    };
  }

  /** Ids of the reads so far. */
  get reads(): string[] {
    return this.asked.map(({ id }) => id);
  }
}

/** The account of a group, and what the carrier says besides of it. @param actor who asks: the first unless told */
export function accountOf(lines: readonly Customer[], actor = lines[0], replies: Replies = {}): FakeAccount {
  const ids = lines.map(({ id }) => id);
  return new FakeAccount(ids, {
    'customer.byUsername': reply(actor),
    'customer.group': reply({ customers: lines }),
    'config.keys': reply({}),
    ...replies,
  });
}

/** The reference of a line in a fake account: of the right shape, and legible. */
export function refOf(lineId: string): string {
  return `ref-${lineId}`
    .replaceAll(/[^\w-]/g, '-')
    .padEnd(16, '_')
    .slice(0, 16);
}

/** Showing to support, in memory: a code once it is asked for. */
function fakeCare(): CarePort {
  let showing: CareShowing | undefined;
  return {
    standing: async () => showing,
    show: async () => {
      showing = { state: 'code', code: 'K7Q4MX', until: noon + 5 * 60_000 };
    },
    stop: async () => {
      showing = undefined;
    },
  };
}

/** Somebody's context over a fake account, and what it logged. */
export function contextOf(actor: Customer, account: FakeAccount) {
  const email = actor.emailId ?? '';
  const logged: { event: string; facts: object }[] = [];
  const requester: Viewer = {
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
    viewer: requester,
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
