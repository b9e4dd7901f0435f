import { billing } from '#contracts/billing/endpoints.ts';
import type { Forecast } from '#contracts/billing/vocabulary.ts';
import type { Day } from '../domain/day.ts';
import type { BillRecord } from '../domain/facts/bill-charge.ts';
import { type NextBill, nextBill, nextBillDay } from '../domain/facts/next-bill.ts';
import { readOf } from '../domain/facts/read.ts';
import { type AccountSnapshot, can, primaryOf } from '../domain/permission.ts';
import type { Viewer } from '../portal-account.ts';
import type { PortalContext } from '../portal-context.ts';
import { maxAge, readOne, readRequest } from '../portal-reads.ts';
import { type Outcome, replyOrUndefined } from '../problem.ts';

/** Returns the read of the forecast: for the account holder alone. */
export function forecastRead({ actor }: Viewer) {
  return readRequest(billing.forecast, { customerId: actor.customerId }, maxAge.customer);
}

/**
 * Reads the forecast for the day of a review's bill. Call it beside the page's other reads: in one turn they are one
 * call. A secondary causes no read.
 * @throws FaultError when the session is over
 */
export async function readForecast(context: PortalContext): Promise<Outcome<Forecast> | undefined> {
  const { viewer } = context;
  return viewer.credentials.isPrimary ? readOne(context, forecastRead(viewer)) : undefined;
}

/** Returns the next bill of the account (HOME-14). @param record undefined for a secondary */
export function nextBillOf(
  snapshot: AccountSnapshot,
  forecast: Outcome<Forecast> | undefined,
  record: BillRecord | undefined,
  today: Day,
): NextBill {
  return nextBill({
    lines: snapshot.lines,
    primary: primaryOf(snapshot),
    seesBills: can('see-bills', snapshot).allowed,
    today,
    forecast: readOf(forecast),
    charges: record?.charges ?? [],
    earlier: record?.earlier ?? [],
  });
}

/** Returns the day of the account's next bill, for a review and its terms (BILL-26). */
export function nextBillDayOf(
  snapshot: Pick<AccountSnapshot, 'actor' | 'lines'>,
  forecast: Outcome<Forecast> | undefined,
  today: Day,
): Day | undefined {
  return nextBillDay(primaryOf(snapshot), forecast && replyOrUndefined(forecast), today);
}
