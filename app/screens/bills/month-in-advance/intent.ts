import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { billing } from '#contracts/billing/endpoints.ts';
import type { MonthInAdvance } from '#contracts/billing/vocabulary.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { readRequest, maxAge, readOne } from '#rpc/portal-reads.ts';
import { type Charge, chargeFor, type Payer } from '#rpc/domain/charge.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import type { FirstMonth } from '#rpc/domain/facts/first-month.ts';
import { type Read, readOf, valueOf } from '#rpc/domain/facts/read.ts';
import { can } from '#rpc/domain/permission.ts';
import { unwrap } from '#rpc/problem.ts';
import { type ActivityEntry, readEntryAfter } from '#rpc/portal/activity.ts';
import { ofKind, type Operation } from '#rpc/operation/operations.ts';
import { type EarlierOrder, findEarlierOrder } from '#rpc/portal/earlier-order.ts';
import { firstMonthFor } from '#rpc/portal/first-month.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { readPayer } from '#rpc/portal/payer.ts';
import { newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';
import { findLine, lineIn } from '#rpc/portal/snapshot.ts';
import { readAsPrimary, readForAction, type PrimaryOnly } from '#rpc/portal/bills/primary-only.ts';

export interface MonthInAdvanceModel {
  line: LineName;
  decision: Decision;
  /** Price in cents; absent where there is nothing to pay. */
  price: Read<MonthInAdvance>;
  /** Charge of an unpaid month; for a month paid from this page, the amount charged (MONEY-1). */
  charge?: Charge;
  /** Idempotency key of the form that pays the month. */
  operationId: string;
  /** Money that was charged or held for the month before; absent where there is nothing to pay. */
  firstMonth?: FirstMonth;
  /** An earlier payment without a known outcome (LEDGER-43). */
  earlier?: EarlierOrder | undefined;
  after?: ActivityEntry;
  refresh?: number;
}

/**
 * Returns the price of a line's first month, paid in advance.
 * @throws NOT_FOUND for another's line
 */
export async function loadMonthInAdvance(
  context: PortalContext,
  lineRef: string,
  after?: string,
): Promise<MonthInAdvanceModel | PrimaryOnly> {
  const request = { operationId: after, sent: 'month-in-advance', firstMonth: true } as const;
  const { lineId, operation, firstMonth, earlier } = await findLine(context, lineRef, request);
  const result = await readAsPrimary(context, () => Promise.all([readPrice(context, lineId), readPayer(context)]));
  if ('refused' in result) return result;
  const { snapshot, data } = result;
  const [amountOutcome, payer] = data;
  const line = lineIn(snapshot, lineId);
  const decision = can('month-in-advance', snapshot, line);
  const entry = operation?.subjectId === lineId ? await readEntryAfter(context, snapshot, operation) : undefined;
  // The result of the last form is shown even while the price can't be read.
  const price = readOf(decision.allowed && isPayable(entry?.entry) ? amountOutcome : undefined);
  const amounts = valueOf(price);
  return {
    line: lineName(lineRef, line),
    decision,
    price,
    charge: amounts ? monthCharge(amounts, payer) : entry && chargedBy(ofKind('month-in-advance', operation)),
    earlier: amounts && (await findEarlierOrder(earlier)),
    firstMonth: amounts && firstMonthFor(context, line, firstMonth),
    operationId: newOperationId(),
    ...(entry ? { after: entry.entry, refresh: entry.refresh } : {}),
  };
}

function monthCharge({ amount, totalTax }: MonthInAdvance, payer: Payer): Charge {
  return chargeFor({ amount, tax: totalTax }, { kind: 'now' }, payer);
}

/** Charge of a form; undefined when the month had been paid already (BILL-12). */
function chargedBy(operation: Operation<'month-in-advance'> | undefined): Charge | undefined {
  if (operation?.state !== 'done' || operation.result === 'alreadyPaid') return undefined;
  return monthCharge(operation.terms, { isReader: true, card: operation.terms.card });
}

/** Returns true when the month may be paid. After a form only its refusal leaves it open. */
function isPayable(after: ActivityEntry | undefined): boolean {
  return after === undefined || after.state === 'refused';
}

/**
 * Pays it, once, at the price that the page showed (BILL-13).
 * @param shown in cents
 * @throws NOT_FOUND for another's line, NotAllowedError with the rule's reason
 */
export async function payMonthInAdvance(
  context: PortalContext,
  lineRef: string,
  operationId: string,
  shown: MonthInAdvance & { earlier?: string | undefined },
): Promise<FormOutcome<'month-in-advance', 'moved' | 'earlier'>> {
  return await submitOnce(context, 'month-in-advance', {
    operationId,
    payload: { amount: shown.amount, totalTax: shown.totalTax },
    lineRef,
    warning: { shown: shown.earlier, notice: () => 'earlier' },
    read: (lineId) => readForAction(context, () => Promise.all([readPrice(context, lineId), readPayer(context)])),
    decide: ({ data: [price, { card }] }) => {
      const { amount, totalTax } = unwrap(price);
      const isMoved = amount !== shown.amount || totalTax !== shown.totalTax;
      return isMoved
        ? { kind: 'review', notice: 'moved' }
        : { kind: 'send', terms: { amount, totalTax, card }, baseline: {} };
    },
  });
}

function readPrice(context: PortalContext, customerId: string) {
  return readOne(context, readRequest(billing.monthInAdvanceAmount, { customerId }, maxAge.now));
}
