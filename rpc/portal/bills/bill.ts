import { TRPCError } from '@trpc/server';
import { billing } from '#contracts/billing/endpoints.ts';
import type { Invoice, InvoiceType } from '#contracts/billing/vocabulary.ts';
import { ask, maxAge, type PortalContext, readAll } from '../../context.ts';
import { type BillRange, cycleOf, paymentsFor } from '../../domain/bill.ts';
import { nameOf } from '../../domain/line.ts';
import type { BillId } from '../../domain/ref.ts';
import { told, unwrap } from '../../problem.ts';
import { type Entry, entryAfter } from '../activity.ts';
import { newOperationId, perform, sentBefore } from '../perform.ts';
import { billIdOf } from '../scene.ts';
import { readAsHolder, readToAct, type Refusal } from './holder.ts';
import { paymentRows, type PaymentRow } from './paper.ts';

export interface BillModel {
  ref: string;
  type: InvoiceType;
  /** YYYY-MM-DD. */
  day: string;
  /** Cents, taxes and fees included. */
  amount: number;
  /** What a monthly bill is for. */
  cycle?: BillRange;
  holder?: string;
  /** The account's number on the carrier's own paper. */
  statementNumber?: string;
  /** Payments of this amount before the next bill; absent where the carrier could not tell. */
  payments?: PaymentRow[];
  /** The carrier's own document. */
  documentUrl: string;
  /** Where it is sent when it is asked for by e-mail. */
  emailId: string;
  /** What the form begins when it is sent. */
  operationId: string;
  /** It is being sent, or has been. */
  after?: Entry;
  /** Seconds until a page without script looks again. */
  refresh?: number;
}

/**
 * One bill.
 * @throws NOT_FOUND for a reference that is no bill of this account, without asking the carrier
 */
export async function bill(context: PortalContext, ref: string, after?: string): Promise<BillModel | Refusal> {
  const id = await billIdOf(context, ref);
  const { customerId } = context.who.actor;
  const [found, operation] = await Promise.all([
    readAsHolder(context, () =>
      readAll(context, invoicesOf(context, id), ask(billing.history, { customerId }, maxAge.customer)),
    ),
    after ? context.account.operation(after) : undefined,
  ]);
  if ('refused' in found) return found;
  const { scene, said } = found;
  const invoice = invoiceIn(unwrap(said[0]).invoices, id);
  const { amount, invoiceDate: day, invoiceType: type } = invoice;
  const history = told(said[1]);
  const entry = await entryAfter(context, scene, operation);
  const holder = nameOf(scene.actor);
  const { customer_statement_number: statementNumber } = scene.actor.meta;
  return {
    ref,
    type,
    day,
    amount,
    ...(type === 'MONTHLY' ? { cycle: cycleOf(day) } : {}),
    ...(holder ? { holder } : {}),
    ...(statementNumber ? { statementNumber } : {}),
    ...(history ? { payments: paymentRows(paymentsFor({ day, amount }, history.payments)) } : {}),
    documentUrl: invoice.invoiceUrl,
    emailId: scene.actor.emailId,
    operationId: newOperationId(),
    ...(entry ? { after: entry.entry, ...(entry.refresh === undefined ? {} : { refresh: entry.refresh }) } : {}),
  };
}

/**
 * Has a bill sent to the e-mail address of the person who asks, once.
 * @returns the operation to look at; undefined when the page is to be looked at again
 * @throws NOT_FOUND as `bill`, NotAllowedError for a secondary
 */
export async function mailBill(
  context: PortalContext,
  ref: string,
  operationId: string,
): Promise<{ operationId: string } | undefined> {
  const id = await billIdOf(context, ref);
  const wanted = { kind: 'invoice-mail', id: operationId, lineId: context.who.actor.customerId } as const;
  if (await sentBefore(context, wanted)) return { operationId };
  const { scene, said } = await readToAct(context, 'see-bills', () => readAll(context, invoicesOf(context, id)));
  const { invoiceUrl, invoiceType, invoiceDate } = invoiceIn(unwrap(said[0]).invoices, id);
  const operation = await perform(context, {
    ...wanted,
    terms: { emailId: scene.actor.emailId, invoiceUrl, invoiceType, invoiceDate },
    before: {},
  });
  return operation.state === 'issued' ? undefined : { operationId: operation.id };
}

function invoicesOf({ who }: PortalContext, { day }: BillId) {
  return ask(billing.invoices, { customerId: who.actor.customerId, startDate: day, endDate: day }, maxAge.customer);
}

function invoiceIn(invoices: readonly Invoice[], { invoiceId }: BillId): Invoice {
  const invoice = invoices.find((one) => one.invoiceId === invoiceId);
  if (!invoice) throw new TRPCError({ code: 'NOT_FOUND' });
  return invoice;
}
