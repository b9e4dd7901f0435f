import { lineCardCopy } from '#app/copy/line-card.en.ts';
import type { OrderStep } from '#rpc/domain/order.ts';

export const ordersCopy = {
  /** To the letter, as are the buttons, the steps and the eSIM card (ORDER-1, ORDER-4, ORDER-8, ORDER-14). */
  title: 'Track Order',
  orderNumber: 'Order no.',
  plan: 'Plan',
  placedOn: 'Ordered on',
  steps: lineCardCopy.steps.kit,
  scheduled: 'Delivery scheduled',
  states: { done: 'Done', current: 'Now', next: 'Next' } satisfies Record<OrderStep['state'], string>,
  /** Before the day of a delivery to come. */
  expected: 'expected',
  trackingNumber: 'Tracking number',
  follow: 'Follow the delivery',
  getReady: 'Get Ready to Activate',
  haveIt: 'Already have your SIM card?',
  activateNow: 'Activate now',
  severalLines: (count: number) => `SIM cards for ${count} lines`,
  replacement: (supportNumber: string) =>
    `This SIM card is for a line that’s in use. When you have it, call ${supportNumber} to move your line to it.`,
  missing: 'We couldn’t load this order. Try again in a few minutes.',
  esim: {
    title: (name: string) => `Activate ${name}'s Line`,
    congratulations: "Congratulations! You've bypassed the waiting game for a SIM delivery.",
    activate: 'Activate your eSIM',
    text: "Let's get your brand new eSIM activated, in real time!",
  },
  none: 'You have no SIM card orders on the way.',
  all: 'See all orders',
  earlier: 'Earlier orders',
  orderOf: (day: string) => `Order of ${day}`,
  byLine: 'Orders by line',
  reorder: 'Order another SIM card',
  invite: 'Invite a friend',
};

export type OrdersCopy = typeof ordersCopy;
