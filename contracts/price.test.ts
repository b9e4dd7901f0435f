import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { billing } from './billing/endpoints.ts';
import { Hold } from './card/vocabulary.ts';
import { Coupon, Plan, PlanPricing } from './catalog/vocabulary.ts';
import { AppData } from './config/vocabulary.ts';
import { customer } from './customer/endpoints.ts';
import { RoamingCountry } from './roaming/vocabulary.ts';
import { defaultShippingRates, ShippingRate } from './shipping-rate/vocabulary.ts';
import { TaxQuote } from './tax/vocabulary.ts';
import { payment } from './payment/endpoints.ts';
import { Pulse } from './topup/vocabulary.ts';

const plan = { name: 'plan-5gb', displayNameWeb: 'Best Fit 5GB', baseLinePrice: 25, additionalLinePrice: 20 };
const own = { customerId: 'line-1', reachPlanId: 'plan-5gb', reachPlanDisplayName: 'Best Fit 5GB', occurrence: 1 };

/** What is sold, with one price, tax or fee of it. */
const sold: [what: string, schema: z.ZodMiniType, reply: (dollars: number) => object][] = [
  ['extra data', Pulse, (pulseCost) => ({ pulse: 1, pulseCost })],
  ['a plan', Plan, (baseLinePrice) => ({ ...plan, baseLinePrice })],
  ['a plan on an added line', Plan, (additionalLinePrice) => ({ ...plan, additionalLinePrice })],
  ['a plan by place', Plan, (price) => ({ ...plan, addLineSplitPrice: { 2: price } })],
  ['a plan as priced', PlanPricing, (price) => ({ occurrence: 1, reachPlanId: 'plan-5gb', price, orgPrice: 25 })],
  ['the plan of a line', customer.plan.reply, (price) => ({ plans: [{ ...own, price }] })],
  [
    'a SIM kit',
    AppData,
    (cost) => ({ operators: [], perSimCost: { USA: { cost, discountPctg: 50 } }, shippingRates: [] }),
  ],
  ['shipping', ShippingRate, (shippingAmount) => ({ ...defaultShippingRates[0], shippingAmount })],
  ['a coupon', Coupon, (dollars) => ({ discountInDollar: dollars, secondaryDiscountInDollar: 0 })],
  [
    'a call abroad',
    RoamingCountry,
    (voiceOut) => ({ countryName: 'Portugal', countryCode: 'PT', status: 1, ildStatus: 1, voiceOut }),
  ],
  [
    'a payment',
    billing.history.reply,
    (amount) => ({ payments: [{ paymentId: 'pay-1', paidOn: '2026-11-05T09:12:00Z', amount }] }),
  ],
  ['tax', TaxQuote, (totalTax) => ({ totalTax })],
  ['a month in advance', billing.monthInAdvanceAmount.reply, (amount) => ({ amount, totalTax: 1.56 })],
  ['a hold', Hold, (amount) => ({ holdStatus: 'SUCCESS', amount })],
];

/** What is charged unless a discount takes it away: the other prices above may be nothing. */
const charged = ['extra data', 'a plan', 'a plan on an added line', 'a SIM kit'];

test.each(sold)('rejects %s below zero (MONEY-8)', (_, schema, reply) => {
  expect(schema.safeParse(reply(1)).error).toBeUndefined();
  expect(schema.safeParse(reply(-0.01)).success).toBe(false);
});

test.each(sold)('accepts zero for %s unless it is always charged (MONEY-13)', (what, schema, reply) => {
  expect(schema.safeParse(reply(0)).success).toBe(!charged.includes(what));
  expect(schema.safeParse(reply(0.001)).success).toBe(!charged.includes(what));
  expect(schema.safeParse(reply(0.01)).success).toBe(true);
});

test('accepts a credit in a balance and a forecast (MONEY-8)', () => {
  expect(billing.customer.reply.safeParse({ balance: -5 }).success).toBe(true);
  expect(billing.forecast.reply.safeParse({ billDate: '2026-12-05', amount: -5, totalTax: 0 }).success).toBe(true);
  expect(billing.forecast.reply.safeParse({ billDate: '2026-12-05', amount: 5, totalTax: -1 }).success).toBe(false);
});

test('accepts no payment of nothing (HTTP-3)', () => {
  const paid = (amount: number) => payment.make.input.safeParse({ customerId: 'a-1', uuid: 'card-1', amount }).success;
  expect([0, 0.01].map(paid)).toEqual([false, true]);
});
