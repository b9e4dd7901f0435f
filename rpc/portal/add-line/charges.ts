import { type Charge, chargeFor, type Payer } from '../../domain/charge.ts';
import type { Day } from '../../domain/day.ts';
import { type AddLineOrder, monthlyTotal, onceTotal } from '../../operation/add-line.ts';
import { onBill } from '../payer.ts';

/** What new lines cost (MONEY-1): every month, and once where SIM kits are shipped. */
export interface AddLineCharges {
  monthly: Charge;
  once?: Charge | undefined;
}

/**
 * The tax on the monthly price is not asked for: the carrier tells it with the bill (MONEY-2).
 * @param day on which it was asked
 */
export function addLineCharges(order: AddLineOrder, day: Day, payer: Payer): AddLineCharges {
  const bill = onBill(order.nextBill, day);
  const total = onceTotal(order);
  const tax = order.shipping?.tax ?? 0;
  return {
    monthly: chargeFor({ amount: monthlyTotal(order), isMonthly: true }, bill, payer),
    once: total > 0 ? chargeFor({ amount: total - tax, tax }, bill, payer) : undefined,
  };
}
