import { catalog } from '#contracts/catalog/endpoints.ts';
import { customer } from '#contracts/customer/endpoints.ts';
import { tax } from '#contracts/tax/endpoints.ts';
import { linesOf } from '../../domain/journey/add-line.ts';
import { primaryOf } from '../../domain/permission.ts';
import { type AddLineOrder, kitCount } from '../../operation/add-line.ts';
import { maxAge, type PortalContext, readAll, readRequest } from '../../portal-context.ts';
import { unwrap } from '../../problem.ts';
import type { AddLineState } from './journey-state.ts';

/**
 * The order that the draft stands for, at the carrier's prices of this moment (ADDLINE-16).
 * @throws FaultError when the carrier did not tell a price
 */
export async function quoteOrder(context: PortalContext, state: AddLineState): Promise<AddLineOrder> {
  const { draft, snapshot, plans, occurrences, rates, kitPrice } = state;
  const primary = primaryOf(snapshot);
  const plan = plans.find(({ name }) => name === draft.planId);
  const rate = rates.find(({ serviceCode }) => serviceCode === draft.serviceCode) ?? rates[0];
  if (!plan) throw new Error('a complete draft has a plan that is on sale');
  const chosen = linesOf(draft).map((line, index) => ({ ...line, occurrence: occurrences[index] ?? 0 }));
  const kits = kitCount(chosen.map((line) => ({ ...line, price: 0 })));
  const shipped = kits > 0 && draft.address && rate ? { address: draft.address, rate } : undefined;
  if (kits > 0 && kitPrice === undefined) throw new Error('the carrier did not say what a SIM kit costs');
  const kitsTotal = kits * (kitPrice ?? 0);

  const [pricing, taxed, coupon] = await Promise.all([
    readAll(
      context,
      readRequest(
        customer.planPricing,
        {
          customerId: primary.id,
          modified_occurrence: chosen.map(({ occurrence }) => ({ occurrence, reachPlanId: plan.name })),
        },
        maxAge.now,
      ),
    ),
    shipped &&
      readAll(
        context,
        readRequest(
          tax.byAddress,
          {
            countryCode: 'USA',
            address: { type: 'shipping', country: 'USA', ...shipped.address },
            amount: kitsTotal / 100,
            type: 2,
            reachPlanId: plan.name,
          },
          maxAge.now,
        ),
      ),
    draft.couponCode === undefined
      ? undefined
      : readAll(context, readRequest(catalog.coupon, { couponCode: draft.couponCode }, maxAge.now)),
  ]);
  const prices = unwrap(pricing[0]).planPricingInfoList;
  const discount = coupon && unwrap(coupon[0]).secondaryDiscountInDollar;
  return {
    primaryId: primary.id,
    emailId: primary.emailId,
    accountRef: primary.peerAccountRef.split('|').slice(0, 2).join('|'),
    planId: plan.name,
    planName: plan.displayNameWeb,
    lines: chosen.map((line) => {
      const priced = prices.find(({ occurrence }) => occurrence === line.occurrence);
      if (!priced) throw new Error('the carrier priced the group without the new line');
      return { ...line, price: Math.max(0, priced.price - (discount ?? 0)) };
    }),
    coupon: draft.couponCode === undefined ? undefined : { code: draft.couponCode, discount: discount ?? 0 },
    shipping: shipped && {
      recipient: [primary.firstName, primary.lastName].filter(Boolean).join(' '),
      address: shipped.address,
      serviceCode: shipped.rate.serviceCode,
      name: shipped.rate.name,
      days: shipped.rate.deliveryDays,
      amount: shipped.rate.shippingAmount,
      kitPrice: kitPrice ?? 0,
      tax: taxed ? unwrap(taxed[0]).totalTax : 0,
    },
  };
}
