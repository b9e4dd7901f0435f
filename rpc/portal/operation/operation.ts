import type { CarrierCaller } from '../../carrier/router.ts';
import type { Operation, OperationKind, Verdict } from '../../domain/ledger.ts';
import type { Outcome } from '../../problem.ts';
import { topUpOperation } from './top-up.ts';

/** How a kind of operation is sent, and how its end is read back. */
export interface OperationBehaviour {
  send(carrier: CarrierCaller, operation: Operation): Promise<Outcome<unknown>>;
  /** True when the reply means that the carrier has begun, not that it is done. */
  readonly asynchronous: boolean;
  /** Undefined when the carrier could not be asked. */
  readBack(carrier: CarrierCaller, operation: Operation, actor: { groupId: string }, now: number): Promise<Verdict | undefined>;
}

export const operationBehaviours: Readonly<Record<OperationKind, OperationBehaviour>> = { 'top-up': topUpOperation };
