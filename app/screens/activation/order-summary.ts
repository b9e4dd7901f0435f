import { type MonthCharge, paidLater, paidNow } from './charges.ts';
import type { ActivationState } from './journey-state.ts';
import type { LinePrices, PlanPrice } from './quote.ts';
import type { Payer } from '#rpc/domain/charge.ts';
import type { Day } from '#rpc/domain/day.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import type { FirstMonth } from '#rpc/domain/facts/first-month.ts';
import { mapRead, type Read } from '#rpc/domain/facts/read.ts';
import type { FirstPayment } from '#rpc/domain/journey/activation.ts';
import { can } from '#rpc/domain/permission.ts';

/** Prices of the line, and payment of the first month. Amounts in cents. */
export interface OrderSummary {
  plan: PlanPrice;
  /** Charge of a first month that is paid now; only for people who may pay. */
  payNow: Read<MonthCharge>;
  /** Charge of a first month that goes on the next bill. */
  later: MonthCharge;
  /** Money that was charged or held for this line before. */
  firstMonth: FirstMonth;
  chosen?: FirstPayment;
  /** Permission to change the cards. */
  cards: Decision;
}

/** Returns the order summary from the carrier's prices. @param day of the request */
export function orderSummary(
  { snapshot, draft, firstMonth }: ActivationState,
  { plan, month, tax }: LinePrices,
  { payer, nextBill, day }: { payer: Payer; nextBill: Day | undefined; day: Day },
): OrderSummary {
  const hold = firstMonth.kind === 'held' ? undefined : plan.price;
  return {
    plan,
    firstMonth,
    payNow: mapRead(month, (amounts) => paidNow(amounts, payer)),
    later: paidLater({ price: plan.price, tax, nextBill }, hold, day, payer),
    chosen: draft.payment,
    cards: can('manage-cards', snapshot),
  };
}
