import { billing } from '#contracts/billing/endpoints.ts';
import type { MonthInAdvance } from '#contracts/billing/vocabulary.ts';
import { readRequest, maxAge, type PortalContext, readAll } from '../../context.ts';
import { can, type Decision } from '../../domain/permission.ts';
import { replyOrUndefined, unwrap } from '../../problem.ts';
import { type ActivityEntry, entryAfter } from '../activity.ts';
import { type LineName, lineName } from '../line-name.ts';
import { newOperationId, submitOnce, findSubmitted } from '../submit-once.ts';
import { assertAllowed, lineIdOf, lineIn } from '../snapshot.ts';
import { readAsPrimary, readForAction, type PrimaryOnly } from './primary-only.ts';

export interface MonthInAdvanceModel {
  line: LineName;
  decision: Decision;
  /** In cents; absent where the carrier could not tell. */
  price?: MonthInAdvance;
  /** What the form begins when it is sent. */
  operationId: string;
  after?: ActivityEntry;
  refresh?: number;
}

/** Where a form leads; to `moved` without anything being sent. */
export type MonthInAdvanceSent = { to: 'after'; operationId: string } | { to: 'moved' };

/**
 * What a line's first month costs, paid in advance.
 * @throws NOT_FOUND for another's line
 */
export async function monthInAdvance(
  context: PortalContext,
  ref: string,
  after?: string,
): Promise<MonthInAdvanceModel | PrimaryOnly> {
  const lineId = await lineIdOf(context, ref);
  const [found, operation] = await Promise.all([
    readAsPrimary(context, () => readPrice(context, lineId)),
    after ? context.account.operation(after) : undefined,
  ]);
  if ('refused' in found) return found;
  const { snapshot, data } = found;
  const line = lineIn(snapshot, lineId);
  const price = replyOrUndefined(data[0]);
  const entry = operation?.subjectId === lineId ? await entryAfter(context, snapshot, operation) : undefined;
  return {
    line: lineName(ref, line),
    decision: can('month-in-advance', snapshot, line),
    price,
    operationId: newOperationId(),
    ...(entry ? { after: entry.entry, refresh: entry.refresh } : {}),
  };
}

/**
 * Pays it, once, at the price that the page showed (decision 26); that it is paid already is as good (portal-2 §4).
 * @param shown in cents
 * @throws NOT_FOUND for another's line, NotAllowedError with the rule's reason
 */
export async function payMonthInAdvance(
  context: PortalContext,
  ref: string,
  operationId: string,
  shown: MonthInAdvance,
): Promise<MonthInAdvanceSent> {
  const lineId = await lineIdOf(context, ref);
  const wanted = { kind: 'month-in-advance', id: operationId, subjectId: lineId } as const;
  if (await findSubmitted(context, wanted)) return { to: 'after', operationId };
  const { snapshot, data } = await readForAction(context, 'pay', () => readPrice(context, lineId), maxAge.now);
  assertAllowed('month-in-advance', snapshot, lineIn(snapshot, lineId));
  const { amount, totalTax } = unwrap(data[0]);
  if (amount !== shown.amount || totalTax !== shown.totalTax) return { to: 'moved' };
  const operation = await submitOnce(context, { ...wanted, terms: { amount, totalTax }, before: {} });
  return operation.state === 'issued' ? { to: 'moved' } : { to: 'after', operationId: operation.id };
}

function readPrice(context: PortalContext, customerId: string) {
  return readAll(context, readRequest(billing.monthInAdvanceAmount, { customerId }, maxAge.now));
}
