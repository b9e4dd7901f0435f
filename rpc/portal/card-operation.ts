import type { LineOperation } from '../domain/facts/line-operation.ts';

/** An operation in progress; one that began elsewhere has no id. */
export interface CardOperation {
  operationId?: string;
  /** The reply was lost; the outcome is being reconciled. */
  unknown?: boolean;
  /** The operation takes longer than usual (PORT-4). */
  isLong?: boolean;
}

/** Returns an operation in progress for a card, with the fields that its kind adds. */
export function cardOperation<T extends object>(fact: LineOperation, own: T): (CardOperation & T) | undefined {
  if (fact.kind === 'none') return undefined;
  const operationId = fact.operation?.id;
  return {
    ...(operationId === undefined ? {} : { operationId, unknown: fact.kind === 'unknown' }),
    ...own,
    ...(fact.isLong ? { isLong: true } : {}),
  };
}
