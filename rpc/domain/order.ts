import { type orderStatuses, type Tracking } from '#contracts/order/vocabulary.ts';
import type { Day } from './day.ts';

/** Steps of a SIM card's order (ORDER-4). */
export const orderSteps = ['received', 'processing', 'shipped', 'delivered'] as const;
export type OrderStepName = (typeof orderSteps)[number];

/** Index of the step of an order status. */
const stepOf: Readonly<Record<(typeof orderStatuses)[number], number>> = {
  ORDERED: 0,
  LABELLED: 1,
  SHIPPED: 2,
  DELIVERED: 3,
};

export interface OrderStep {
  step: OrderStepName;
  state: 'done' | 'current' | 'next';
  /** Day of the step; for a future delivery, the expected day. YYYY-MM-DD. */
  day?: string;
}

/** Removes an expected delivery day that is over (ORDER-6). */
export function withoutPastDay(tracking: Tracking, today: Day): Tracking {
  const { estimatedDeliveryDate: day } = tracking;
  return day !== undefined && day < today ? { ...tracking, estimatedDeliveryDate: undefined } : tracking;
}

/** Returns the steps of an order with their days (ORDER-5, ORDER-6). */
export function stepsOf(tracking: Tracking): OrderStep[] {
  const reached = stepOf[tracking.orderStatus];
  const { orderDate, labelledOn, shippedOn, deliveredOn, estimatedDeliveryDate } = tracking;
  const arrived = isDelivered(tracking);
  const days = [orderDate, labelledOn, shippedOn, arrived ? deliveredOn : estimatedDeliveryDate];
  return orderSteps.map((step, index) => ({
    step,
    state: arrived || index < reached ? 'done' : index === reached ? 'current' : 'next',
    // Days that the carrier sends ahead of its own status are not shown; only the delivery has a future day.
    day: index <= reached || step === 'delivered' ? days[index] : undefined,
  }));
}

/** Returns the current step of an order. */
export function stepNow({ orderStatus }: Pick<Tracking, 'orderStatus'>): OrderStepName {
  return orderSteps[stepOf[orderStatus]] as OrderStepName;
}

export function isDelivered({ orderStatus }: Pick<Tracking, 'orderStatus'>): boolean {
  return orderStatus === 'DELIVERED';
}

/** Returns the order of the latest day; for one day, the last in the list (ORDER-11). */
export function latestOrder(shipmentInfo: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(shipmentInfo).reduce<[string, string] | undefined>(
    (latest, entry) => (latest && latest[1] > entry[1] ? latest : entry),
    undefined,
  )?.[0];
}

/** Place of a SIM card that waits for its activation (LINE-12). */
export interface KitPlace {
  step: OrderStepName;
  /** Expected day, if the carrier has one; YYYY-MM-DD. */
  expectedOn?: string;
}

/** Returns the place of a SIM card from the tracking of its order. */
export function kitPlaceOf(tracking: Tracking): KitPlace {
  const arrived = isDelivered(tracking);
  return { step: stepNow(tracking), expectedOn: arrived ? undefined : tracking.estimatedDeliveryDate };
}

/**
 * Returns true for a SIM card that has left, so that the customer can type its number (ORDER-27). A card without
 * tracking may have arrived already.
 */
export function hasLeft(kit: KitPlace | undefined): boolean {
  return kit === undefined || kit.step === 'shipped' || kit.step === 'delivered';
}
