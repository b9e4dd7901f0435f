import { topup } from '#contracts/topup/endpoints.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Purchase } from '#contracts/topup/vocabulary.ts';
import type { BillingCycle } from '../domain/billing-cycle.ts';
import { type Day, dayIn, shiftDays, shiftMonths } from '../domain/day.ts';
import { nameOf, placeOf } from '../domain/line.ts';
import { can, type AccountSnapshot } from '../domain/permission.ts';
import type { Viewer } from '../portal-account.ts';
import { maxAge, readRequest } from '../portal-reads.ts';
import type { LineName } from './line-name.ts';

/** Extra data that was bought, and when, milliseconds since 1970. */
export interface Bought {
  at: number;
  gigabytes: number;
}

/** A purchase with the line that got the data; the line is absent after it has left the group. */
export type BoughtFor = Bought & { line?: Pick<LineName, 'name' | 'occurrence'> };

/** No line has a billing cycle further back; a forged link must not cause a longer read. */
const longestMonths = 120;

/** Returns the days of one read that has the last 12 months and the billing cycle of a link. */
function purchaseSpan(today: Day, cycle: Day | undefined): { startDate: Day; endDate: Day } {
  const year = shiftMonths(today, -12);
  const startDate = cycle !== undefined && cycle < year && cycle >= shiftMonths(today, -longestMonths) ? cycle : year;
  // Reads one more day, because the carrier's time zone may be ahead.
  return { startDate, endDate: shiftDays(today, 1) };
}

/** Returns the read of the group's purchases: the last 12 months, and the billing cycle of a link. */
export function purchasesRead({ actor }: Pick<Viewer, 'actor'>, today: Day, cycle?: Day) {
  return readRequest(topup.group, { groupId: actor.groupId, ...purchaseSpan(today, cycle) }, maxAge.usage);
}

/**
 * Returns the purchases of the last 12 months, the latest first; the primary sees the group's, a secondary their own
 * (ACCOUNT-7).
 */
export function boughtOf(
  snapshot: AccountSnapshot,
  purchases: readonly Purchase[],
  today: Day,
  timeZone: string,
): BoughtFor[] {
  const { actor, lines } = snapshot;
  const lineOf = (customerId: string) => lines.find(({ id }) => id === customerId);
  const mayBeSeen = (customerId: string) => {
    const line = lineOf(customerId);
    return line ? can('see', snapshot, line).allowed : actor.isPrimary;
  };
  const since = shiftMonths(today, -12);
  const visiblePurchases = purchases.filter(
    ({ customerId, topupDate }) => mayBeSeen(customerId) && dayIn(Date.parse(topupDate), timeZone) >= since,
  );
  return latestFirst(visiblePurchases).map(({ customerId, ...purchase }) => {
    const line = lineOf(customerId);
    return { ...bought(purchase), line: line ? placed(line) : undefined };
  });
}

/** Returns the purchases for one line in one of its billing cycles, the latest first. */
export function boughtIn(
  purchases: readonly Purchase[],
  lineId: string,
  { start, end }: BillingCycle,
  timeZone: string,
): Bought[] {
  const within = ({ customerId, topupDate }: Purchase) => {
    const day = dayIn(Date.parse(topupDate), timeZone);
    return customerId === lineId && day >= start && day <= end;
  };
  return latestFirst(purchases.filter(within)).map(bought);
}

function placed(line: Customer): NonNullable<BoughtFor['line']> {
  const name = nameOf(line);
  return { name, occurrence: placeOf(line) };
}

function bought({ topupDate, totalData }: Omit<Purchase, 'customerId'>): Bought {
  return { at: Date.parse(topupDate), gigabytes: totalData };
}

function latestFirst(purchases: readonly Purchase[]): Purchase[] {
  return [...purchases].sort((a, b) => Date.parse(b.topupDate) - Date.parse(a.topupDate));
}
