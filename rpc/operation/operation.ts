import * as z from 'zod/mini';
import type { CarrierCaller } from '../carrier/procedures.ts';
import type { JourneyName } from '../domain/journey/kept.ts';
import type { LimitName } from '../domain/limit.ts';
import { type Effect, type OperationState, operationStates, type ReconcileResult } from '../domain/ledger.ts';
import type { Action } from '../domain/decision.ts';
import { lostReplySchedule, type PollResult, type Schedule } from '../domain/polling.ts';
import type { SagaEnd, SagaJournal } from '../domain/saga.ts';
import type { Alert, NotificationTopic } from '../notification/notification.ts';
import type { Outcome } from '../problem.ts';

/** One row of the ledger. Times are epoch milliseconds. */
export interface OperationRow<K extends string, T, B> {
  id: string;
  kind: K;
  /** The carrier's id of the line, or the id of the requesting customer for an operation of the account. */
  subjectId: string;
  /** The customer who submitted the form. */
  actorId: string;
  state: OperationState;
  /** Terms that the customer confirmed. Amounts in cents, days as YYYY-MM-DD. */
  terms: T;
  issuedAt: number;
  sentAt?: number;
  endedAt?: number;
  /**
   * Time at which a page showed the operation in progress. Home lists the outcome of such an operation (SIGNIN-16).
   */
  acknowledgedAt?: number | undefined;
  /** Time at which carrier reads first showed no trace of the operation (LEDGER-7). */
  tracelessAt?: number | undefined;
  /** Reason of a refusal: the name of a declared problem, `absent`, `session`, `unreachable` or `other`. */
  refusal?: string;
  /** The carrier's message for the customer (ERROR-21). */
  refusalMessage?: string;
  /** Hash of the form's payload (LEDGER-23). */
  payloadHash?: string;
  /** Value taken from the reply, for example the URL of a hosted page. */
  result?: string;
  /** Time of the last reconciliation. */
  lastCheckedAt?: number;
  /** Carrier state right before the write. Reconciliation compares with it instead of with clocks (LEDGER-13). */
  baseline?: B;
  /** Decision of an operator who ended the operation by hand (LEDGER-30). */
  settlement?: Settlement | undefined;
}

/** Part of a summary: day of the bill that the review named; absent where it named none. */
export interface OnBill {
  billDay?: string | undefined;
}

/** An end that the operator set from knowledge outside the portal (LEDGER-30). */
export type Settlement = z.output<typeof Settlement>;
export const Settlement = z.object({
  /** The operator's name, as in the audit log. */
  by: z.string(),
  reason: z.string(),
  /** State of the operation before the operator's decision. */
  from: z.enum(operationStates),
  /** Result of a reconciliation right before the decision, or the reason why there was none. */
  carrier: z.string(),
  /** Time of the decision, epoch milliseconds. */
  at: z.number(),
});

/** Form values that are stored sealed while the operation is in progress, for 30 minutes at most (JOURNEY-8). */
export type Secrets = Readonly<Record<string, string>>;

/** Data of an operation that is stored beside its row. */
export interface OperationJournal extends SagaJournal {
  /** Returns the sealed form values; empty without secrets or after their deletion. */
  secrets(): Promise<Secrets>;
  /** Returns the present time in epoch milliseconds. */
  now(): number;
  /** Ends the customer's sessions but the `session` of the sealed values; all without one. Returns their number. */
  endOtherSessions(customerId: string): Promise<number>;
}

/**
 * Reconciles a write with the carrier: reads the carrier and returns how the write ended. A saga sends its next step.
 * @returns undefined when the carrier could not be read
 */
export type Reconcile<O> = (
  carrier: CarrierCaller,
  operation: O,
  actor: { groupId: string },
  now: number,
  journal: OperationJournal,
) => Promise<ReconcileResult | SagaEnd | undefined>;

/** Reads the state of something that started outside this portal. Returns undefined when the read failed. */
export type Poll = (
  carrier: CarrierCaller,
  lineId: string,
  actor: { groupId: string },
) => Promise<PollResult | undefined>;

/** Sends the end of an operation to a third party. Returns undefined when there is nothing to send. */
export type NotifyThirdParty<O> = (caller: CarrierCaller, operation: O) => Promise<Outcome<unknown>> | undefined;

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
  /** Action that `can(…)` must allow. */
  readonly action: Action;
  /** Schema of the terms. A text that `summary` returns needs an example: `.check(z.meta({ examples: ['Large'] }))`. */
  readonly terms: T;
  /**
   * Version of `terms` and `baseline` that this build writes; 1 by default. A build reads all versions up to its own.
   * Raise it when an older build would lose or misread the change (LEDGER-27).
   */
  readonly termsVersion?: number;
  /** Returns the fields that activity pages show: no email address, name, card or URL. Amounts in cents. */
  summary(terms: z.output<T>): F;
  /** Push notifications. Omit to send none. */
  readonly notify?: Notify;
  /** Journey whose draft this operation completes (JOURNEY-10). */
  readonly journey?: JourneyName;
  /** Requires a sign-in within the last 10 minutes (SIGNIN-28), always or depending on the terms (LOCK-19). */
  readonly recentSignIn?: true | 'by-terms';
  /** Rate limit per person, shared by all kinds with the same name (SAFETY-10). */
  readonly rateLimit?: LimitName;
  /** At most one operation of the group may be in progress per subject (ROUTER-8). */
  readonly mutexGroup?: string;
  /** The carrier's reply means "accepted", not "done". */
  readonly isAsynchronous?: boolean;
  /** Visibility of the effect in the carrier's reads, `readable` by default (LEDGER-7). */
  readonly effect?: Effect;
  /** The operation costs money: without a trace its outcome stays open for 72 hours (LEDGER-7). */
  readonly costs?: true;
  /** Maximum number of attempts per operation of the parent kind, e.g. five per one-time password. */
  readonly attemptsPer?: { readonly kind: string; readonly max: number };
  readonly reconcile: Reconcile<OperationRow<K, z.output<T>, z.output<B>>>;
  /**
   * Runs after the carrier's reply ended the operation as done or refused. It carries no customer tokens, is not
   * awaited and never retried (SAFETY-13).
   */
  readonly notifyThirdParty?: NotifyThirdParty<OperationRow<K, z.output<T>, z.output<B>>>;
  /** Polls a write that started outside this portal. Omit it where the carrier has no read for that. */
  readonly pollExternal?: Poll;
}

/** Subject of an operation: one line, or the account as a whole. */
export type OperationScope = 'line' | 'account';

/** Complete declaration of one operation kind. */
export interface OperationDeclaration<
  K extends string,
  S extends OperationScope,
  T extends z.ZodMiniType,
  B extends z.ZodMiniType,
  F extends object,
> extends BaseDeclaration<K, S, T, B, F> {
  readonly isAsynchronous: boolean;
  /** Reconciling a saga sends its remaining steps (LEDGER-19). */
  readonly isSaga: boolean;
  /** Returns the ids of steps that no carrier call undoes. With one done, the saga cannot be refused (LEDGER-22). */
  irreversibleSteps(terms: z.output<T>): readonly string[];
  /** The result of the operation is the carrier's order id, for the operator (SAFETY-53). */
  readonly hasOrder: boolean;
  /** The result page shows a value of the reply, so the operation cannot be settled as done without one. */
  readonly isReplyShown: boolean;
  readonly baseline: B;
  readonly poll: Schedule;
  /** Declared problems that mean that the change is already in effect. */
  readonly succeedsOn: readonly string[];
  /** Sends the write. A reply carries the `result` to store; a saga and a final reply return their end. */
  send(
    carrier: CarrierCaller,
    operation: OperationRow<K, z.output<T>, z.output<B>>,
    actor: { groupId: string },
    journal: OperationJournal,
  ): Promise<Outcome<string | undefined> | SagaEnd>;
}

/** Empty baseline for kinds whose reconciliation compares nothing. */
export const noBaseline = z.object({});
type NoBaseline = typeof noBaseline;

/**
 * Declares an operation of one write. The ledger, polling and the activity pages derive everything else from it.
 * `baseline` defaults to an empty object, `poll` to the schedule of a lost reply (POLL-4).
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
    /** Returns true when the reply to an asynchronous write already shows the final state. */
    readonly isDone?: (reply: R) => boolean;
    /** Declared problems that mean that the change is already in effect. */
    readonly succeedsOn?: readonly P[];
    /** Returns the value of the reply to store with the operation. */
    readonly toResult?: (reply: R) => string;
    /** Returns the carrier's id of the order, to store in its place. */
    readonly toOrder?: (reply: R) => string | undefined;
  },
): OperationDeclaration<K, S, T, B, F> {
  const { send, toResult, toOrder, isDone, baseline, ...defaults } = declaration;
  const { poll = lostReplySchedule, isAsynchronous = false, succeedsOn = [], ...base } = defaults;
  return {
    ...base,
    isSaga: false,
    irreversibleSteps: () => [],
    hasOrder: toOrder !== undefined,
    isReplyShown: toResult !== undefined,
    // B is the type of the empty baseline when none is declared.
    baseline: baseline ?? (noBaseline as z.ZodMiniType as B),
    poll,
    isAsynchronous,
    succeedsOn,
    async send(carrier, row, actor, journal) {
      const outcome = await send(carrier, row, await journal.secrets(), actor);
      if (outcome.kind !== 'reply') return outcome;
      const result = (toResult ?? toOrder)?.(outcome.reply);
      return isDone?.(outcome.reply) ? { kind: 'done', results: {}, result } : { kind: 'reply', reply: result };
    },
  };
}
