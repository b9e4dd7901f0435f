import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type FirstMonth, firstMonthOf, type MonthOperation } from '../domain/facts/first-month.ts';
import { type PortalContext, today } from '../portal-context.ts';

/** Returns the money of a line's first month for this viewer. @param line undefined where the carrier returned none */
export function firstMonthFor(
  context: PortalContext,
  line: Customer | undefined,
  sent: readonly MonthOperation[],
): FirstMonth {
  const { isPrimary } = context.viewer.credentials;
  return firstMonthOf({ line, sent, isReader: isPrimary, now: context.now(), today: today(context) });
}
