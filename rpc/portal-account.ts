import type { Credentials } from './carrier/request.ts';
import type { ShownToCare } from './domain/care-code.ts';
import type { JourneyKey, JourneyName, JourneySave, KeptJourney } from './domain/journey/kept.ts';
import type { CachedLine } from './domain/cached-line.ts';
import type { LimitName } from './domain/limit.ts';
import type { Audience } from './domain/polling.ts';
import type { DeviceChoice, PushSettings, NotificationToggle } from './notification/notification.ts';
import type { Operation, OperationKind } from './operation/operations.ts';
import type {
  FindRequest,
  FindResult,
  StoppedOrder,
  SubmitOutcome,
  SubmitRequest,
  UnreadableOperation,
} from './operation/submission.ts';
import type { JobView, PollRequest } from './poll/poll.ts';
import type { Outcome } from './problem.ts';

/** The person at the other end of this request. */
export interface ViewerCustomer {
  customerId: string;
  groupId: string;
  email: string;
}

/** How a person had signed in, and from where they ask, for the log of guarded acts (SAFETY-57). */
export interface SignInProof {
  /** In the provider's words; empty where it does not say. */
  acr: string;
  /** When they last proved who they are; milliseconds since 1970. */
  provedAt?: number | undefined;
  /** The network address, as limits count it. */
  address: string;
}

/** What an Account object needs to act for somebody: their tokens, and the session to ask for fresh ones. */
export interface Viewer {
  session: string;
  actor: ViewerCustomer;
  credentials: Credentials;
  /** The page or form that its reads are for. */
  load?: PageLoad;
  /** Of the request that a form came with. */
  proof?: SignInProof | undefined;
}

/** One request for a page, or one sending of a form; loaded again while it waits for the carrier (HTTP-24). */
export interface PageLoad {
  /** What is the same when it is loaded again: the page's path, or what the form says. */
  page: string;
  /** What is the same in one request alone. */
  request: string;
  /** How long its reads are waited for from now, in milliseconds; what has not come by then is `slow`. */
  replyTimeoutMs: number;
}

/** One read, by endpoint id, and how old an answer may be in milliseconds. */
export interface ReadRequest {
  id: string;
  input: Record<string, unknown>;
  maxAgeMs: number;
  /** Wanted only if an answer is kept: the carrier is not asked. */
  cacheOnly?: boolean;
}

/** What the account itself knows of the lines that a page shows. */
export interface AccountView {
  refs: Record<string, string>;
  /** All operations under way in this portal. */
  inProgress: Operation[];
  /** What is under way and cannot be read by this version (LEDGER-27). */
  unreadable?: UnreadableOperation[];
  /** The latest first. */
  stopped: StoppedOrder[];
  jobs: JobView[];
  /** Journeys that can be gone on with (JOURNEY-7). */
  journeys: JourneyKey[];
  /** The last payment page that was made here, if any. */
  paymentPage?: Operation<'payment-page'> | undefined;
}

/** The account's references, ledger, polling and cached reads. The Durable Object behind it is a thin shell. */
export interface AccountPort {
  /** Asks the carrier, through the account's short cache, all at once. */
  read(requester: Viewer, requests: readonly ReadRequest[]): Promise<Outcome<unknown>[]>;
  /** Reads, and views the lines of the snapshot among what was read: one call for a page of cards. */
  readWithView(
    requester: Viewer,
    audience: Audience,
    requests: readonly ReadRequest[],
  ): Promise<{ outcomes: Outcome<unknown>[]; view: AccountView }>;
  /** The opaque references of lines and bills, made on first sight. */
  refs(targets: readonly string[]): Promise<Record<string, string>>;
  /** A reference, an operation and what is open, in one call. Asks nobody. */
  find<K extends OperationKind>(wanted: FindRequest<K>): Promise<FindResult<K>>;
  /** What was sent before a time, the latest first; milliseconds since 1970. */
  sentOperations(before: number, most: number): Promise<Operation[]>;
  /** Sends an operation once, whatever happens; waits a moment for the reply (LEDGER-1, LEDGER-3, LEDGER-16). */
  submit(requester: Viewer, request: SubmitRequest): Promise<SubmitOutcome>;
  /** Keeps asking the carrier about these, and says when it last did. */
  requestPolling(requester: Viewer, audience: Audience, requests: readonly PollRequest[]): Promise<JobView[]>;
  /**
   * Counts one more of what is limited and is no operation, unless the limit is reached (SAFETY-10).
   * @returns when one more is possible, in milliseconds since 1970
   */
  count(person: Pick<Viewer, 'actor'>, name: LimitName): Promise<number | undefined>;
  /** The draft of a journey; undefined for one that was not begun. */
  journey(key: JourneyKey): Promise<KeptJourney | undefined>;
  /** The customer's live sessions, the present one first, then the latest used (SETTINGS-3). */
  signIns(requester: Viewer): Promise<SignIn[]>;
  /** What the account remembers of its lines for while the carrier is away; the carrier is not asked (SETTINGS-9). */
  cachedLines(): Promise<readonly CachedLine[]>;
  /** What Activity tells besides operations. */
  activityNotes(): Promise<ActivityNotes>;
  /** What is kept of the customer besides operations and sessions (SETTINGS-7). */
  exportData(requester: Viewer): Promise<CustomerDataExport>;
  /** What this browser is told of; undefined where it is told nothing (SETTINGS-11). */
  pushSettings(person: Pick<Viewer, 'actor'>, id: string): Promise<PushSettings | undefined>;
  /** Tells this browser from now on, or of other alerts. @returns false where that cannot be (SETTINGS-18) */
  subscribeDevice(requester: Viewer, choice: DeviceChoice): Promise<boolean>;
  /** Tells this browser no more (SETTINGS-15). */
  unsubscribeDevice(requester: Viewer, id: string): Promise<void>;
  /** Saves a step. Undefined when the draft is no longer the one that the page showed (JOURNEY-5). */
  saveJourney(save: JourneySave): Promise<string | undefined>;
}

/** What an account keeps of one customer besides operations and sessions. Times in milliseconds since 1970. */
export interface CustomerDataExport {
  /** Since when a sign-in belongs to the customer (SIGNIN-6). */
  boundAt?: number | undefined;
  drafts: { name: JourneyName; savedAt: number }[];
  /** What limits count and is no operation. */
  counted: { name: string; at: number }[];
  /** Browsers that are told (SETTINGS-11). */
  devices: { seenAt: number; alerts: readonly string[] }[];
  /** When they showed to an agent of the care team what they see (CARE-6). */
  shown: { at: number; until: number }[];
  /** When notifications began and ended on their devices (SETTINGS-22). */
  turns: { at: number; isOn: boolean }[];
  /** What the lines that they may see are called (SETTINGS-9). */
  lines: { name?: string | undefined; number?: string | undefined }[];
}

/** A session of the customer. Times in milliseconds since 1970. */
export interface SignIn {
  /** Names it in a form; nothing can be told from it. */
  ref: string;
  /** From a fixed list, in lower case; `other` for anything else. */
  browser: string;
  os: string;
  /** The two-letter code of the country of its last use, where it is known. */
  country?: string;
  lastUsedAt: number;
  /** It is the session of this request. */
  isCurrent: boolean;
}

/** What Activity tells of customers of the account besides operations, the latest first. */
export interface ActivityNotes {
  shown: ShownToCare[];
  turns: NotificationToggle[];
}
