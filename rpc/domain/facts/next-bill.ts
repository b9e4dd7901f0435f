import type { Forecast } from '#contracts/billing/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { isStillBilled } from '../bill.ts';
import { nextCycleStart } from '../billing-cycle.ts';
import { type Day, dayInMonth, dayToCome, shiftMonths } from '../day.ts';
import { isActivated } from '../line-status.ts';
import { type BillCharge, type BillRecord, grossOf } from './bill-charge.ts';
import { type Standing, standingsOf } from './forecast-series.ts';
import { type Read, valueOf } from './read.ts';

/** The account's next bill; amounts in cents (HOME-14, BILL-24, BILL-25). */
export type NextBill =
  | { kind: 'none' }
  /** The amount is being read, cannot be read, is of a bill of the past, or is not for this person. */
  | { kind: 'day-only'; day?: Day | undefined; why: 'loading' | 'unreadable' | 'not-shown'; beside: BillCharge[] }
  /** The forecast, and beside it what was ordered here and is not in it yet. The amounts have both. */
  | { kind: 'known'; day: Day; net: number; tax: number; total: number; isAbout: boolean; beside: BillCharge[] }
  /** The amount is a range, because the forecast may contain some of the charges already. */
  | { kind: 'unclear'; day: Day; atLeast: number; atMost: number; beside: BillCharge[]; mayBeIn: BillCharge[] };

interface NextBillInput extends BillRecord {
  lines: readonly Pick<Customer, 'status'>[];
  primary: Customer;
  /** The viewer may see amounts (BILL-1). */
  seesBills: boolean;
  today: Day;
  forecast: Read<Forecast>;
}

/** Returns the account's next bill, equal for every page of the same moment. */
export function nextBill({
  lines,
  primary,
  seesBills,
  today,
  forecast: read,
  charges,
  earlier,
}: NextBillInput): NextBill {
  const forecast = seesBills ? valueOf(read) : undefined;
  if (isNone(lines, forecast, seesBills && charges.length > 0)) return { kind: 'none' };
  const day = nextBillDay(primary, forecast, today);
  if (!forecast || forecast.billDate <= today) {
    const beside = seesBills && day !== undefined ? chargesOf(day, charges, today) : [];
    return { kind: 'day-only', day, why: seesBills ? whyUnknown(read) : 'not-shown', beside };
  }
  const ofBill = chargesOf(forecast.billDate, charges, today);
  return billOf(forecast, standingsOf(readingsOf(forecast, earlier), ofBill));
}

/** Returns true without a bill to come; before the first line is in service, one over nothing is none (BILL-24). */
function isNone(lines: NextBillInput['lines'], forecast: Forecast | undefined, isOrdered: boolean): boolean {
  if (isOrdered) return false;
  if (forecast && forecast.amount + forecast.totalTax !== 0) return false;
  return !isStillBilled(lines) || (forecast !== undefined && !lines.some(({ status }) => isActivated(status)));
}

function whyUnknown({ kind }: Read<Forecast>): 'loading' | 'unreadable' | 'not-shown' {
  if (kind === 'loading') return kind;
  return kind === 'unreadable' ? kind : 'not-shown';
}

/** Returns the day of the account's next bill: the forecast's while it is to come, otherwise that of the cycle. */
export function nextBillDay(
  primary: Customer,
  forecast: Pick<Forecast, 'billDate'> | undefined,
  today: Day,
): Day | undefined {
  return dayToCome(forecast?.billDate, today) ?? nextCycleStart(primary, today);
}

/** Returns the day of the next bill, where it is known. */
export function billDayOf(bill: NextBill): Day | undefined {
  return bill.kind === 'none' ? undefined : bill.day;
}

/** Returns the day of the account's first bill on or after the day on which something starts (BILL-26). */
export function billFor(startsOn: Day, nextBillOn: Day): Day {
  const billDay = Number(nextBillOn.slice(8));
  let months = 0;
  while (dayInMonth(nextBillOn, months, billDay) < startsOn) months += 1;
  return dayInMonth(nextBillOn, months, billDay);
}

/** Returns the charges of the bill of a day. One without a day of its own is of the cycle in which it was sent. */
export function chargesOf(day: Day, charges: readonly BillCharge[], today: Day): BillCharge[] {
  const cycleStartAt = Date.parse(shiftMonths(day, -1));
  return charges.filter(({ billDay, sentAt }) =>
    billDay === undefined
      ? sentAt >= cycleStartAt
      : // A review named the day of the billing cycle where the forecast's differs.
        billDay > today && billDay <= day,
  );
}

/** Orders of this portal for a bill that was issued (BILL-28). */
export interface OrderedFor {
  charges: BillCharge[];
  /** The bill is less than their sum: as far as the portal sees, it lacks some. */
  isMissing: boolean;
}

/** Returns what was ordered here for an issued monthly bill, by the ledger alone; undefined without any. */
export function orderedFor(bill: { day: Day; amount: number }, charges: readonly BillCharge[]): OrderedFor | undefined {
  const ordered = chargesOf(bill.day, charges, shiftMonths(bill.day, -1)).filter(
    ({ billDay, certainty }) => billDay !== undefined && certainty === 'accepted',
  );
  if (ordered.length === 0) return undefined;
  return { charges: ordered, isMissing: bill.amount < sum(ordered.map(grossOf)) };
}

/** Returns all forecasts that were read for a bill day, with the present one, earliest first. */
function readingsOf({ billDate, amount }: Forecast, earlier: BillRecord['earlier']): BillRecord['earlier'] {
  const readings = earlier.filter(({ billDay }) => billDay === billDate).toSorted((a, b) => a.at - b.at);
  return readings.at(-1)?.net === amount ? readings : [...readings, { billDay: billDate, net: amount, at: Infinity }];
}

function billOf({ billDate: day, amount, totalTax }: Forecast, standings: ReadonlyMap<BillCharge, Standing>): NextBill {
  const withStanding = (standing: Standing) =>
    [...standings].flatMap(([charge, itsStanding]) => (itsStanding === standing ? [charge] : []));
  const beside = withStanding('open');
  const mayBeIn = withStanding('unclear');
  const added = beside.filter(isAccepted);
  const net = amount + sum(added.map((charge) => charge.net));
  const tax = totalTax + sum(added.map((charge) => charge.tax ?? 0));
  const total = net + tax;
  const doubts = mayBeIn.filter(isAccepted).map(grossOf);
  if (doubts.length > 0)
    return {
      ...{ kind: 'unclear', day, beside, mayBeIn },
      atLeast: total + sum(doubts.filter((cents) => cents < 0)),
      atMost: total + sum(doubts.filter((cents) => cents > 0)),
    };
  const isAbout = added.some((charge) => charge.isAbout === true || charge.tax === undefined);
  return { kind: 'known', day, net, tax, total, isAbout, beside: [...beside, ...mayBeIn] };
}

/** A charge whose arrival is unknown is listed, and is in no sum. */
const isAccepted = ({ certainty }: BillCharge) => certainty === 'accepted';

const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0);
