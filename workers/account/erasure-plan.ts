import { declarationOf, type Operation, type OperationKind } from '#rpc/operation/operations.ts';

/** Id that replaces an erased customer in rows that others need (SAFETY-77). */
export const forgottenId = 'forgotten';

/** Kinds of operations whose terms contain a typed address. */
const addressed: ReadonlySet<OperationKind> = new Set(['reorder-sim', 'sim-kit']);

/** Returns true for an operation that a customer sent, or that is about their line. */
export function isOfCustomer(
  { actorId, subjectId }: Pick<Operation, 'actorId' | 'subjectId'>,
  customerId: string,
): boolean {
  return actorId === customerId || subjectId === customerId;
}

/**
 * Returns true for an operation of a customer that another person of the group needs: it cost money, and another sent
 * it, pays for it, or has its line (SAFETY-77). What the customer typed stays for nobody.
 * @param isPayer the customer is the account holder, who pays
 */
export function isNeededByOthers(
  { kind, actorId, subjectId }: Pick<Operation, 'kind' | 'actorId' | 'subjectId'>,
  customerId: string,
  isPayer: boolean,
): boolean {
  if (!declarationOf(kind).costs) return false;
  if (actorId !== customerId) return true;
  return !addressed.has(kind) && (subjectId !== customerId || !isPayer);
}
