import * as z from 'zod/mini';
import { defaultZip } from '#contracts/customer/vocabulary.ts';
import { NewLine, ShippingAddress } from '../domain/journey/add-line.ts';
import { reconcileMissing } from '../domain/ledger.ts';
import { holderOf } from '../domain/group-room.ts';
import type { SagaStep, StepRecord } from '../domain/saga.ts';
import type { Outcome } from '../problem.ts';
import type { OnBill } from './operation.ts';
import { saga, type SagaContext } from './saga.ts';

/** A line to add, with its place in the group and its price in cents per month. */
const PricedLine = z.extend(NewLine, { occurrence: z.number(), price: z.number() });

/** Terms as the review page showed them; amounts in cents. */
export const AddLineOrder = z.object({
  primaryId: z.string(),
  emailId: z.string(),
  /** Reference of the account: the primary's `peerAccountRef` up to its third part. */
  accountRef: z.string(),
  planId: z.string(),
  planName: z.string(),
  lines: z.array(PricedLine),
  /** A typed coupon, with its discount on each line per month. */
  coupon: z.optional(z.object({ code: z.string(), discount: z.number() })),
  /** Tax on the monthly amount, if the carrier returned one (MONEY-2). */
  monthlyTax: z.optional(z.number()),
  /** Day of the bill with all charges, for the page and the receipt (MONEY-1). */
  nextBill: z.optional(z.string()),
  /** Shipping of the SIM cards; absent when every line has an eSIM. */
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

/** Returns the monthly price of the new lines, in cents without tax. */
export function monthlyTotal({ lines }: Pick<AddLineOrder, 'lines'>): number {
  return lines.reduce((sum, { price }) => sum + price, 0);
}

/** Returns the amount that is paid once, in cents: SIM kits, shipping and tax (ADDLINE-14). */
export function onceTotal({ lines, shipping }: Pick<AddLineOrder, 'lines' | 'shipping'>): number {
  return shipping ? kitCount(lines) * shipping.kitPrice + shipping.amount + shipping.tax : 0;
}

/** Returns the number of SIM cards to ship. */
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
  summary: (terms): OnBill & { lines: number; monthly: number; once: number } => ({
    lines: terms.lines.length,
    monthly: monthlyTotal(terms) + (terms.monthlyTax ?? 0),
    once: onceTotal(terms),
    billDay: terms.nextBill,
  }),
  steps: (context) => [
    ...(context.terms.coupon ? [reserveCoupon(context, context.terms.coupon.code)] : []),
    ...context.terms.lines.map((line) => createLine(context, line)),
    ...(context.terms.shipping
      ? [orderKits(context, context.terms.shipping), saveAddress(context, context.terms.shipping)]
      : []),
  ],
  toOrder: ({ order }) => order,
});

type Context = SagaContext<AddLineOrder>;
type Shipping = NonNullable<AddLineOrder['shipping']>;

/** Id of the step that reserves the coupon. */
export const couponStep = 'coupon';

/** Returns the id of a new line's step; its result is the carrier's id of the line. */
export function stepOfLine(occurrence: number): string {
  return `line-${occurrence}`;
}

/** Returns the carrier's ids of the created lines, by step. */
export function lineIds(steps: readonly StepRecord[]): Record<string, string> {
  return Object.fromEntries(
    steps.flatMap(({ step, state, result }) =>
      state === 'done' && step.startsWith('line-') && result ? [[step, result]] : [],
    ),
  );
}

/** Reserves the coupon. It is the first step, because the shown prices depend on it. */
function reserveCoupon({ carrier, terms, now }: Context, couponCode: string): SagaStep {
  const { emailId } = terms;
  return {
    id: couponStep,
    send: async () => withResult(await carrier.catalog.couponReservePromo({ emailId, couponCode }), () => undefined),
    async reconcile({ sentAt }) {
      const outcome = await carrier.catalog.couponEligibility({ emailId });
      if (outcome.kind !== 'reply') return undefined;
      return { outcome: outcome.reply.couponCode === couponCode ? 'done' : reconcileMissing(sentAt, now()) };
    },
  };
}

function createLine({ carrier, terms, groupId, now }: Context, line: z.output<typeof PricedLine>): SagaStep {
  const { occurrence, sim, price: _, ...person } = line;
  const { accountRef, planId, primaryId, shipping } = terms;
  return {
    id: stepOfLine(occurrence),
    needsKey: true,
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
      const holder = holderOf(group.reply.customers, occurrence);
      if (!holder) return { outcome: reconcileMissing(sentAt, now()) };
      // Another person's line at this place means that the order of this line was refused.
      const isThisLine = holder.firstName === line.firstName && holder.lastName === line.lastName;
      return isThisLine ? { outcome: 'done', result: holder.id } : { outcome: 'refused' };
    },
  };
}

/** Orders the SIM cards. A new line has no earlier order, so any order of it is this one. */
function orderKits({ carrier, terms, now }: Context, shipping: Shipping): SagaStep {
  const shippedSteps = terms.lines.filter(({ sim }) => sim === 'sim').map(({ occurrence }) => stepOfLine(occurrence));
  return {
    id: 'order',
    needsKey: true,
    send: async (results) => {
      const ids = shippedSteps.flatMap((step) => results[step] ?? []);
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
      const customerId = results[shippedSteps[0] ?? ''];
      if (customerId === undefined) return { outcome: 'refused' };
      const outcome = await carrier.order.byCustomer({ customerId });
      if (outcome.kind !== 'reply') return undefined;
      const { orderId } = outcome.reply;
      return orderId === undefined
        ? { outcome: reconcileMissing(sentAt, now()) }
        : { outcome: 'done', result: orderId };
    },
  };
}

/** Stores the address for later orders; the order is valid without it. */
function saveAddress({ carrier, terms, groupId, now }: Context, shipping: Shipping): SagaStep {
  const { primaryId } = terms;
  const address = addressOf(shipping);
  return {
    id: 'address',
    isEssential: false,
    async send() {
      const group = await carrier.customer.group({ groupId });
      if (group.kind !== 'reply') return group;
      // The sent addresses replace all stored ones, so the billing address must be among them.
      const storedAddresses = group.reply.customers.find(({ id }) => id === primaryId)?.addresses ?? [];
      const addresses = [...storedAddresses.filter(({ type }) => type !== 'shipping').slice(0, 1), address];
      const outcome = await carrier.customer.update({ customerId: primaryId, data: { addresses } });
      return withResult(outcome, () => undefined);
    },
    async reconcile({ sentAt }) {
      const group = await carrier.customer.group({ groupId });
      if (group.kind !== 'reply') return undefined;
      const storedAddresses = group.reply.customers.find(({ id }) => id === primaryId)?.addresses ?? [];
      const isStored = storedAddresses.some(
        ({ type, address1, zip }) => type === 'shipping' && address1 === address.address1 && zip === address.zip,
      );
      return { outcome: isStored ? 'done' : reconcileMissing(sentAt, now()) };
    },
  };
}

function addressOf({ recipient, address }: Shipping) {
  return { type: 'shipping' as const, name: recipient, country: 'USA' as const, ...address };
}

function withResult<R>(outcome: Outcome<R>, toResult: (reply: R) => string | undefined): Outcome<string | undefined> {
  return outcome.kind === 'reply' ? { kind: 'reply', reply: toResult(outcome.reply) } : outcome;
}
