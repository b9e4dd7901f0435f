import { type orderStatuses, type Tracking } from '#contracts/order/vocabulary.ts';
import type { Day } from './day.ts';

/** Steps of a SIM card's order (ORDER-4). */
export const orderSteps = ['received', 'processing', 'shipped', 'delivered'] as const;
export type OrderStepName = (typeof orderSteps)[number];

/** Index of the order step for each status of the carrier. */
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
