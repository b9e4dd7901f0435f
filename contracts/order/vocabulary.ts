import * as z from 'zod';
import { Day, DollarAmount, Id, WebAddress } from '../vocabulary.ts';

/** The latest order of a customer, and the day of each order. Empty for a customer without orders. */
export const Order = z.object({
  orderId: Id.optional(),
  /** The number that customers see. */
  woNumber: z.string().optional(),
  /** Order id to the day it was placed. */
  shipmentInfo: z.record(Id, Day).default({}),
  reachPlanId: Id.optional(),
});
export type Order = z.output<typeof Order>;

export const orderStatuses = ['ORDERED', 'LABELLED', 'SHIPPED', 'DELIVERED'] as const;
export const orderTypes = ['NEW', 'RE_ORDER'] as const;

/** Where a SIM kit is. */
export const Tracking = z.object({
  cId: Id,
  orderStatus: z.enum(orderStatuses),
  orderType: z.enum(orderTypes).optional(),
  orderDate: Day,
  labelledOn: Day.optional(),
  shippedOn: Day.optional(),
  deliveredOn: Day.optional(),
  estimatedDeliveryDate: Day.optional(),
  woNumber: z.string().optional(),
  /** Customer id to work order number. */
  woNumberMap: z.record(Id, z.string()).default({}),
  trackingUrl: WebAddress.optional(),
  trackingNumber: z.string().optional(),
});
export type Tracking = z.output<typeof Tracking>;

/** One SIM kit of an order: its line, its plan, and its price in dollars. */
export const OrderItem = z.strictObject({
  customerId: Id,
  reachPlanId: Id,
  quantity: z.literal(1),
  amount: DollarAmount,
});
