import * as z from 'zod/mini';
import { Day, DollarAmount, Id, Reference, WebAddress } from '../vocabulary.ts';
import { inessential } from '../wire-trait.ts';

/** The latest order of a customer, and the day of each order. Empty for a customer without orders. */
export const Order = z.object({
  orderId: z.optional(Id),
  /** Work order number, which customers see. */
  woNumber: inessential(Reference),
  /** Day on which each order was placed, by order id. */
  shipmentInfo: z._default(z.record(Id, Day), {}),
  reachPlanId: inessential(Id),
});
export type Order = z.output<typeof Order>;

export const orderStatuses = ['ORDERED', 'LABELLED', 'SHIPPED', 'DELIVERED'] as const;
export const orderTypes = ['NEW', 'RE_ORDER'] as const;

/** Progress of a SIM kit's delivery. */
export const Tracking = z.object({
  cId: Id,
  orderStatus: z.enum(orderStatuses),
  orderType: inessential(z.enum(orderTypes)),
  orderDate: Day,
  labelledOn: inessential(Day),
  shippedOn: inessential(Day),
  deliveredOn: inessential(Day),
  estimatedDeliveryDate: inessential(Day),
  woNumber: inessential(Reference),
  /** Work order number of each line, by customer id. */
  woNumberMap: z._default(inessential(z.record(Id, Reference)), {}),
  trackingUrl: inessential(WebAddress),
  trackingNumber: inessential(Reference),
});
export type Tracking = z.output<typeof Tracking>;

/** One SIM kit of an order: its line, its plan, and its price in dollars. */
export const OrderItem = z.strictObject({
  customerId: Id,
  reachPlanId: Id,
  quantity: z.literal(1),
  amount: DollarAmount,
});
