import * as z from 'zod/mini';
import type { CarrierCaller } from '../carrier/procedures.ts';
import type { JourneyName } from '../domain/journey/kept.ts';
import type { LimitName } from '../domain/limit.ts';
import { type OperationState, operationStates, type ReconcileResult } from '../domain/ledger.ts';
import type { Action } from '../domain/decision.ts';
import { lostReplySchedule, type PollResult, type Schedule } from '../domain/polling.ts';
import type { SagaEnd, SagaJournal } from '../domain/saga.ts';
import type { Alert, NotificationTopic } from '../notification/notification.ts';
import type { Outcome } from '../problem.ts';

/** One row of the ledger. Times are milliseconds since 1970. */
export interface OperationRow<K extends string, T, B> {
  id: string;
  kind: K;
  /** The carrier's id of the line; for an operation of the account, of the customer who asked. */
  subjectId: string;
  /** The customer who asked. */
  actorId: string;
  state: OperationState;
  /** What the page showed and the customer confirmed. Amounts in cents, days as YYYY-MM-DD. */
  terms: T;
  issuedAt: number;
  sentAt?: number;
  endedAt?: number;
  /** Why it was refused: a declared problem's name, `never-arrived` or `other`. */
  refusal?: string;
  /** What the carrier said then to the customer (ERROR-21). */
  refusalMessage?: string;
  /** The mark of what its form said when it was sent (LEDGER-23). */
  payloadHash?: string;
  /** What is kept of its reply: the URL of a hosted page. */
  result?: string;
  /** When the carrier was last asked how it goes. */
  lastCheckedAt?: number;
  /** What the carrier said just before it was sent, so that a read-back compares no clocks (LEDGER-13). */
  baseline?: B;
  /** That the operator settled it, and why (LEDGER-30). */
  settlement?: Settlement | undefined;
}

/** How the operator settled an operation by what they know from elsewhere (LEDGER-30). */
export type Settlement = z.output<typeof Settlement>;
export const Settlement = z.object({
  /** The operator's name, as the audit log has it. */
  by: z.string(),
  reason: z.string(),
  /** The state that it had. */
  from: z.enum(operationStates),
  /** What the carrier said of it just before: a verdict, or why it was not asked. */
  carrier: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
});

/** What of a form is kept sealed while its operation is open, and no longer than 30 minutes (JOURNEY-8). */
export type Secrets = Readonly<Record<string, string>>;

/** What is noted of an operation beside its row. */
export interface OperationJournal extends SagaJournal {
  /** Empty for a form without secrets, and when they are gone. */
  secrets(): Promise<Secrets>;
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * Asks the carrier whether a sent operation took effect, or lets a saga go on. Undefined when the carrier could not be
 * asked.
 */
export type Reconcile<O> = (
  carrier: CarrierCaller,
  operation: O,
  actor: { groupId: string },
  now: number,
  journal: OperationJournal,
) => Promise<ReconcileResult | SagaEnd | undefined>;

/** One question about a line to the carrier. Undefined when the carrier could not be asked. */
export type Poll = (
  carrier: CarrierCaller,
  lineId: string,
  actor: { groupId: string },
) => Promise<PollResult | undefined>;

/** A call to another system than the carrier about how an operation ended; undefined when nothing is to be told. */
export type NotifyThirdParty<O> = (others: CarrierCaller, operation: O) => Promise<Outcome<unknown>> | undefined;

/** Push notifications of one operation kind. */
export interface Notify {
  /** Topic of the message about the final state (SETTINGS-12). */
  readonly topic?: NotificationTopic;
  /** Security alert on success, for kinds that an attacker would send too (SETTINGS-14). */
  readonly alert?: Alert;
}

/** Fields that single writes and sagas have in common. */
export interface BaseDeclaration<
  K extends string,
  S extends OperationScope,
  T extends z.ZodMiniType,
  B extends z.ZodMiniType,
  F extends object,
> {
  readonly kind: K;
  readonly scope: S;
  /** The action of `can(…)` that guards it. */
  readonly action: Action;
  /** A text of the terms that activity pages may tell has an example: `.check(z.meta({ examples: ['Large'] }))`. */
  readonly terms: T;
  /**
   * Which version of `terms` and `before` it writes; 1 unless told. It reads all up to this one. Where an older build
   * would lose or mistake what a change brought, it is one more (LEDGER-27).
   */
  readonly termsVersion?: number;
  /** What activity pages may tell of it: no email address, name, card or URL. Amounts in cents. */
  summary(terms: z.output<T>): F;
  /** Push notifications. Omit to send none. */
  readonly notify?: Notify;
  /** The journey whose draft it fulfills (JOURNEY-10). */
  readonly journey?: JourneyName;
  /** It needs a sign-in of the last 10 minutes (SIGNIN-28), always or by its terms (LOCK-19). */
  readonly recentSignIn?: true | 'by-terms';
  /** How often one person may send it, and all kinds with the same limit together (SAFETY-10). */
  readonly rateLimit?: LimitName;
  /** Kinds with the same `turn` exclude each other on a subject (ROUTER-8). */
  readonly mutexGroup?: string;
  /** True when the reply means that the carrier has begun, not that it is done. */
  readonly isAsynchronous?: boolean;
  /** So many may be sent for each one of another kind, and none without one: the tries of a one-time password. */
  readonly attemptsPer?: { readonly kind: string; readonly max: number };
  readonly reconcile: Reconcile<OperationRow<K, z.output<T>, z.output<B>>>;
  /**
   * What others are told, with nobody's tokens, once the carrier's reply ended it as done or refused: not awaited, and
   * never tried again (SAFETY-13).
   */
  readonly notifyThirdParty?: NotifyThirdParty<OperationRow<K, z.output<T>, z.output<B>>>;
  /** Asks about one that was begun outside this portal; absent where the carrier has no way to tell. */
  readonly pollExternal?: Poll;
}

/** Is it about one line, or about the account as a whole? */
export type OperationScope = 'line' | 'account';

/** All there is to know of one kind of operation. */
export interface OperationDeclaration<
  K extends string,
  S extends OperationScope,
  T extends z.ZodMiniType,
  B extends z.ZodMiniType,
  F extends object,
> extends BaseDeclaration<K, S, T, B, F> {
  readonly isAsynchronous: boolean;
  /** Reading it back sends what is left of it (LEDGER-19). */
  readonly isSaga: boolean;
  /** Steps of which one that was done stands, so that it cannot have been refused as a whole (LEDGER-22). */
  irreversibleSteps(terms: z.output<T>): readonly string[];
  /** Its page shows what of the reply was kept: without that nobody can say that it is done. */
  readonly isReplyShown: boolean;
  readonly baseline: B;
  readonly poll: Schedule;
  /** Declared problems that say that it is as it should be already. */
  readonly succeedsOn: readonly string[];
  /** Sends it; a reply carries what of it is kept. A saga says how far it came, as does a reply that is the end. */
  send(
    carrier: CarrierCaller,
    operation: OperationRow<K, z.output<T>, z.output<B>>,
    actor: { groupId: string },
    journal: OperationJournal,
  ): Promise<Outcome<string | undefined> | SagaEnd>;
}

/** What a kind keeps of before that compares nothing. */
export const noBaseline = z.object({});
type NoBaseline = typeof noBaseline;

/**
 * Declares a kind of operation; all that the ledger, polling and activity pages need derives from it. `before` is empty
 * and the intervals are those of a lost reply (POLL-4) unless given.
 */
export function operation<
  const K extends string,
  const S extends OperationScope,
  T extends z.ZodMiniType,
  F extends object,
  R,
  P extends string,
  B extends z.ZodMiniType = NoBaseline,
>(
  declaration: BaseDeclaration<K, S, T, B, F> & {
    readonly baseline?: B;
    readonly poll?: Schedule;
    send(
      carrier: CarrierCaller,
      operation: OperationRow<K, z.output<T>, z.output<B>>,
      secrets: Secrets,
      actor: { groupId: string },
    ): Promise<Outcome<R, P>>;
    /** For an asynchronous one: does the reply show that it is done already? */
    readonly isDone?: (reply: R) => boolean;
    /** Declared problems that say that it is as it should be already. */
    readonly succeedsOn?: readonly P[];
    /** What of the reply is kept with the operation. */
    readonly toResult?: (reply: R) => string;
  },
): OperationDeclaration<K, S, T, B, F> {
  const { send, toResult: toResult, isDone, baseline: baseline, ...declared } = declaration;
  const {
    poll = lostReplySchedule,
    isAsynchronous: asynchronous = false,
    succeedsOn: succeedsOn = [],
    ...rest
  } = declared;
  return {
    ...rest,
    isSaga: false,
    irreversibleSteps: () => [],
    isReplyShown: toResult !== undefined,
    // Without a `before` of its own, B is the type of the empty one.
    baseline: baseline ?? (noBaseline as z.ZodMiniType as B),
    poll,
    isAsynchronous: asynchronous,
    succeedsOn: succeedsOn,
    async send(carrier, row, actor, journal) {
      const outcome = await send(carrier, row, await journal.secrets(), actor);
      if (outcome.kind !== 'reply') return outcome;
      const result = toResult?.(outcome.reply);
      return isDone?.(outcome.reply) ? { kind: 'done', results: {}, result } : { kind: 'reply', reply: result };
    },
  };
}
