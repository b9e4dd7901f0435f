import * as z from 'zod/mini';
import { Zip } from '#contracts/vocabulary.ts';
import { ShippingAddress } from '../domain/journey/add-line.ts';
import type { Order, orderTypes } from '#contracts/order/vocabulary.ts';
import type { CarrierCaller } from '../carrier/procedures.ts';
import { type OnBill, operation } from './operation.ts';
import { reconcileByRead } from './reconcile.ts';

/** Terms as the page showed them, for the chosen shipping; amounts in cents. */
export const SimReorder = z.object({
  planId: z.string(),
  recipient: z.string(),
  address: z.extend(ShippingAddress, { zip: Zip.check(z.meta({ examples: ['01803'] })) }),
  shipping: z.number(),
  kitPrice: z.number(),
  tax: z.number(),
  /** Day of the bill with the charge, for the receipt (MONEY-1). */
  nextBill: z.optional(z.string()),
});
export type SimReorder = z.output<typeof SimReorder>;

/** Returns the total price of another SIM card, in cents (ORDER-19). */
export function reorderTotal({ kitPrice, shipping, tax }: Pick<SimReorder, 'kitPrice' | 'shipping' | 'tax'>): number {
  return kitPrice + shipping + tax;
}

/** Returns the common fields of an order of one SIM card for a line. */
const simCardOrder = (orderType: (typeof orderTypes)[number]) => ({
  scope: 'line' as const,
  terms: SimReorder,
  /** Ids of the line's orders before the write (ORDER-21). */
  baseline: z.object({ orderIds: z.array(z.string()) }),
  summary: (terms: SimReorder): OnBill & { charge: number } => ({
    charge: reorderTotal(terms),
    billDay: terms.nextBill,
  }),

  send: (carrier: CarrierCaller, { subjectId, terms }: { subjectId: string; terms: SimReorder }) =>
    carrier.order.create({
      cId: subjectId,
      shipmentType: 'PHYSICAL',
      category: 'SIM',
      orderType,
      shippingAmount: terms.shipping / 100,
      shipTo: { type: 'shipping', name: terms.recipient, country: 'USA', ...terms.address },
      items: [{ customerId: subjectId, reachPlanId: terms.planId, quantity: 1, amount: terms.kitPrice / 100 }],
      secondaryCustomers: [],
    }),
  toOrder: ({ orderId }: Order) => orderId,

  reconcile: reconcileByRead(
    (carrier, { subjectId }: Sent) => carrier.order.byCustomer({ customerId: subjectId }),
    ({ orderId, shipmentInfo }, { baseline }) =>
      [orderId ?? [], Object.keys(shipmentInfo)].flat().some((id) => !baseline?.orderIds.includes(id)),
  ),
});

interface Sent {
  subjectId: string;
  sentAt?: number;
  baseline?: { orderIds: string[] };
}

/** Orders another SIM card for a line (ORDER-20). */
export const reorderSim = operation({
  kind: 'reorder-sim',
  costs: true,
  notify: { topic: 'order', alert: 'sim' },
  action: 'reorder-sim',
  recentSignIn: 'by-terms',
  ...simCardOrder('RE_ORDER'),
});

/** Orders a SIM kit for an eSIM line whose device has no eSIM. The line becomes a SIM line (ACTIVATE-12). */
export const simKit = operation({
  kind: 'sim-kit',
  costs: true,
  notify: { topic: 'order', alert: 'sim' },
  action: 'go-through-activation',
  recentSignIn: 'by-terms',
  ...simCardOrder('NEW'),
});
