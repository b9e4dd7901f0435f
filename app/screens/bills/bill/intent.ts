import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { TRPCError } from '@trpc/server';
import { billing } from '#contracts/billing/endpoints.ts';
import type { Invoice, InvoiceType } from '#contracts/billing/vocabulary.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { readRequest, maxAge, readAll, readOne } from '#rpc/portal-reads.ts';
import { type BillRange, cycleOf, paymentsFor } from '#rpc/domain/bill.ts';
import { orderedForDays } from '#rpc/domain/facts/bill-charge.ts';
import { type OrderedFor, orderedFor } from '#rpc/domain/facts/next-bill.ts';
import { mapRead, type Read, readOf } from '#rpc/domain/facts/read.ts';
import { nameOf } from '#rpc/domain/line.ts';
import type { BillId } from '#rpc/domain/ref.ts';
import { unwrap } from '#rpc/problem.ts';
import { type ActivityEntry, readEntryAfter } from '#rpc/portal/activity.ts';
import { newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';
import { resolveBillId, findOperation } from '#rpc/portal/snapshot.ts';
import { readAsPrimary, readForAction, type PrimaryOnly } from '#rpc/portal/bills/primary-only.ts';
import { paymentRows, type PaymentRow } from '../list/statement-list.ts';

export interface BillModel {
  ref: string;
  type: InvoiceType;
  /** Day of the bill, YYYY-MM-DD. */
  day: string;
  /** Billed amount in cents, taxes and fees included. */
  amount: number;
  /** Days of a monthly bill; absent for single bills. */
  cycle?: BillRange;
  holder?: string;
  /** The account's number as printed on the carrier's bills. */
  statementNumber?: string;
  /** Payments of the billed amount before the next bill. */
  payments: Read<PaymentRow[]>;
  /** Orders on this portal that the bill charges; absent without any (BILL-28). */
  ordered?: OrderedFor | undefined;
  /** URL of the bill's document at the carrier. */
  documentUrl: string;
  /** Address to which a copy of the bill is emailed. */
  emailId: string;
  /** Idempotency key of the form that emails a copy. */
  operationId: string;
  /** Activity entry of a copy that is being emailed, or was. */
  after?: ActivityEntry;
  /** Seconds until a page without script looks again. */
  refresh?: number;
}

/**
 * Returns one bill.
 * @throws NOT_FOUND for a reference that is no bill of this account, before any carrier call
 */
export async function loadBill(
  context: PortalContext,
  billRef: string,
  after?: string,
): Promise<BillModel | PrimaryOnly> {
  const id = await resolveBillId(context, billRef);
  const { customerId } = context.viewer.actor;
  const [result, last, { bill: record, open }] = await Promise.all([
    readAsPrimary(context, () =>
      readAll(context, {
        invoices: invoicesOf(context, id),
        history: readRequest(billing.history, { customerId }, maxAge.customer),
      }),
    ),
    findOperation(context, after),
    context.account.find({ billDays: orderedForDays, open: 'email-bill' }),
  ]);
  if ('refused' in result) return result;
  const { snapshot, data } = result;
  const invoice = invoiceIn(unwrap(data.invoices).invoices, id);
  const { amount, invoiceDate: day, invoiceType: type } = invoice;
  const payments = mapRead(readOf(data.history), (history) =>
    paymentRows(paymentsFor({ day, amount }, history.payments, context.site.timeZone)),
  );
  const mailing = open.find(({ terms }) => terms.invoiceDate === day && terms.invoiceType === type);
  const entry = await readEntryAfter(context, snapshot, last ?? mailing);
  const holder = nameOf(snapshot.actor);
  const { customer_statement_number: statementNumber } = snapshot.actor.meta;
  return {
    ref: billRef,
    type,
    day,
    amount,
    cycle: type === 'MONTHLY' ? cycleOf(day) : undefined,
    holder,
    statementNumber,
    payments,
    ordered: type === 'MONTHLY' && record ? orderedFor({ day, amount }, record.charges) : undefined,
    documentUrl: invoice.invoiceUrl,
    emailId: context.viewer.actor.email,
    operationId: newOperationId(),
    ...(entry ? { after: entry.entry, refresh: entry.refresh } : {}),
  };
}

/**
 * Sends a bill to the email address of the signed-in person, once (BILL-16).
 * @throws NOT_FOUND as `loadBill`, NotAllowedError for a secondary
 */
export async function mailBill(
  context: PortalContext,
  billRef: string,
  operationId: string,
): Promise<FormOutcome<'email-bill', never>> {
  const id = await resolveBillId(context, billRef);
  return await submitOnce(context, 'email-bill', {
    operationId,
    payload: { billRef },
    read: () => readForAction(context, () => readOne(context, invoicesOf(context, id))),
    decide: ({ data: invoices }) => {
      const { invoiceUrl, invoiceType, invoiceDate } = invoiceIn(unwrap(invoices).invoices, id);
      return {
        kind: 'send',
        terms: { emailId: context.viewer.actor.email, invoiceUrl, invoiceType, invoiceDate },
        baseline: {},
      };
    },
  });
}

function invoicesOf({ viewer }: PortalContext, { day }: BillId) {
  return readRequest(
    billing.invoices,
    { customerId: viewer.actor.customerId, startDate: day, endDate: day },
    maxAge.customer,
  );
}

function invoiceIn(invoices: readonly Invoice[], { invoiceId }: BillId): Invoice {
  const invoice = invoices.find((candidate) => candidate.invoiceId === invoiceId);
  if (!invoice) throw new TRPCError({ code: 'NOT_FOUND' });
  return invoice;
}
