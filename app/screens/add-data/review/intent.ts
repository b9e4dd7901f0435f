import { customer } from '#contracts/customer/endpoints.ts';
import { topup } from '#contracts/topup/endpoints.ts';
import { lastDayToUse } from '#rpc/domain/billing-cycle.ts';
import { type Charge, chargeFor } from '#rpc/domain/charge.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import type { DataNow } from '#rpc/domain/facts/data-now.ts';
import { isToppingUp } from '#rpc/domain/line-status.ts';
import { can, primaryOf } from '#rpc/domain/permission.ts';
import { sizesOf, topUpBefore, type TopUpOrder } from '#rpc/domain/top-up.ts';
import { historyAround } from '#rpc/operation/top-up.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { maxAge, readAll, readRequest } from '#rpc/portal-reads.ts';
import type { EarlierOrder } from '#rpc/portal/earlier-order.ts';
import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { lineData } from '#rpc/portal/line-data.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { nextBillDayOf, readForecast } from '#rpc/portal/next-bill.ts';
import { onBill, readPayer } from '#rpc/portal/payer.ts';
import { changeOf, type Quote, quoteOf } from '#rpc/portal/quote.ts';
import { lineIn, snapshotOf, snapshotReads } from '#rpc/portal/snapshot.ts';
import { findUnsent, type SubmitDecision, submitOnce } from '#rpc/portal/submit-once.ts';
import { readSaleTax } from '#rpc/portal/tax-read.ts';
import { unwrap } from '#rpc/problem.ts';
import { dataReads, termsOf } from '../intent.ts';

export interface TopUpReview {
  line: LineName;
  gigabytes: number;
  /** Price in cents, without tax. */
  price: number;
  /** Cents that the carrier expects (TOPUP-7); absent when it did not return them. */
  tax?: number | undefined;
  charge: Charge;
  useBy?: string | undefined;
  data: DataNow;
  /** The carrier is adding data that was not ordered here (TOPUP-15). */
  isAdding?: boolean;
  decision: Decision;
  /** An earlier order without a known outcome (LEDGER-43). */
  earlier?: EarlierOrder | undefined;
  quoteHash: string;
}

/** The review; or the operation of its form was sent before, with this or another size; or the size is not on sale. */
export type TopUpReviewPage =
  | { kind: 'review'; review: TopUpReview }
  | { kind: 'sent' }
  | { kind: 'other-choice' }
  | { kind: 'not-on-sale' };

/** Reason why the review comes back: the price, a top-up that was sent since, or the earlier one to warn of. */
export type ReviewReason = 'price-moved' | 'bought-since' | 'earlier';

/** Reason why the review or, for a withdrawn size, the choice is shown again (TOPUP-2). */
export type ConfirmReason = ReviewReason | 'not-on-sale';

/**
 * Reads what a top-up of that size costs, before it is ordered.
 * @param gigabytes NaN for a choice that is no size
 * @throws NOT_FOUND for another's line or operation
 */
export async function loadTopUpReview(
  context: PortalContext,
  { lineRef, operationId, gigabytes }: { lineRef: string; operationId: string; gigabytes: number },
): Promise<TopUpReviewPage> {
  const { lineId, sent, sentIds, earlier } = await findUnsent(context, 'top-up', { lineRef, operationId });
  if (sent) return { kind: [sent.terms.gigabytes, Number.NaN].includes(gigabytes) ? 'sent' : 'other-choice' };
  const [facts, payer, replies] = await Promise.all([
    readQuoteFacts(context),
    readPayer(context),
    readAll(context, dataReads(context, lineId)),
  ]);
  const { snapshot } = facts;
  const line = lineIn(snapshot, lineId);
  const quote = await topUpQuote(context, { ...facts, sentIds }, gigabytes);
  if (!quote) return { kind: 'not-on-sale' };
  const { order, hash } = quote;
  const day = today(context);
  const review: TopUpReview = {
    line: lineName(lineRef, line),
    gigabytes: order.gigabytes,
    price: order.charge,
    tax: order.tax,
    charge: chargeFor({ amount: order.charge, tax: order.tax }, onBill(order.nextBill, day), payer),
    useBy: lastDayToUse(line, day),
    data: lineData(snapshot, line, replies, day),
    isAdding: isToppingUp(line) && earlier === undefined,
    decision: can('add-data', snapshot, line),
    earlier,
    quoteHash: hash,
  };
  return { kind: 'review', review };
}

/**
 * Orders the top-up, once, when the page showed the current state (LEDGER-11). The form's price only names the tax to
 * read, so that it is read beside the rest.
 * @throws as `submitOnce`
 */
export async function confirmTopUp(
  context: PortalContext,
  form: {
    lineRef: string;
    operationId: string;
    gigabytes: number;
    price?: number | undefined;
    earlier?: string | undefined;
    quoteHash: string;
  },
): Promise<FormOutcome<'top-up', ConfirmReason>> {
  const { lineRef, operationId, gigabytes, price, earlier, quoteHash } = form;
  const { now, viewer } = context;
  return await submitOnce(context, 'top-up', {
    operationId,
    lineRef,
    payload: { gigabytes, quoteHash },
    warning: { shown: earlier, notice: () => 'earlier' },
    async read(lineId) {
      const askedAt = now();
      const [facts, { status, history }] = await Promise.all([
        readQuoteFacts(context, price),
        readAll(context, {
          status: readRequest(customer.topUpStatus, { customerId: lineId }, maxAge.now),
          history: readRequest(topup.group, { groupId: viewer.actor.groupId, ...historyAround(askedAt) }, maxAge.now),
        }),
      ]);
      return { snapshot: facts.snapshot, data: { facts, status, history, askedAt } };
    },
    async decide({ line, data, sentIds }): Promise<SubmitDecision<'top-up', ConfirmReason>> {
      const { facts, status, history, askedAt } = data;
      const quote = await topUpQuote(context, { ...facts, sentIds }, gigabytes);
      if (!quote) return { kind: 'review', notice: 'not-on-sale' };
      const change = await changeOf(quote, sentIds, quoteHash);
      if (change) return { kind: 'review', notice: change === 'sent-since' ? 'bought-since' : 'price-moved' };
      const baseline = topUpBefore({ lineId: line.id, gigabytes }, unwrap(status), unwrap(history).purchases);
      return { kind: 'send', terms: quote.order, baseline: { ...baseline, askedAt } };
    },
  });
}

/** Reads what a quote is made of, all of it anew. @param price in cents, for which the tax is read */
async function readQuoteFacts(context: PortalContext, price?: number) {
  const [{ me, group, keys, pulse }, tax, forecast] = await Promise.all([
    readAll(context, {
      ...snapshotReads(context.viewer, maxAge.now),
      pulse: readRequest(topup.pulse, {}, maxAge.now),
    }),
    price === undefined ? undefined : readSaleTax(context, price),
    readForecast(context),
  ]);
  return { snapshot: snapshotOf(me, group, keys, context), pulse, price, tax, forecast };
}

interface QuoteFacts extends Awaited<ReturnType<typeof readQuoteFacts>> {
  sentIds: readonly string[];
}

/**
 * Returns the order of a size with its price.
 * @returns undefined for a size that is not on sale
 */
async function topUpQuote(
  context: PortalContext,
  { snapshot, pulse, price, tax: readTax, forecast, sentIds }: QuoteFacts,
  gigabytes: number,
): Promise<Quote<TopUpOrder> | undefined> {
  const sizes = sizesOf(termsOf(snapshot, unwrap(pulse)));
  const size = sizes.find((offered) => offered.gigabytes === gigabytes);
  if (!size) return undefined;
  // Reads the viewer's own tax: only the account holder may read the account holder's taxes (TOPUP-7).
  const tax = price === size.charge ? readTax : await readSaleTax(context, size.charge);
  const nextBill = nextBillDayOf(snapshot, forecast, today(context));
  const order = { ...size, payerId: primaryOf(snapshot).id, tax, nextBill };
  return quoteOf(order, sentIds);
}
