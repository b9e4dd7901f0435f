import * as z from 'zod/mini';
import { Zip } from '#contracts/vocabulary.ts';
import { ShippingAddress } from '../domain/journey/add-line.ts';
import type { orderTypes } from '#contracts/order/vocabulary.ts';
import type { CarrierCaller } from '../carrier/procedures.ts';
import { operation } from './operation.ts';
import { reconcileByRead } from './reconcile.ts';

/** What the page showed, for the way to ship that was chosen; amounts in cents. */
export const SimReorder = z.object({
  planId: z.string(),
  recipient: z.string(),
  address: z.extend(ShippingAddress, { zip: Zip.check(z.meta({ examples: ['01803'] })) }),
  shipping: z.number(),
  kitPrice: z.number(),
  tax: z.number(),
  /** The day of the bill that it comes on, for the receipt (MONEY-1). */
  nextBill: z.optional(z.string()),
});
export type SimReorder = z.output<typeof SimReorder>;

/** What another SIM card costs in all, in cents (ORDER-19). */
export function reorderTotal({ kitPrice, shipping, tax }: Pick<SimReorder, 'kitPrice' | 'shipping' | 'tax'>): number {
  return kitPrice + shipping + tax;
}

/** What the order of one SIM card for a line is made of, whatever it is for. */
const oneSimCard = (orderType: (typeof orderTypes)[number]) => ({
  scope: 'line' as const,
  terms: SimReorder,
  /** The orders that the line had already (ORDER-21). */
  baseline: z.object({ orderIds: z.array(z.string()) }),
  summary: (terms: SimReorder) => ({ charge: reorderTotal(terms) }),

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
  notify: { topic: 'order', alert: 'sim' },
  action: 'reorder-sim',
  recentSignIn: 'by-terms',
  ...oneSimCard('RE_ORDER'),
});

/** Orders a SIM kit for an eSIM line whose device has no eSIM; the line has a physical SIM then (ACTIVATE-12). */
export const simKit = operation({
  kind: 'sim-kit',
  notify: { topic: 'order', alert: 'sim' },
  action: 'go-through-activation',
  recentSignIn: 'by-terms',
  ...oneSimCard('NEW'),
});
