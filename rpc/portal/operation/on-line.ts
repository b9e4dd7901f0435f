import type { Customer } from '#contracts/customer/vocabulary.ts';
import { notFoundYet } from '../../domain/ledger.ts';
import type { Operation, OperationKind } from '../../domain/operation.ts';
import type { OperationBehaviour } from './operation.ts';

type OnLine<K extends OperationKind> = Pick<OperationBehaviour<K>, 'send' | 'fulfilledBy'> & {
  /** Does the line look as if the operation was done? */
  isApplied(line: Customer, operation: Operation<K>): boolean;
};

/** An operation that is done with its reply, and whose effect can be seen on the line. */
export function onLine<K extends OperationKind>({ isApplied, ...own }: OnLine<K>): OperationBehaviour<K> {
  return {
    ...own,
    asynchronous: false,
    async readBack(carrier, operation, { groupId }, now) {
      const group = await carrier.customer.group({ groupId });
      if (group.kind !== 'reply') return undefined;
      const line = group.reply.customers.find((one) => one.id === operation.lineId);
      return line && isApplied(line, operation) ? 'done' : notFoundYet(operation.sentAt ?? 0, now);
    },
  };
}
