import { isOnFile } from '#rpc/domain/address-on-file.ts';
import { customer } from '#contracts/customer/endpoints.ts';
import { tax } from '#contracts/tax/endpoints.ts';
import { linesOf } from '#rpc/domain/journey/add-line.ts';
import { recipientOf } from '#rpc/domain/line.ts';
import { primaryOf } from '#rpc/domain/permission.ts';
import { listPrice } from '#rpc/domain/plan-change.ts';
import { type AddLineOrder, kitCount, monthlyTotal } from '#rpc/operation/add-line.ts';
import { welcomeKitPrice } from '#rpc/domain/welcome-kit.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { maxAge, readOne, readRequest } from '#rpc/portal-reads.ts';
import { FaultError, unwrap } from '#rpc/problem.ts';
import { nextBillDayOf, readForecast } from '#rpc/portal/next-bill.ts';
import { homeInternetDiscount, unpricedError } from '#rpc/portal/plan-deal.ts';
import { checkCoupon } from './coupon.ts';
import type { AddLineState } from './journey-state.ts';
import { readSaleTax } from '#rpc/portal/tax-read.ts';
import { isolated } from '#rpc/domain/isolated.ts';

/** The draft's answers, with the plan and the rate that it names. */
function chosenIn({ draft, plans, occurrences, rates, app }: AddLineState) {
  const plan = plans.find(({ name }) => name === draft.planId);
  if (!plan) throw new Error('a complete draft has a plan that is on sale');
  const lines = linesOf(draft).map((line, index) => ({ ...line, occurrence: occurrences[index] ?? 0 }));
  const kits = kitCount(lines);
  if (kits === 0) return { plan, lines };
  const rate = rates.find(({ serviceCode }) => serviceCode === draft.serviceCode) ?? rates[0];
  const kitPrice = welcomeKitPrice(unwrap(app).perSimCost.USA);
  if (!draft.address || !rate) throw new Error('a complete draft has an address and a way to ship');
  return { plan, lines, shipped: { address: draft.address, rate, kitPrice, kitsTotal: kits * kitPrice } };
}
type Chosen = ReturnType<typeof chosenIn>;

/** Returns the tax on the SIM kits, in cents. */
async function kitTaxOf(context: PortalContext, { plan, shipped }: Chosen): Promise<number> {
  if (!shipped) return 0;
  const taxOutcome = await readOne(
    context,
    readRequest(
      tax.byAddress,
      {
        countryCode: 'USA',
        address: { type: 'shipping', country: 'USA', ...shipped.address },
        amount: shipped.kitsTotal / 100,
        type: 2,
        reachPlanId: plan.name,
      },
      maxAge.now,
    ),
  );
  return unwrap(taxOutcome).totalTax;
}

/**
 * Reads the monthly prices of the lines by the plans on sale, in cents: the tax is read beside the prices, not after
 * them (HTTP-20).
 */
function expectedMonthly({ draft, snapshot }: AddLineState, { plan, lines }: Chosen): number {
  const off = homeInternetDiscount(snapshot) + (draft.couponDiscount ?? 0);
  return lines.reduce((sum, { occurrence }) => sum + Math.max(0, listPrice(plan, occurrence) - off), 0);
}

/**
 * The coupon that was typed; undefined for one that no longer takes anything off, which is not reserved (ADDLINE-25).
 * @throws FaultError when the carrier did not return it
 */
async function couponOf(context: PortalContext, typed: string | undefined): Promise<AddLineOrder['coupon']> {
  if (typed === undefined) return undefined;
  const checked = await checkCoupon(context, typed, maxAge.now);
  if (checked.kind === 'unread') throw new FaultError(checked.fault);
  return checked.kind === 'good' ? { code: checked.code, discount: checked.discount } : undefined;
}

/**
 * Returns the order for the draft, at the carrier's prices of this moment (ADDLINE-16).
 * @throws FaultError when the carrier did not return a price
 */
export async function quoteOrder(context: PortalContext, state: AddLineState): Promise<AddLineOrder> {
  const primary = primaryOf(state.snapshot);
  const selection = chosenIn(state);
  const { plan, lines, shipped } = selection;
  const expected = expectedMonthly(state, selection);
  const modified = lines.map(({ occurrence }) => ({ occurrence, reachPlanId: plan.name }));
  const pricing = { customerId: primary.id, modified_occurrence: modified };
  const [priced, kitTax, monthlyTax, coupon, forecast] = await Promise.all([
    readOne(context, readRequest(customer.planPricing, pricing, maxAge.now)),
    kitTaxOf(context, selection),
    readSaleTax(context, expected, { ageMs: maxAge.now }),
    couponOf(context, state.draft.couponCode),
    readForecast(context),
  ]);
  const prices = unwrap(priced).planPricingInfoList;
  const pricedLines = lines.map((line) => {
    const price = prices.find(({ occurrence }) => occurrence === line.occurrence)?.price;
    if (price === undefined) throw unpricedError();
    return { ...line, price: Math.max(0, price - (coupon?.discount ?? 0)) };
  });
  return {
    primaryId: primary.id,
    emailId: primary.emailId ?? context.viewer.actor.email,
    accountRef: primary.peerAccountRef.split('|').slice(0, 2).join('|'),
    planId: plan.name,
    planName: isolated(plan.displayNameWeb),
    lines: pricedLines,
    coupon,
    // The tax on another amount is not the tax (MONEY-2).
    monthlyTax: monthlyTotal({ lines: pricedLines }) === expected ? monthlyTax : undefined,
    nextBill: nextBillDayOf(state.snapshot, forecast, today(context)),
    shipping: shipped && {
      recipient: recipientOf(primary),
      address: shipped.address,
      serviceCode: shipped.rate.serviceCode,
      name: shipped.rate.name,
      days: shipped.rate.deliveryDays,
      amount: shipped.rate.shippingAmount,
      kitPrice: shipped.kitPrice,
      tax: kitTax,
    },
  };
}

/** Returns true when SIM cards of an order go to an address that the account has not (LOCK-19). */
export function needsRecentSignIn({ shipping }: AddLineOrder, { snapshot }: Pick<AddLineState, 'snapshot'>): boolean {
  return shipping !== undefined && !isOnFile(shipping.address, [primaryOf(snapshot)]);
}
