import { type Amount, type Charge, chargeFor, type Payer } from '#rpc/domain/charge.ts';
import type { Day } from '#rpc/domain/day.ts';
import { type AddLineOrder, monthlyTotal, onceTotal } from '#rpc/operation/add-line.ts';
import { onBill } from '#rpc/portal/payer.ts';

/** Charges of new lines (MONEY-1): monthly, and once where SIM kits are shipped. */
export interface AddLineCharges {
  monthly: Charge;
  once?: Charge | undefined;
}

/** Monthly charges of new lines, with the tax where it is known (MONEY-2). */
export function monthlyAmount(order: Pick<AddLineOrder, 'lines' | 'monthlyTax'>): Amount {
  const { monthlyTax } = order;
  return { cents: monthlyTotal(order) + (monthlyTax ?? 0), isTaxed: monthlyTax !== undefined };
}

/**
 * Returns the monthly and one-time charges of an order of lines.
 * @param day of the request
 */
export function addLineCharges(order: AddLineOrder, day: Day, payer: Payer): AddLineCharges {
  const bill = onBill(order.nextBill, day);
  const total = onceTotal(order);
  const tax = order.shipping?.tax ?? 0;
  return {
    monthly: chargeFor({ amount: monthlyTotal(order), tax: order.monthlyTax, isMonthly: true }, bill, payer),
    once: total > 0 ? chargeFor({ amount: total - tax, tax }, bill, payer) : undefined,
  };
}
