import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { OperationState } from '../ledger.ts';
import { isInProgress } from '../ledger.ts';
import { isPlanChanging, isServiceChanging, isToppingUp, lineStateOf } from '../line-status.ts';
import { isLong, type Work, workOf } from './usual.ts';

/** An operation by the fields that facts compare. Times in epoch milliseconds. */
export interface OperationRef {
  id: string;
  kind: string;
  subjectId: string;
  state: OperationState;
  sentAt?: number | undefined;
}

/** Kinds that exclude each other on a line: `can` closes their actions while one is in progress. */
export const subjects = {
  activation: ['activate', 'port-fix', 'sim-kit'],
  data: ['top-up'],
  plan: ['plan-change'],
  orders: ['reorder-sim', 'sim-kit'],
  services: ['service'],
} as const;
export type Subject = keyof typeof subjects;

/**
 * Kinds that exclude each other on an account or a line, for which the carrier reports no work in progress
 * (LEDGER-44).
 */
export const quietSubjects = {
  cards: ['card-default', 'card-expiry', 'card-remove'],
  kit: ['esim-kit'],
  lock: ['account-lock', 'account-unlock', 'secure-account'],
  month: ['month-in-advance'],
  promise: ['promise-to-pay'],
} as const;
export type AnySubject = Subject | keyof typeof quietSubjects;
const kindsOf: Readonly<Record<AnySubject, readonly string[]>> = { ...subjects, ...quietSubjects };

/** Operation of a line; one that began elsewhere has no `operation` (LEDGER-40). */
export type LineOperation<O extends OperationRef = OperationRef> =
  | { kind: 'none' }
  | { kind: 'waiting' | 'unknown'; operation?: O; isLong: boolean };

/** Start of the carrier's work on a line, from the account's polling. */
interface Job {
  kind: string;
  subjectId: string;
  startedAt: number;
}

/** Operations and polling jobs of the account; `now` in epoch milliseconds. */
export interface OperationFacts<O extends OperationRef = OperationRef> {
  operations: readonly O[];
  jobs: readonly Job[];
  now: number;
}

/** Returns the latest operation of a subject that is in progress, of a line or of a person's account. */
export function operationOn<O extends OperationRef>(
  subject: AnySubject,
  { id }: Pick<Customer, 'id'>,
  operations: readonly O[],
): O | undefined {
  const kinds = kindsOf[subject];
  return operations
    .filter(({ subjectId, kind, state }) => subjectId === id && kinds.includes(kind) && isInProgress(state))
    .sort((a, b) => (b.sentAt ?? 0) - (a.sentAt ?? 0))[0];
}

/** Returns the operation of a line: in this portal, or else at the carrier (LEDGER-40). */
export function lineOperation<O extends OperationRef>(
  subject: Subject,
  line: Customer,
  { operations, jobs, now }: OperationFacts<O>,
): LineOperation<O> {
  const operation = operationOn(subject, line, operations);
  if (operation) {
    const { state, sentAt = now } = operation;
    const kind = state === 'unknown' ? 'unknown' : 'waiting';
    return { kind, operation, isLong: isLong(workOf(operation), sentAt, now) };
  }
  const work = carrierWork[subject](line);
  if (!work) return { kind: 'none' };
  const begunAt =
    work.begunAt ?? jobs.find(({ kind, subjectId }) => kind === work.job && subjectId === line.id)?.startedAt;
  return { kind: 'waiting', isLong: begunAt !== undefined && isLong(work.work, begunAt, now) };
}

/** Returns the operation behind the carrier's work, if this portal sent it. */
export function operationOf<O extends OperationRef>(fact: LineOperation<O>): O | undefined {
  return fact.kind === 'none' ? undefined : fact.operation;
}

interface CarrierWork {
  work: Work;
  job: string;
  begunAt?: number | undefined;
}

/** Returns the work in progress that the carrier's data of a line shows. */
const carrierWork: Readonly<Record<Subject, (line: Customer) => CarrierWork | undefined>> = {
  activation: activationOf,
  data: (line) => (isToppingUp(line) ? { work: 'operation', job: 'top-up' } : undefined),
  plan: (line) => (isPlanChanging(line) ? { work: 'operation', job: 'plan-change' } : undefined),
  orders: () => undefined,
  services: (line) => (isServiceChanging(line) ? { work: 'operation', job: 'service' } : undefined),
};

function activationOf({ status, mnpInfo }: Customer): CarrierWork | undefined {
  const state = lineStateOf(status);
  if (state === 'activating') return { work: 'activation', job: 'activation' };
  if (state !== 'porting') return undefined;
  const begunAt = mnpInfo?.submittedOn === undefined ? undefined : Date.parse(mnpInfo.submittedOn);
  return { work: 'port-in', job: 'activation', begunAt };
}
