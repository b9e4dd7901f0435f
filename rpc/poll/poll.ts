import { activationSchedule, afterFailure, type Audience, type Schedule, simSwapSchedule } from '../domain/polling.ts';
import type { Poll } from '../operation/operation.ts';
import { declarationOf, isOperationKind, type OperationKind, operationKinds } from '../operation/operations.ts';
import { isActivationWatched, isSimSwap } from '../domain/line-status.ts';
import { pollLineWhile } from '../operation/reconcile.ts';

/** Polls an activation or a port-in. Failed ones are polled too, because the carrier may try again (POLL-2). */
const pollActivation: Poll = async (carrier, lineId) => {
  const activation = await carrier.activation.status({ customerId: lineId });
  if (activation.kind !== 'reply') return undefined;
  const { status } = activation.reply;
  return { state: String(status), settled: !isActivationWatched(status) };
};

/** A SIM swap lasts until the customer no longer lists the operation (POLL-6). */
const pollSimSwap = pollLineWhile(isSimSwap);

/** Kinds of polling jobs for work at the carrier that no operation of this portal began. */
const carrierJobs = {
  activation: { poll: pollActivation, schedule: activationSchedule },
  'sim-swap': { poll: pollSimSwap, schedule: simSwapSchedule },
} satisfies Record<string, { poll: Poll; schedule: Schedule }>;

/** Kinds of jobs that the Account object polls until they end. */
export type JobKind = OperationKind | keyof typeof carrierJobs;
export const jobKinds: readonly JobKind[] = [...operationKinds, 'activation', 'sim-swap'];

/** Returns true for the name of a job kind. A row may be of another version of the portal. */
export function isJobKind(kind: string): kind is JobKind {
  return isOperationKind(kind) || Object.hasOwn(carrierJobs, kind);
}

/** Returns the poll of a job without an operation in progress; undefined where the carrier has no read. */
export function pollOf(kind: JobKind): Poll | undefined {
  return isOperationKind(kind) ? declarationOf(kind).pollExternal : carrierJobs[kind].poll;
}

/** Returns the milliseconds until the next poll. @param failures number of failed polls in a row */
export function intervalOf(kind: JobKind, ageMs: number, audience: Audience, failures = 0): number {
  if (failures > 0) return afterFailure(failures);
  const schedule = isOperationKind(kind) ? declarationOf(kind).poll : carrierJobs[kind].schedule;
  return schedule(ageMs, audience);
}

/** Returns the interval in whole seconds, for the page's own refresh without script (POLL-10). */
export function refreshSeconds(kind: JobKind, ageMs: number, audience: Audience): number {
  return Math.round(intervalOf(kind, ageMs, audience) / 1000);
}

/** Returns the soonest refresh of the parts of a page, in seconds; undefined when none has one. */
export function soonest(...parts: readonly (number | undefined)[]): number | undefined {
  const seconds = parts.filter((part) => part !== undefined);
  return seconds.length > 0 ? Math.min(...seconds) : undefined;
}

export interface JobView {
  kind: JobKind;
  subjectId: string;
  startedAt: number;
  lastCheckedAt?: number;
}

export interface PollRequest {
  kind: JobKind;
  subjectId: string;
  /** State that the page shows. A poll with the same state changes nothing (POLL-2). */
  state?: string;
}
