import type * as z from 'zod/mini';
import type { Endpoint, InputOf, ProblemOf, Problems, ReplyOf } from '#contracts/endpoint.ts';
import type { DataLayerEvent } from '#contracts/marketing/vocabulary.ts';
import type { Capabilities } from '#contracts/tier.ts';
import type { Credentials } from './carrier/request.ts';
import type { CarePort, ShownToCare } from './domain/care-code.ts';
import type { ReferralTracking } from './operation/invite.ts';
import type { Operation, OperationKind } from './operation/operations.ts';
import type {
  FindRequest,
  Found,
  StoppedOrder,
  Submitted,
  SubmitRequest,
  UnreadOperation,
} from './operation/submission.ts';
import type { DeviceChoice, DeviceHere, DeviceTurn, PushHere } from './notification/notification.ts';
import { type Day, dayIn } from './domain/day.ts';
import type { KnownLine } from './domain/known-line.ts';
import type { Audience } from './domain/polling.ts';
import type { JourneyKey, JourneyName, JourneySave, KeptJourney } from './domain/journey/kept.ts';
import type { LimitName } from './domain/limit.ts';
import type { JobView, WatchRequest } from './poll/poll.ts';
import { absent, assertSession, isSlow, type Outcome } from './problem.ts';

/** The person at the other end of this request. */
export interface Actor {
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
export interface Requester {
  session: string;
  actor: Actor;
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
  patienceMs: number;
}

/** One read, by endpoint id, and how old an answer may be in milliseconds. */
export interface ReadRequest {
  id: string;
  input: Record<string, unknown>;
  maxAgeMs: number;
  /** Wanted only if an answer is kept: the carrier is not asked. */
  keptOnly?: boolean;
}

/** What the account itself knows of the lines that a page shows. */
export interface AccountView {
  refs: Record<string, string>;
  /** All operations under way in this portal. */
  open: Operation[];
  /** What is under way and cannot be read by this version (LEDGER-27). */
  unread?: UnreadOperation[];
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
  read(requester: Requester, requests: readonly ReadRequest[]): Promise<Outcome<unknown>[]>;
  /** Reads, and views the lines of the snapshot among what was read: one call for a page of cards. */
  look(
    requester: Requester,
    audience: Audience,
    requests: readonly ReadRequest[],
  ): Promise<{ outcomes: Outcome<unknown>[]; view: AccountView }>;
  /** The opaque references of lines and bills, made on first sight. */
  refs(targets: readonly string[]): Promise<Record<string, string>>;
  /** A reference, an operation and what is open, in one call. Asks nobody. */
  find<K extends OperationKind>(wanted: FindRequest<K>): Promise<Found<K>>;
  /** What was sent before a time, the latest first; milliseconds since 1970. */
  sentOperations(before: number, most: number): Promise<Operation[]>;
  /** Sends an operation once, whatever happens; waits a moment for the reply (LEDGER-1, LEDGER-3, LEDGER-16). */
  submit(requester: Requester, request: SubmitRequest): Promise<Submitted>;
  /** Keeps asking the carrier about these, and says when it last did. */
  watch(requester: Requester, audience: Audience, requests: readonly WatchRequest[]): Promise<JobView[]>;
  /**
   * Counts one more of what is limited and is no operation, unless the limit is reached (SAFETY-10).
   * @returns when one more is possible, in milliseconds since 1970
   */
  count(person: Pick<Requester, 'actor'>, name: LimitName): Promise<number | undefined>;
  /** The draft of a journey; undefined for one that was not begun. */
  journey(key: JourneyKey): Promise<KeptJourney | undefined>;
  /** The customer's live sessions, the present one first, then the latest used (SETTINGS-3). */
  signIns(requester: Requester): Promise<SignIn[]>;
  /** What the account remembers of its lines for while the carrier is away; the carrier is not asked (SETTINGS-9). */
  knownLines(): Promise<readonly KnownLine[]>;
  /** What Activity tells besides operations. */
  activityNotes(): Promise<ActivityNotes>;
  /** What is kept of the customer besides operations and sessions (SETTINGS-7). */
  kept(requester: Requester): Promise<KeptOfCustomer>;
  /** What this browser is told of; undefined where it is told nothing (SETTINGS-11). */
  deviceHere(person: Pick<Requester, 'actor'>, id: string): Promise<DeviceHere | undefined>;
  /** Tells this browser from now on, or of other alerts. @returns false where that cannot be (SETTINGS-18) */
  keepDevice(requester: Requester, choice: DeviceChoice): Promise<boolean>;
  /** Tells this browser no more (SETTINGS-15). */
  dropDevice(requester: Requester, id: string): Promise<void>;
  /** Saves a step. Undefined when the draft is no longer the one that the page showed (JOURNEY-5). */
  saveJourney(save: JourneySave): Promise<string | undefined>;
}

/** What an account keeps of one customer besides operations and sessions. Times in milliseconds since 1970. */
export interface KeptOfCustomer {
  /** Since when a sign-in belongs to the customer (SIGNIN-6). */
  boundAt?: number | undefined;
  drafts: { name: JourneyName; savedAt: number }[];
  /** What limits count and is no operation. */
  counted: { name: string; at: number }[];
  /** Browsers that are told (SETTINGS-11). Absent from an object of an older build. */
  devices?: { seenAt: number; alerts: readonly string[] }[];
  /** When they showed to an agent of the care team what they see (CARE-6); an older object does not tell. */
  shown?: { at: number; until: number }[];
  /** When notifications began and ended on their devices (SETTINGS-22); an older object does not tell. */
  turns?: { at: number; isOn: boolean }[];
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
  isThis: boolean;
}

/** What Activity tells of customers of the account besides operations, the latest first. */
export interface ActivityNotes {
  shown: ShownToCare[];
  turns: DeviceTurn[];
}

/** Where this portal is, and whom it sends people to. */
export interface SiteConfig {
  /** Scheme and host as the visitor sees them. */
  origin: string;
  /** Origins of the payment system's hosted pages: people are sent to no others. */
  hostedPages: readonly string[];
  /** Where its customers are, by the zone's IANA name (COPY-8). */
  timeZone: string;
  /** The brand's carrier is told that an order is tracked again and again (ORDER-12). */
  pollsOrders: boolean;
  /** The brand's carrier is told the days of the billing cycle when it is asked for the data used (HOME-12). */
  sendsUsageDays?: boolean;
  /** What a device check names as its source (HTTP-9). */
  deviceCheckSource: string;
  /** What the referral tracker knows the portal by; without it, the tracker is told nothing. */
  referralTracking?: ReferralTracking | undefined;
}

export interface PortalContext {
  requester: Requester;
  site: SiteConfig;
  /** Marketing systems may be told of what this person does (SHELL-24); not unless it says so. */
  consents?: boolean;
  /** When the person last proved who they are, as far as that is known; milliseconds since 1970 (SIGNIN-28). */
  signedInAt?: number | undefined;
  account: AccountPort;
  /** How browsers can be told; absent where the operator has no push key (SETTINGS-10). */
  push?: PushHere | undefined;
  care?: CarePort | undefined;
  /** Kinds of operations that the operator closed for everybody (SAFETY-55). */
  closed?: readonly string[] | undefined;
  /** The endpoints that the carrier has; all of them when left out (TIER-1). */
  capabilities?: Capabilities | undefined;
  /** Notes an event for the data layer, which is told after the response if at all (SHELL-23). */
  noteEvent?: (event: DataLayerEvent) => void;
  /** Notes that something of the page is still being read: it is loaded again by itself (HTTP-25). */
  noteLate?: (() => void) | undefined;
  /** Notes that the carrier does not answer: the page says so, and is made of what the account knows (SETTINGS-9). */
  noteAway?: () => void;
  now: () => number;
  log: (event: string, facts: Record<string, string | number | boolean>) => void;
}

/** The customer's day now: what "today" is on every page and in every rule (COPY-8). */
export function today({ now, site }: Pick<PortalContext, 'now' | 'site'>): Day {
  return dayIn(now(), site.timeZone);
}

type AnyEndpoint = Endpoint<z.ZodMiniObject, z.ZodMiniType, Problems>;

/** The carrier now tells of another customer or group than when the session learned who signed in (SAFETY-22). */
export class ActorMovedError extends Error {}

/** @throws FaultError when the session is over, ActorMovedError */
function assertOwn(
  { actor }: Requester,
  requests: readonly ReadRequest[],
  outcomes: readonly Outcome<unknown>[],
): void {
  assertSession(outcomes);
  const told =
    outcomes[requests.findIndex(({ id, input }) => id === 'customer.byUsername' && input.id === actor.email)];
  if (told?.kind !== 'reply') return;
  const { id, groupId } = told.reply as { id: string; groupId: string };
  if (id !== actor.customerId || groupId !== actor.groupId) throw new ActorMovedError();
}

/** Milliseconds that an answer may be old, by what it is about. */
export const maxAge = { customer: 15_000, usage: 60_000, order: 60_000, config: 5 * 60_000, now: 0 } as const;

/** A typed read for `readAll`. */
export function readRequest<E extends AnyEndpoint>(
  target: E,
  input: InputOf<E>,
  maxAgeMs: number,
): ReadRequest & { target?: E } {
  return { id: target.id, input, maxAgeMs };
}

/** What `readAll` gives, by request. */
type OutcomesOf<A extends readonly unknown[]> = { [I in keyof A]: OutcomeOf<A[I]> };
type OutcomeOf<A> = A extends { target?: infer E extends AnyEndpoint } ? Outcome<ReplyOf<E>, ProblemOf<E>> : never;

/** The reads that this carrier has, and what fills in `absent` for the others: a page stands without them (TIER-4). */
function offeredOf({ capabilities }: PortalContext, requests: readonly ReadRequest[]) {
  if (!capabilities) return { offered: requests, all: (outcomes: Outcome<unknown>[]) => outcomes };
  const offered = requests.filter(({ id }) => capabilities.has(id));
  const all = (outcomes: Outcome<unknown>[]) =>
    requests.map((one) =>
      capabilities.has(one.id) ? (outcomes[offered.indexOf(one)] ?? absent(one.id)) : absent(one.id),
    );
  return { offered, all };
}

/**
 * Several typed reads in one call. Every read of a page comes by here or by `lookAt`, so that none can take a session
 * that is over for "not told" (HTTP-19).
 * @throws FaultError when one of them says that the session is over (SIGNIN-15), ActorMovedError
 */
export async function readAll<const A extends readonly (ReadRequest & { target?: AnyEndpoint })[]>(
  context: PortalContext,
  ...requests: A
): Promise<OutcomesOf<A>> {
  const { account, requester } = context;
  const { offered, all } = offeredOf(context, requests);
  const outcomes = all(offered.length > 0 || requests.length === 0 ? await account.read(requester, offered) : []);
  assertOwn(requester, requests, outcomes);
  if (outcomes.some(isSlow)) context.noteLate?.();
  return outcomes as OutcomesOf<A>;
}

/** The same, with what the account knows of the lines. @throws as `readAll` does */
export async function lookAt<const A extends readonly (ReadRequest & { target?: AnyEndpoint })[]>(
  context: PortalContext,
  ...requests: A
): Promise<{ outcomes: OutcomesOf<A>; view: AccountView }> {
  const { account, requester } = context;
  const { offered, all } = offeredOf(context, requests);
  const { outcomes: told, view } = await account.look(requester, 'home', offered);
  const outcomes = all(told);
  assertOwn(requester, requests, outcomes);
  if (outcomes.some(isSlow)) context.noteLate?.();
  return { outcomes: outcomes as OutcomesOf<A>, view };
}
