import type { Credentials } from './carrier/request.ts';
import type { ShownToCare } from './domain/care-code.ts';
import type { JourneyKey, JourneyName, JourneySave, KeptJourney } from './domain/journey/kept.ts';
import type { BillRecord } from './domain/facts/bill-charge.ts';
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

/** The person who sent this request. */
export interface ViewerCustomer {
  customerId: string;
  groupId: string;
  email: string;
}

/** Sign-in of a person and the address of the request, for the log of guarded acts (SAFETY-57). */
export interface SignInProof {
  /** In the provider's words; empty when the provider sends none. */
  acr: string;
  /** Time of the person's last authentication; milliseconds since 1970. */
  provedAt?: number | undefined;
  /** The network address, in the form that rate limits count. */
  address: string;
}

/** The person of a request, with the tokens for calls and the session that renews them. */
export interface Viewer {
  session: string;
  actor: ViewerCustomer;
  credentials: Credentials;
  /** The page or form for which the carrier is read. */
  load?: PageLoad;
  /** Time and strength of the person's authentication, for a submitted form. */
  proof?: SignInProof | undefined;
}

/** A request for a page, or a submitted form; loaded again while it waits for the carrier (HTTP-24). */
export interface PageLoad {
  /** Equal when the load is repeated: the page's path, or the form's content. */
  page: string;
  /** Id that is equal within one request only. */
  request: string;
  /** Timeout of its reads from now, in milliseconds; later replies are `slow`. */
  replyTimeoutMs: number;
}

/** A read by endpoint id, with the maximum age of a cached reply in milliseconds. */
export interface ReadRequest {
  id: string;
  input: Record<string, unknown>;
  maxAgeMs: number;
  /** Reads the cache only; never calls the carrier. */
  cacheOnly?: boolean;
}

/** The account's own data about the lines of a page. */
export interface AccountView {
  refs: Record<string, string>;
  /** All operations in progress in this portal. */
  inProgress: Operation[];
  /** Operations in progress that this version cannot read (LEDGER-27). */
  unreadable?: UnreadableOperation[];
  /** Orders of new lines that failed half-way, the latest first. */
  stopped: StoppedOrder[];
  jobs: JobView[];
  /** Journeys that can be continued (JOURNEY-7). */
  journeys: JourneyKey[];
  /** Ends that Home shows to this person, the latest first (HOME-31). */
  ended: Operation[];
  /** Ids of the operations that this person dismissed. */
  dismissed: string[];
  /** The last payment page that was made here, if any. */
  paymentPage?: Operation<'payment-page'> | undefined;
  /** Record of the next bill; for the account holder alone. */
  bill?: BillRecord | undefined;
}

/** The account's references, ledger, polling and cached reads. The Durable Object behind it is a thin shell. */
export interface AccountPort {
  /** Reads from the carrier in parallel, through the account's short cache. */
  read(viewer: Viewer, requests: readonly ReadRequest[]): Promise<Outcome<unknown>[]>;
  /** Reads, and views the lines of the snapshot among what was read: one call for a page of cards. */
  readWithView(
    viewer: Viewer,
    audience: Audience,
    requests: readonly ReadRequest[],
  ): Promise<{ outcomes: Outcome<unknown>[]; view: AccountView }>;
  /** Returns the opaque references of lines and bills; creates missing ones. */
  refs(targets: readonly string[]): Promise<Record<string, string>>;
  /** Returns a reference, an operation and the operations in progress in one call. Never calls the carrier. */
  find<K extends OperationKind>(request: FindRequest<K>): Promise<FindResult<K>>;
  /** Returns the operations sent before a time, the latest first; milliseconds since 1970. */
  sentOperations(sentBefore: number, limit: number): Promise<Operation[]>;
  /** Sends an operation at most once; waits a moment for the reply (LEDGER-1, LEDGER-3, LEDGER-16). */
  submit(viewer: Viewer, request: SubmitRequest): Promise<SubmitOutcome>;
  /** Keeps polling the carrier for these jobs. @returns the jobs with the time of their last poll */
  requestPolling(viewer: Viewer, audience: Audience, requests: readonly PollRequest[]): Promise<JobView[]>;
  /**
   * Counts an action with a rate limit that is no operation, unless the limit is reached (SAFETY-10).
   * @returns the time from which one more is possible, in milliseconds since 1970; undefined when it was counted
   */
  count(person: Pick<Viewer, 'actor'>, name: LimitName): Promise<number | undefined>;
  /** Hides the end of an operation from this person's Home (HOME-31). */
  dismiss(person: Pick<Viewer, 'actor'>, operationId: string): Promise<void>;
  /** Returns the draft of a journey; undefined for a journey that was not begun. */
  journey(key: JourneyKey): Promise<KeptJourney | undefined>;
  /** Returns the customer's live sessions, the present one first, then the latest used (SETTINGS-3). */
  signIns(viewer: Viewer): Promise<SignIn[]>;
  /** Returns the cached lines, for pages while the carrier is down. Never calls the carrier (SETTINGS-9). */
  cachedLines(): Promise<readonly CachedLine[]>;
  /** Returns the entries of Activity that record no operation. */
  activityNotes(): Promise<ActivityNotes>;
  /** Returns the stored data of the customer besides operations and sessions (SETTINGS-7). */
  exportData(viewer: Viewer): Promise<CustomerDataExport>;
  /** Returns the notification settings of this browser; undefined when it has none (SETTINGS-11). */
  pushSettings(person: Pick<Viewer, 'actor'>, id: string): Promise<PushSettings | undefined>;
  /** Subscribes this browser, or changes its alerts. @returns false when it cannot subscribe (SETTINGS-18) */
  subscribeDevice(viewer: Viewer, choice: DeviceChoice): Promise<boolean>;
  /** Ends the notifications of this browser (SETTINGS-15). */
  unsubscribeDevice(viewer: Viewer, id: string): Promise<void>;
  /** Saves a step. Undefined when the draft is no longer the one that the page showed (JOURNEY-5). */
  saveJourney(save: JourneySave): Promise<string | undefined>;
}

/** Stored data of one customer besides operations and sessions. Times in milliseconds since 1970. */
export interface CustomerDataExport {
  /** Time at which the sign-in was bound to the customer (SIGNIN-6). */
  boundAt?: number | undefined;
  drafts: { name: JourneyName; savedAt: number }[];
  /** Entries of rate limits that count something other than operations. */
  counted: { name: string; at: number }[];
  /** Browsers that receive notifications (SETTINGS-11). */
  devices: { seenAt: number; alerts: readonly string[] }[];
  /** Periods in which they shared their view with an agent of the care team (CARE-6). */
  shown: { at: number; until: number }[];
  /** Starts and ends of notifications on their devices (SETTINGS-22). */
  turns: { at: number; isOn: boolean }[];
  /** Names and numbers of the lines that they may see (SETTINGS-9). */
  lines: { name?: string | undefined; number?: string | undefined }[];
}

/** A session of the customer. Times in milliseconds since 1970. */
export interface SignIn {
  /** Identifies the session in a form; reveals nothing about it. */
  ref: string;
  /** Name of the browser from a fixed list, in lower case; `other` for anything else. */
  browser: string;
  os: string;
  /** Two-letter code of the country in which the session was last used, where it is known. */
  country?: string;
  lastUsedAt: number;
  /** The session sent this request. */
  isCurrent: boolean;
}

/** Entries of Activity besides operations, for all customers of the account; the latest first. */
export interface ActivityNotes {
  shown: ShownToCare[];
  turns: NotificationToggle[];
}
