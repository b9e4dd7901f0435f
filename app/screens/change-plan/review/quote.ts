import { catalog } from '#contracts/catalog/endpoints.ts';
import { billingCyclesOf } from '#rpc/domain/billing-cycle.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { occurrenceOf } from '#rpc/domain/line.ts';
import { mayHave, newPriceOf, type PlanChangeTime, priceOnLine, targetsOf, timesOf } from '#rpc/domain/plan-change.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { maxAge, readAll, readRequest } from '#rpc/portal-reads.ts';
import {
  billingRead,
  dealOf,
  readEsimCapability,
  homeInternetDiscount,
  type PlanDeal,
  plansRead,
  pricingReads,
} from '#rpc/portal/plan-deal.ts';
import { readForecast } from '#rpc/portal/next-bill.ts';
import { type Quote, quoteOf } from '#rpc/portal/quote.ts';
import { lineIn, snapshotOf, snapshotReads } from '#rpc/portal/snapshot.ts';
import { readMonths, usageOfCycle } from '#rpc/portal/usage-history.ts';
import { readSaleTax } from '#rpc/portal/tax-read.ts';
import { unwrap } from '#rpc/problem.ts';

/** The change of a review page: its prices, the tax on the new price in cents a month, and the times to choose from. */
export interface QuotedChange extends PlanDeal {
  tax?: number | undefined;
  times: PlanChangeTime[];
}

export interface PlanQuote extends Quote<QuotedChange> {
  /** Permission to change the line to the plan. */
  decision: Decision;
}

/** The line, plan and start of a change, as an address or a form names them. */
export interface PlanChoice {
  lineId: string;
  planId: string;
}

/**
 * The facts that name the prices and the tax to read. A form carries those of its page, so that a confirmation reads
 * everything in one turn. They decide nothing: with others the quote has another hash, or is missing.
 */
export interface QuoteHint {
  fromPlanId: string;
  occurrence: number;
  /** Price in cents per month. */
  price: number;
}

type QuoteFacts = Awaited<ReturnType<typeof readQuoteFacts>>;

/**
 * Reads anew the facts that a plan change depends on.
 * @throws NOT_FOUND for a line that the viewer may not see, FaultError when the carrier did not reply
 */
export async function readQuoteFacts(context: PortalContext, { lineId, planId }: PlanChoice, shownHint?: QuoteHint) {
  const [account, shownPrices] = await Promise.all([
    readAccount(context),
    shownHint && readPrices(context, planId, shownHint),
  ]);
  const hint = shownHint ?? hintOf(account, { lineId, planId });
  const prices = shownPrices ?? (hint && (await readPrices(context, planId, hint)));
  return { ...account, hint, prices };
}

/** Reads the same for the review, and beside the prices what the line has left and used. @throws as `readQuoteFacts` */
export async function readReviewFacts(context: PortalContext, choice: PlanChoice) {
  const account = await readAccount(context);
  const hint = hintOf(account, choice);
  const line = lineIn(account.snapshot, choice.lineId);
  const [cycle] = billingCyclesOf(line, today(context));
  const [prices, months, { used }] = await Promise.all([
    hint && readPrices(context, choice.planId, hint),
    readMonths(context, line),
    readAll(context, { used: cycle && usageOfCycle(context, cycle, maxAge.usage) }),
  ]);
  return { ...account, hint, prices, months, used };
}

async function readAccount(context: PortalContext) {
  const [{ me, group, keys, plans, billing }, forecast] = await Promise.all([
    readAll(context, {
      ...snapshotReads(context.viewer, maxAge.now),
      plans: plansRead,
      billing: billingRead,
    }),
    readForecast(context),
  ]);
  return { snapshot: snapshotOf(me, group, keys, context), plans, onSale: unwrap(plans).plans, billing, forecast };
}

/** The hint by the list of plans, whose price seldom is another than the carrier's. */
function hintOf(
  { snapshot, onSale }: Awaited<ReturnType<typeof readAccount>>,
  { lineId, planId }: PlanChoice,
): QuoteHint | undefined {
  const line = lineIn(snapshot, lineId);
  const { reachPlanId: fromPlanId } = line;
  const plan = onSale.find(({ name }) => name === planId);
  if (!plan || fromPlanId === undefined || fromPlanId === planId) return undefined;
  return { fromPlanId, occurrence: occurrenceOf(line), price: priceOnLine(plan, line, homeInternetDiscount(snapshot)) };
}

async function readPrices(context: PortalContext, planId: string, { fromPlanId, occurrence, price }: QuoteHint) {
  const [plans, tax] = await Promise.all([
    readAll(context, {
      ...pricingReads(context.viewer.actor.customerId, occurrence, fromPlanId, planId),
      current: readRequest(catalog.plan, { plan: fromPlanId }, maxAge.config),
    }),
    readSaleTax(context, price),
  ]);
  return { ...plans, tax };
}

/**
 * Returns the quote that the review page shows and that its form confirms; undefined when the line can't change to that
 * plan, or differs from the hint.
 * @param sentIds of the line's operations that were sent before, the latest first
 * @throws FaultError when the carrier did not price the line (MONEY-14)
 */
export async function planQuote(
  context: PortalContext,
  { snapshot, onSale, billing, forecast, hint, prices }: QuoteFacts,
  { lineId, planId }: PlanChoice,
  sentIds: readonly string[],
): Promise<PlanQuote | undefined> {
  const line = lineIn(snapshot, lineId);
  const isAsHinted = line.reachPlanId === hint?.fromPlanId && occurrenceOf(line) === hint?.occurrence;
  if (!hint || !prices || !isAsHinted) return undefined;
  const current = unwrap(prices.current);
  const target = targetsOf(current, onSale).find(({ plan }) => plan.name === planId);
  if (!target) return undefined;
  const deal = dealOf({
    snapshot,
    line,
    current,
    target,
    before: unwrap(prices.before).planPricingInfoList,
    after: unwrap(prices.after).planPricingInfoList,
    billing: unwrap(billing),
    onSale,
    forecast,
    today: today(context),
  });
  const price = newPriceOf(deal);
  const [tax, esimCapable] = await Promise.all([
    price === hint.price ? prices.tax : readSaleTax(context, price),
    readEsimCapability(context, line, [target.plan]),
  ]);
  const quote = await quoteOf({ ...deal, times: timesOf(line, target), tax }, sentIds);
  return { ...quote, decision: mayHave(line, target, esimCapable) };
}
