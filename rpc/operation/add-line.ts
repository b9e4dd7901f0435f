import * as z from 'zod/mini';
import { defaultZip } from '#contracts/customer/vocabulary.ts';
import { NewLine, ShippingAddress } from '../domain/journey/add-line.ts';
import { reconcileMissing } from '../domain/ledger.ts';
import { holderOf } from '../domain/group-room.ts';
import type { SagaStep, StepRecord } from '../domain/saga.ts';
import type { Outcome } from '../problem.ts';
import { saga, type SagaContext } from './saga.ts';

/** A line to be added, at its place in the group; its price in cents per month. */
const PricedLine = z.extend(NewLine, { occurrence: z.number(), price: z.number() });

/** What the check page showed: amounts in cents. */
export const AddLineOrder = z.object({
  primaryId: z.string(),
  emailId: z.string(),
  /** The primary's `peerAccountRef` up to its third part. */
  accountRef: z.string(),
  planId: z.string(),
  planName: z.string(),
  lines: z.array(PricedLine),
  /** A coupon that was typed, with what it takes off each line per month. */
  coupon: z.optional(z.object({ code: z.string(), discount: z.number() })),
  /** The tax on what is paid each month, where the carrier told it (MONEY-2). */
  monthlyTax: z.optional(z.number()),
  /** The day of the bill that it all comes on, for the page and the receipt (MONEY-1). */
  nextBill: z.optional(z.string()),
  /** Absent when every line has an eSIM. */
  shipping: z.optional(
    z.object({
      recipient: z.string(),
      address: ShippingAddress,
      serviceCode: z.string(),
      name: z.string(),
      days: z.string(),
      amount: z.number(),
      kitPrice: z.number(),
      tax: z.number(),
    }),
  ),
});
export type AddLineOrder = z.output<typeof AddLineOrder>;

/** What is paid each month for the new lines, in cents without tax. */
export function monthlyTotal({ lines }: Pick<AddLineOrder, 'lines'>): number {
  return lines.reduce((sum, { price }) => sum + price, 0);
}

/** What is paid once, in cents: SIM kits, shipping and tax (ADDLINE-14). */
export function onceTotal({ lines, shipping }: Pick<AddLineOrder, 'lines' | 'shipping'>): number {
  return shipping ? kitCount(lines) * shipping.kitPrice + shipping.amount + shipping.tax : 0;
}

/** How many SIM cards are shipped. */
export function kitCount(lines: readonly Pick<NewLine, 'sim'>[]): number {
  return lines.filter(({ sim }) => sim === 'sim').length;
}

/** Adds lines to a group: reserves the coupon, creates each line, orders the SIM cards once (ADDLINE-17). */
export const addLine = saga({
  kind: 'add-line',
  notify: { topic: 'order', alert: 'sim' },
  scope: 'account',
  action: 'add-line',
  journey: 'add-line',
  recentSignIn: 'by-terms',
  terms: AddLineOrder,
  summary: (terms) => ({
    lines: terms.lines.length,
    monthly: monthlyTotal(terms) + (terms.monthlyTax ?? 0),
    once: onceTotal(terms),
  }),
  steps: (context) => [
    ...(context.terms.coupon ? [reserveCoupon(context, context.terms.coupon.code)] : []),
    ...context.terms.lines.map((line) => createLine(context, line)),
    ...(context.terms.shipping
      ? [orderKits(context, context.terms.shipping), saveAddress(context, context.terms.shipping)]
      : []),
  ],
  toResult: ({ order }) => order,
});

type Context = SagaContext<AddLineOrder>;
type Shipping = NonNullable<AddLineOrder['shipping']>;

/** The id under which the step that reserves the coupon is recorded. */
export const couponStep = 'coupon';

/** The id under which the step of a new line is recorded; its result is the carrier's id of the line. */
export function stepOfLine(occurrence: number): string {
  return `line-${occurrence}`;
}

/** The carrier's ids of the lines that were made, by step. */
export function lineIds(steps: readonly StepRecord[]): Record<string, string> {
  return Object.fromEntries(
    steps.flatMap(({ step, state, result }) =>
      state === 'done' && step.startsWith('line-') && result ? [[step, result]] : [],
    ),
  );
}

/** Goes first: without it the prices that were shown would not hold. */
function reserveCoupon({ carrier, terms, now }: Context, couponCode: string): SagaStep {
  const { emailId } = terms;
  return {
    id: couponStep,
    send: async () => withResult(await carrier.catalog.couponReservePromo({ emailId, couponCode }), () => undefined),
    async reconcile({ sentAt }) {
      const seen = await carrier.catalog.couponEligibility({ emailId });
      if (seen.kind !== 'reply') return undefined;
      return { outcome: seen.reply.couponCode === couponCode ? 'done' : reconcileMissing(sentAt, now()) };
    },
  };
}

function createLine({ carrier, terms, groupId, now }: Context, line: z.output<typeof PricedLine>): SagaStep {
  const { occurrence, sim, price: _, ...person } = line;
  const { accountRef, planId, primaryId, shipping } = terms;
  return {
    id: stepOfLine(occurrence),
    send: async () =>
      withResult(
        await carrier.customer.create({
          countryCode: 'USA',
          data: {
            parentId: primaryId,
            addresses: shipping ? [addressOf(shipping)] : [],
            reachPlanId: planId,
            esim: sim === 'esim',
            linePreferences: [{ ...person, simPreference: sim === 'esim' ? 'eSim' : 'sim' }],
            peerAccountRef: `${accountRef}|${occurrence}`,
            leadSource: 'Web',
            simPaid: false,
            zipcode: shipping?.address.zip ?? defaultZip,
          },
        }),
        ({ id }) => id,
      ),
    async reconcile({ sentAt }) {
      const group = await carrier.customer.group({ groupId });
      if (group.kind !== 'reply') return undefined;
      const found = holderOf(group.reply.customers, occurrence);
      if (!found) return { outcome: reconcileMissing(sentAt, now()) };
      // Somebody else's line at the place means that ours was refused.
      const ours = found.firstName === line.firstName && found.lastName === line.lastName;
      return ours ? { outcome: 'done', result: found.id } : { outcome: 'refused' };
    },
  };
}

/** A new line has no earlier order, so any order found is this one. */
function orderKits({ carrier, terms, now }: Context, shipping: Shipping): SagaStep {
  const shipped = terms.lines.filter(({ sim }) => sim === 'sim').map(({ occurrence }) => stepOfLine(occurrence));
  return {
    id: 'order',
    send: async (results) => {
      const ids = shipped.flatMap((step) => results[step] ?? []);
      return withResult(
        await carrier.order.create({
          cId: terms.primaryId,
          shipmentType: 'PHYSICAL',
          category: 'SIM',
          orderType: 'NEW',
          shippingAmount: shipping.amount / 100,
          shipTo: addressOf(shipping),
          items: ids.map((customerId) => ({
            customerId,
            reachPlanId: terms.planId,
            quantity: 1 as const,
            amount: shipping.kitPrice / 100,
          })),
          secondaryCustomers: ids,
        }),
        ({ orderId }) => orderId,
      );
    },
    async reconcile({ sentAt }, results) {
      const customerId = results[shipped[0] ?? ''];
      if (customerId === undefined) return { outcome: 'refused' };
      const seen = await carrier.order.byCustomer({ customerId });
      if (seen.kind !== 'reply') return undefined;
      const { orderId } = seen.reply;
      return orderId === undefined
        ? { outcome: reconcileMissing(sentAt, now()) }
        : { outcome: 'done', result: orderId };
    },
  };
}

/** Keeps the address for the next time; the order stands without it. */
function saveAddress({ carrier, terms, groupId, now }: Context, shipping: Shipping): SagaStep {
  const { primaryId } = terms;
  const address = addressOf(shipping);
  return {
    id: 'address',
    isEssential: false,
    async send() {
      const group = await carrier.customer.group({ groupId });
      if (group.kind !== 'reply') return group;
      // The list replaces the one that the carrier has, so the billing address goes along.
      const others = group.reply.customers.find(({ id }) => id === primaryId)?.addresses ?? [];
      const addresses = [...others.filter(({ type }) => type !== 'shipping').slice(0, 1), address];
      const sent = await carrier.customer.update({ customerId: primaryId, data: { addresses } });
      return withResult(sent, () => undefined);
    },
    async reconcile({ sentAt }) {
      const group = await carrier.customer.group({ groupId });
      if (group.kind !== 'reply') return undefined;
      const kept = group.reply.customers.find(({ id }) => id === primaryId)?.addresses ?? [];
      const isKept = kept.some(
        ({ type, address1, zip }) => type === 'shipping' && address1 === address.address1 && zip === address.zip,
      );
      return { outcome: isKept ? 'done' : reconcileMissing(sentAt, now()) };
    },
  };
}

function addressOf({ recipient, address }: Shipping) {
  return { type: 'shipping' as const, name: recipient, country: 'USA' as const, ...address };
}

function withResult<R>(outcome: Outcome<R>, keep: (reply: R) => string | undefined): Outcome<string | undefined> {
  return outcome.kind === 'reply' ? { kind: 'reply', reply: keep(outcome.reply) } : outcome;
}
