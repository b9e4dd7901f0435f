import type { CarrierCaller } from '../../carrier/procedures.ts';
import type { Verdict } from '../../domain/ledger.ts';
import type { Operation, OperationKind } from '../../domain/operation.ts';
import type { Outcome } from '../../problem.ts';
import { accountLockOperation } from './account-lock.ts';
import { autoTopUpOperation } from './auto-top-up.ts';
import { dataServiceOperation } from './data-service.ts';
import { invoiceMailOperation } from './invoice-mail.ts';
import { lineNameOperation } from './line-name.ts';
import { monthInAdvanceOperation } from './month-in-advance.ts';
import { paymentPageOperation } from './payment-page.ts';
import { planChangeOperation } from './plan-change.ts';
import { promiseToPayOperation } from './promise-to-pay.ts';
import { topUpOperation } from './top-up.ts';

/** How a kind of operation is sent, and how its end is read back. */
export interface OperationBehaviour<K extends OperationKind> {
  send(carrier: CarrierCaller, operation: Operation<K>): Promise<Outcome<unknown>>;
  /** True when the reply means that the carrier has begun, not that it is done. */
  readonly asynchronous: boolean;
  /** Declared problems that say that it is as it should be already. */
  readonly fulfilledBy?: readonly string[];
  /** What of the reply is kept with the operation. */
  readonly keep?: (reply: never) => string;
  /** Undefined when the carrier could not be asked. */
  readBack(
    carrier: CarrierCaller,
    operation: Operation<K>,
    actor: { groupId: string },
    now: number,
  ): Promise<Verdict | undefined>;
}

const behaviours: { readonly [K in OperationKind]: OperationBehaviour<K> } = {
  'top-up': topUpOperation,
  'plan-change': planChangeOperation,
  'data-service': dataServiceOperation,
  'line-name': lineNameOperation,
  'auto-top-up': autoTopUpOperation,
  'payment-page': paymentPageOperation,
  'promise-to-pay': promiseToPayOperation,
  'month-in-advance': monthInAdvanceOperation,
  'invoice-mail': invoiceMailOperation,
  'account-lock': accountLockOperation,
};

/** The behaviour of an operation's kind. */
export function behaviourOf<K extends OperationKind>(kind: K): OperationBehaviour<K> {
  return behaviours[kind];
}
