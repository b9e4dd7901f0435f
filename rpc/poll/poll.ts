import { activationSchedule, afterFailure, type Audience, type Schedule, simSwapSchedule } from '../domain/polling.ts';
import type { Poll } from '../operation/operation.ts';
import { declarationOf, isOperationKind, type OperationKind, operationKinds } from '../operation/operations.ts';
import { isActivationWatched, isSimSwap } from '../domain/line-status.ts';
import { pollLineWhile } from '../operation/reconcile.ts';

/** An activation or port-in; failed ones are asked about too, because the carrier may try again (POLL-2). */
const pollActivation: Poll = async (carrier, lineId) => {
  const activation = await carrier.activation.status({ customerId: lineId });
  if (activation.kind !== 'reply') return undefined;
  const { status } = activation.reply;
  return { state: String(status), settled: !isActivationWatched(status) };
};

/** A SIM swap lasts until the customer no longer lists the operation (POLL-6). */
const pollSimSwap = pollLineWhile(isSimSwap);

/** What the carrier does of itself: begun by no operation of this portal. */
const carrierJobs = {
  activation: { poll: pollActivation, schedule: activationSchedule },
  'sim-swap': { poll: pollSimSwap, schedule: simSwapSchedule },
} satisfies Record<string, { poll: Poll; schedule: Schedule }>;

/** What the Account object asks the carrier about until it is settled. */
export type JobKind = OperationKind | keyof typeof carrierJobs;
export const jobKinds: readonly JobKind[] = [...operationKinds, 'activation', 'sim-swap'];

/** Is this the name of a kind of job? A row may be of another version of the portal. */
export function isJobKind(kind: string): kind is JobKind {
  return isOperationKind(kind) || Object.hasOwn(carrierJobs, kind);
}

/** How to ask about what no open operation of this portal stands for; absent where the carrier can't tell. */
export function pollOf(kind: JobKind): Poll | undefined {
  return isOperationKind(kind) ? declarationOf(kind).pollExternal : carrierJobs[kind].poll;
}

/** Milliseconds until the carrier is asked again; `failures` is how many questions in a row had no answer. */
export function intervalOf(kind: JobKind, ageMs: number, audience: Audience, failures = 0): number {
  if (failures > 0) return afterFailure(failures);
  const schedule = isOperationKind(kind) ? declarationOf(kind).poll : carrierJobs[kind].schedule;
  return schedule(ageMs, audience);
}

/** The interval in whole seconds, for the page's own refresh without script (POLL-10). */
export function refreshSeconds(kind: JobKind, ageMs: number, audience: Audience): number {
  return Math.round(intervalOf(kind, ageMs, audience) / 1000);
}

/** The soonest refresh of the parts of a page, in seconds; undefined when none has one. */
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
  /** What the page shows of it, so that an answer that says the same changes nothing (POLL-2). */
  state?: string;
}
