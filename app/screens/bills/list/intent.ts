import { TRPCError } from '@trpc/server';
import { billing } from '#contracts/billing/endpoints.ts';
import { card } from '#contracts/card/endpoints.ts';
import type { SavedCard } from '#contracts/card/vocabulary.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { readRequest, maxAge, readAll } from '#rpc/portal-reads.ts';
import { type BillRange, billRange, paymentWaitMs, rangeProblem } from '#rpc/domain/bill.ts';
import { lastFourOf } from '#rpc/domain/card.ts';
import { type ChargedCard, defaultCardOf } from '#rpc/domain/charged-card.ts';
import { billChargeDays } from '#rpc/domain/facts/bill-charge.ts';
import { billDayOf, type NextBill } from '#rpc/domain/facts/next-bill.ts';
import { mapRead, type Read, readOf, valueOf } from '#rpc/domain/facts/read.ts';
import { type PaidBy, paidBy } from '#rpc/domain/facts/paid-by.ts';
import { sortLines } from '#rpc/domain/line.ts';
import { ofKind, type Operation } from '#rpc/operation/operations.ts';
import type { Decision, Reason } from '#rpc/domain/decision.ts';
import { can } from '#rpc/domain/permission.ts';
import { underWayOn } from '#rpc/domain/under-way.ts';
import { refreshSeconds } from '#rpc/poll/poll.ts';
import { replyOrUndefined } from '#rpc/problem.ts';
import { type ActivityEntry, readEntryAfter } from '#rpc/portal/activity.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { forecastRead, nextBillOf } from '#rpc/portal/next-bill.ts';
import { findOperation, type FullSnapshot } from '#rpc/portal/snapshot.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { type Due, isAccountNonPay, suspendedAlone } from '#rpc/portal/account-due.ts';
import { type PaidService, paidService } from '#rpc/portal/bills/paid-service.ts';
import { type Owed, owedOf } from '#rpc/portal/bills/balance-owed.ts';
import { readAsPrimary, type PrimaryOnly } from '#rpc/portal/bills/primary-only.ts';
import { type BillRow, makeBillRows, paymentRows, type PaymentRow } from './statement-list.ts';

/** Each part may not be known; the others are shown. */
export interface BillsModel {
  owed: Read<Owed>;
  /** Permission to pay the amount in `owed`. */
  pay: Decision;
  /** Idempotency key of the form that pays. */
  payId: string;
  nextBill: NextBill;
  /** Payer of the bills (BILL-27). */
  paidBy: PaidBy;
  /** The card that is charged, where the carrier has it (CARD-2). */
  defaultCard?: ChargedCard | undefined;
  promise: Read<{ isEligible: boolean; promisedFor?: string | undefined }>;
  range: BillRange;
  bills: Read<BillRow[]>;
  payments: Read<PaymentRow[]>;
  /** Lines whose first month is to be paid in advance, and whether it may be paid now. */
  unpaidMonths: { line: LineName; decision: Decision }[];
  /** The account is suspended until the balance is paid. */
  suspended: boolean;
  /** The suspended lines, where other lines are in service, as in the banner of Home. */
  suspendedLines?: Due['lines'];
  /** Result of an operation that was sent from this page. */
  after?: ActivityEntry;
  /** Outcome for a customer who has come back from the payment page. */
  back?: PaymentNews;
  /** Seconds until the page looks again; absent when nothing is awaited. */
  refresh?: number;
}

/** The payment that came since the payment page was made, or none yet. */
export type PaymentNews =
  | {
      paid: PaymentRow;
      /** The brand of the card, where the carrier has it among the saved cards. */
      cardBrand?: string;
      service?: PaidService;
    }
  | { paid?: never; waiting: boolean };

export interface BillsQuery extends Partial<BillRange> {
  /** Id of the operation that the page's form started. */
  after?: string | undefined;
  /** Id of the operation that created the payment page. */
  paid?: string | undefined;
}

/** Bills: what is owed and what comes next, past bills and payments. */
export async function loadBills(context: PortalContext, query: BillsQuery): Promise<BillsModel | PrimaryOnly> {
  const { viewer, now } = context;
  const range = billRange(query, today(context));
  if (rangeProblem(range)) throw new TRPCError({ code: 'BAD_REQUEST' });
  const [after, page] = await Promise.all([query.after, query.paid].map((id) => findOperation(context, id)));
  const paymentPage = ownPage(context, page);
  // The account's cache misses a payment on another system's page, because it is no write of ours.
  const age = paymentPage ? maxAge.now : maxAge.customer;
  const { customerId } = viewer.actor;
  const readBills = () =>
    readAll(context, {
      account: readRequest(billing.customer, { customerId }, age),
      forecast: forecastRead(viewer),
      promise: readRequest(billing.promiseEligible, { customerId }, maxAge.customer),
      invoices: readRequest(
        billing.invoices,
        { customerId, startDate: range.from, endDate: range.to },
        maxAge.customer,
      ),
      history: readRequest(billing.history, { customerId }, age),
      cards: readRequest(card.list, { customerId }, maxAge.customer),
    });
  const [result, { bill }] = await Promise.all([
    readAsPrimary(context, readBills, age),
    context.account.find({ billDays: billChargeDays }),
  ]);
  if ('refused' in result) return result;
  const { snapshot, data } = result;
  const owed = replyOrUndefined(data.account);
  const invoices = readOf(data.invoices);
  const cards = replyOrUndefined(data.cards)?.cards;
  const nextBill = nextBillOf(snapshot, data.forecast, bill, today(context));
  const [rows, unpaidMonths, entry] = await Promise.all([
    makeBillRows(context, valueOf(invoices)?.invoices ?? []),
    unpaidMonthsOf(context, snapshot),
    readEntryAfter(context, snapshot, after),
  ]);
  const payments = mapRead(readOf(data.history), (history) => paymentRows(history.payments));
  const suspended = isAccountNonPay(snapshot);
  const paymentNews =
    paymentPage &&
    newsOf(paymentPage, now(), {
      payments: valueOf(payments),
      cards,
      service: paidService(paymentPage, snapshot, owed?.balance),
    });
  return {
    owed: mapRead(readOf(data.account), (account) => owedOf(account, today(context), suspended)),
    suspended,
    suspendedLines: suspendedAlone(snapshot),
    pay: can('pay', snapshot),
    payId: newOperationId(),
    nextBill,
    paidBy: paidBy(owed, cards, billDayOf(nextBill) ?? today(context)),
    defaultCard: cards && defaultCardOf(cards),
    promise: mapRead(readOf(data.promise), ({ isEligible, promisedFor }) => ({
      isEligible: isEligible && !underWayOn('promise', snapshot, snapshot.actor),
      promisedFor,
    })),
    range,
    bills: mapRead(invoices, () => rows),
    payments,
    unpaidMonths,
    after: entry?.entry,
    back: paymentNews,
    refresh: paymentRefresh(paymentPage, paymentNews, now()) ?? entry?.refresh,
  };
}

/** The operation that made a payment page for this person. */
function ownPage({ viewer }: PortalContext, operation: Operation | undefined): Operation<'payment-page'> | undefined {
  const page = ofKind('payment-page', operation);
  return page?.sentAt !== undefined && page.actorId === viewer.actor.customerId ? page : undefined;
}

interface SeenPayments {
  payments: readonly PaymentRow[] | undefined;
  cards: readonly SavedCard[] | undefined;
  service: PaidService | undefined;
}

/** More payments than before the page was made: the latest is the one. An equal count may be too early. */
function newsOf(
  { baseline, sentAt = 0 }: Operation<'payment-page'>,
  now: number,
  { payments = [], cards = [], service }: SeenPayments,
): PaymentNews {
  const [latest] = payments;
  if (!latest || payments.length <= (baseline?.payments ?? Number.POSITIVE_INFINITY))
    return { waiting: now - sentAt < paymentWaitMs };
  const usedCard = cards.find(({ ccNumberMask }) => lastFourOf(ccNumberMask) === latest.card);
  return { paid: latest, cardBrand: usedCard?.type, service };
}

/** Seconds until the page reads again for an awaited payment. */
function paymentRefresh(
  page: Operation<'payment-page'> | undefined,
  news: PaymentNews | undefined,
  now: number,
): number | undefined {
  if (!page || !news || news.paid || !news.waiting) return undefined;
  return refreshSeconds('payment-page', now - (page.sentAt ?? 0), 'home');
}

async function unpaidMonthsOf({ account }: PortalContext, snapshot: FullSnapshot): Promise<BillsModel['unpaidMonths']> {
  const nothingToPay: readonly Reason[] = ['does-not-apply', 'already-paid'];
  const lines = sortLines(snapshot.lines).flatMap((line) => {
    const decision = can('month-in-advance', snapshot, line);
    return decision.allowed || !nothingToPay.includes(decision.reason) ? [{ line, decision }] : [];
  });
  const refs = await account.refs(lines.map(({ line }) => line.id));
  return lines.map(({ line, decision }) => ({ line: lineName(refs[line.id] as string, line), decision }));
}
