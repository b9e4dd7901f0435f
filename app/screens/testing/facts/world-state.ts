import type { Account, Line } from '#fixtures/world/account.ts';
import { forecastOf } from '#fixtures/world/billing.ts';
import { world } from './clock.ts';

/** The carrier's own word at a time. */
export interface WorldState {
  /** All that a write can change, as text. */
  everything: string;
  /** All that takes money, as text. */
  money: string;
  bills: readonly string[];
  /** Numbers are on their way from old carriers, and lines are billed once they are here. */
  isPorting: boolean;
  /** Day and cents with tax of the coming bill. */
  forecast: { day: string; total: number };
}

/** The carrier remembers that a top-up or a change of plan has failed. */
const withoutAttempts = ({ topUp: _, planChange: __, customer, ...line }: Line) => ({
  ...line,
  customer: { ...customer, operationsInProcess: undefined },
});

export function worldState(at: Account): WorldState {
  const { lines, cards, referees, extended, orders, purchases, charges, bills, payments, holds, mails, router } = at;
  const money = [purchases, charges, payments, [...holds]];
  const otherState = [
    lines.map(withoutAttempts),
    cards,
    referees,
    [...extended],
    orders,
    mails,
    router,
    at.coupon,
    at.promisedFor,
    at.otp,
  ];
  const { billDate, amount, totalTax } = forecastOf(at, world.now(at));
  return {
    everything: JSON.stringify([money, otherState]),
    money: JSON.stringify(money),
    isPorting: lines.some(({ customer }) => customer.status === 9),
    bills: bills.map((bill) => JSON.stringify(bill)),
    forecast: { day: billDate, total: Math.round((amount + totalTax) * 100) },
  };
}
