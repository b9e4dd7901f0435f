import type { CarrierCaller } from '../../carrier/procedures.ts';
import type { OperationKind } from '../../domain/operation.ts';
import type { JobKind } from '../../domain/polling.ts';
import { activationJob } from './activation.ts';
import { planChangeJob } from './plan-change.ts';
import { simSwapJob } from './sim-swap.ts';
import { topUpJob } from './top-up.ts';

/** What one look at the carrier found out. Undefined when it could not be asked. */
export type PollResult = { state: string; settled: boolean } | undefined;

/** How a job asks; what it says is kept, and a change of it is told to everybody who looks. */
export type JobBehaviour = (carrier: CarrierCaller, lineId: string, actor: { groupId: string }) => Promise<PollResult>;

/**
 * An operation's kind is here when it may be begun elsewhere too; what was begun in this portal is read back instead.
 */
type Jobs = Record<Exclude<JobKind, OperationKind>, JobBehaviour> & Partial<Record<OperationKind, JobBehaviour>>;

export const jobBehaviours: Readonly<Jobs> = {
  'top-up': topUpJob,
  'plan-change': planChangeJob,
  activation: activationJob,
  'sim-swap': simSwapJob,
};
