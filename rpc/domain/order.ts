import { type orderStatuses, type Tracking } from '#contracts/order/vocabulary.ts';
import type { Day } from './day.ts';

/** The steps of a SIM card's order (ORDER-4). */
export const orderSteps = ['received', 'processing', 'shipped', 'delivered'] as const;
export type OrderStepName = (typeof orderSteps)[number];

/** Where an order stands, in the order of its steps. */
const stepOf: Readonly<Record<(typeof orderStatuses)[number], number>> = {
  ORDERED: 0,
  LABELLED: 1,
  SHIPPED: 2,
  DELIVERED: 3,
};

export interface OrderStep {
  step: OrderStepName;
  state: 'done' | 'current' | 'next';
  /** When it was reached; of a delivery to come, when it is expected. YYYY-MM-DD. */
  day?: string;
}

/** A delivery day that is over promises nothing: the order is then without one (ORDER-6). */
export function withoutPastDay(tracking: Tracking, today: Day): Tracking {
  const { estimatedDeliveryDate: day } = tracking;
  return day !== undefined && day < today ? { ...tracking, estimatedDeliveryDate: undefined } : tracking;
}

/** The steps of an order with their days (ORDER-5, ORDER-6). */
export function stepsOf(tracking: Tracking): OrderStep[] {
  const reached = stepOf[tracking.orderStatus];
  const { orderDate, labelledOn, shippedOn, deliveredOn, estimatedDeliveryDate } = tracking;
  const arrived = isDelivered(tracking);
  const days = [orderDate, labelledOn, shippedOn, arrived ? deliveredOn : estimatedDeliveryDate];
  return orderSteps.map((step, index) => ({
    step,
    state: arrived || index < reached ? 'done' : index === reached ? 'current' : 'next',
    // What the carrier dates ahead of its own status is not shown as reached; only the delivery has a day to come.
    day: index <= reached || step === 'delivered' ? days[index] : undefined,
  }));
}

/** The step that an order is at. */
export function stepNow({ orderStatus }: Pick<Tracking, 'orderStatus'>): OrderStepName {
  return orderSteps[stepOf[orderStatus]] as OrderStepName;
}

export function isDelivered({ orderStatus }: Pick<Tracking, 'orderStatus'>): boolean {
  return orderStatus === 'DELIVERED';
}

/** The order of the latest day; of one day, the one that is listed last (ORDER-11). */
export function latestOrder(shipmentInfo: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(shipmentInfo).reduce<[string, string] | undefined>(
    (latest, entry) => (latest && latest[1] > entry[1] ? latest : entry),
    undefined,
  )?.[0];
}

/** Where a SIM card is that waits for its activation (LINE-12). */
export interface KitPlace {
  step: OrderStepName;
  /** When it is expected, while that is known; YYYY-MM-DD. */
  expectedOn?: string;
}

/** Where a SIM card is, by the tracking of its order. */
export function kitPlaceOf(tracking: Tracking): KitPlace {
  const arrived = isDelivered(tracking);
  return { step: stepNow(tracking), expectedOn: arrived ? undefined : tracking.estimatedDeliveryDate };
}

/**
 * Has the SIM card left, so that its number can be typed from it (ORDER-27)? One that the carrier does not tell of may
 * be in its owner's hand.
 */
export function hasLeft(kit: KitPlace | undefined): boolean {
  return kit === undefined || kit.step === 'shipped' || kit.step === 'delivered';
}
