import type { Customer } from '#contracts/customer/vocabulary.ts';
import { untraced } from '../../domain/ledger.ts';
import type { Operation, OperationKind } from '../../domain/operation.ts';
import type { OperationBehaviour } from './operation.ts';

type OnLine<K extends OperationKind> = Pick<OperationBehaviour<K>, 'send' | 'fulfilledBy'> & {
  /** Does the line look as if the operation was done? */
  isSo(line: Customer, operation: Operation<K>): boolean;
};

/** An operation that is done with its reply, and whose effect can be seen on the line. */
export function onLine<K extends OperationKind>({ isSo, ...own }: OnLine<K>): OperationBehaviour<K> {
  return {
    ...own,
    asynchronous: false,
    async readBack(carrier, operation, { groupId }, now) {
      const group = await carrier.customer.group({ groupId });
      if (group.kind !== 'reply') return undefined;
      const line = group.reply.customers.find((one) => one.id === operation.lineId);
      return line && isSo(line, operation) ? 'done' : untraced(operation.sentAt ?? 0, now);
    },
  };
}
