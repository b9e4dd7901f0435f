import type { CarrierCaller } from '../../carrier/router.ts';
import type { Verdict } from '../../domain/ledger.ts';
import type { Operation, OperationKind } from '../../domain/operation.ts';
import type { Outcome } from '../../problem.ts';
import { planChangeOperation } from './plan-change.ts';
import { topUpOperation } from './top-up.ts';

/** How a kind of operation is sent, and how its end is read back. */
export interface OperationBehaviour<K extends OperationKind> {
  send(carrier: CarrierCaller, operation: Operation<K>): Promise<Outcome<unknown>>;
  /** True when the reply means that the carrier has begun, not that it is done. */
  readonly asynchronous: boolean;
  /** Undefined when the carrier could not be asked. */
  readBack(carrier: CarrierCaller, operation: Operation<K>, actor: { groupId: string }, now: number): Promise<Verdict | undefined>;
}

const behaviours: { readonly [K in OperationKind]: OperationBehaviour<K> } = { 'top-up': topUpOperation, 'plan-change': planChangeOperation };

/** The behaviour of an operation's kind. */
export function behaviourOf<K extends OperationKind>(kind: K): OperationBehaviour<K> {
  return behaviours[kind];
}
