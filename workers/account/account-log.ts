import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { isFinal, type OperationState } from '#rpc/domain/ledger.ts';
import type { LimitName } from '#rpc/domain/limit.ts';
import { declarationOf, type Operation, type OperationKind } from '#rpc/operation/operations.ts';
import { clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { type EventFacts, logEvent, type LoggedEvent } from '../event-log.ts';
import { operationHarm } from '../points/harm.ts';
import { writePoint } from '../points/write-point.ts';
import { logSecurity } from '../security-log.ts';
import type { SecurityEvent, SecurityFacts } from '../security-events.ts';
import { maxErrors } from '../backoff.ts';

/** The state before an operation was sent, in points and the security log. */
const notSent = 'none';

interface AccountLogDeps {
  env: Env;
  groupId: () => string | undefined;
  background: (work: Promise<unknown>) => void;
}

/** Writes the account's lines for operators and security. */
export class AccountLog {
  readonly #deps: AccountLogDeps;

  constructor(deps: AccountLogDeps) {
    this.#deps = deps;
  }

  note(event: LoggedEvent, facts: EventFacts): void {
    const { env, groupId, background } = this.#deps;
    background(logEvent(env, event, facts, { account: groupId() }));
  }

  /** Security hears of a failure that no page shows (SAFETY-32). */
  swallowed(what: string): void {
    this.#tellSecurity('failure swallowed', { what });
  }

  /** Logs alarm work that threw, and for the operator that it stopped (LEDGER-26). */
  threw(work: string, count: number, thrown: unknown): void {
    const error = thrown instanceof Error ? thrown.name : 'unknown';
    this.note('alarm failed', { kind: work, count, error });
    if (count >= maxErrors) this.note('alarm stopped', { kind: work, count });
  }

  /**
   * Writes a point for a reached limit, if `until` is defined.
   * @returns `until`
   */
  limited(limit: LimitName | OperationKind, until: number | undefined): number | undefined {
    if (until !== undefined) writePoint(this.#deps.env, 'limit', { limit });
    return until;
  }

  /** Logs an operation's change of state. */
  moved(operation: Operation, from: OperationState | undefined): void {
    const { kind, state: to } = operation;
    this.#noteRisk(operation);
    const age = ageOf(operation);
    const facts = { kind, from: from ?? notSent, to, end: endOf(operation), harm: operationHarm(to), age };
    writePoint(this.#deps.env, 'operation', facts);
    this.#noteEnd(operation);
  }

  /** Logs operations that need a recent sign-in, and lost writes, for security (SAFETY-32). */
  #noteRisk({ kind, state }: Operation): void {
    if (declarationOf(kind).recentSignIn) this.#tellSecurity('sensitive change', { kind, state });
    if (state === 'unknown') this.#tellSecurity('write lost', { kind });
  }

  /** Logs each end other than `done` for the operator, with the spoken reference of the operation (LEDGER-29). */
  #noteEnd({ id, kind, state, refusal, settlement, sentAt, endedAt, acknowledgedAt }: Operation): void {
    if (state === 'done' || !isFinal(state)) return;
    if (state === 'not-sent' && acknowledgedAt === undefined) return;
    const age = ageOf({ sentAt, endedAt });
    const end = endOf({ state, refusal, settlement });
    this.note('operation ended', { reference: spokenReference(id), kind, state, end, refusal, age });
  }

  #tellSecurity<E extends SecurityEvent>(event: E, facts: SecurityFacts<E>): void {
    const { env, groupId, background } = this.#deps;
    background(logSecurity(env, event, facts, { groupId: groupId() }));
  }
}

/** Returns the reason of an end that did not come from the carrier; empty for all others. */
function endOf({ state, refusal, settlement }: Pick<Operation, 'state' | 'refusal' | 'settlement'>): string {
  if (settlement) return 'settled by the operator';
  if (state === 'refused') return 'refused';
  if (state === 'not-sent') return 'not sent';
  if (state === 'cannot-tell') return 'without a trace';
  if (state !== 'needs-care') return '';
  return refusal === undefined ? 'given up' : 'stopped half-way';
}

/** Returns the whole seconds from sending an operation to its end, or until now. */
function ageOf({ sentAt = clock.now(), endedAt = clock.now() }: Pick<Operation, 'sentAt' | 'endedAt'>): number {
  return Math.round((endedAt - sentAt) / 1_000);
}
