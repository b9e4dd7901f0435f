import { exactCents, roundCents } from '../cents.ts';
import { chargeAt } from '../unit-price.ts';
import type { View } from './view.ts';

type Input = Readonly<Record<string, unknown>>;
interface Item {
  readonly amount: number;
}

const lineOf = (before: View, id: unknown) => before.get('line', String(id)) ?? {};

/** Cents of a plan's month on a line: its own price on the first line, and that of additional lines on each other. */
export function monthOf(before: View, planId: unknown, occurrence: number): number {
  const plan = before.get('plan', String(planId)) ?? {};
  const discount = before.get('line', before.primary)?.hsdPlan
    ? centsOf(Number(before.get('config', '')?.HSD_LINE_DISCOUNT ?? 0))
    : 0;
  return Number(plan[occurrence === 1 ? 'baseLinePrice' : 'additionalLinePrice'] ?? Number.NaN) - discount;
}

export const occurrenceOf = (line: Readonly<Record<string, unknown>>): number =>
  Number(String(line.peerAccountRef).split('|')[2]);

/** The sales tax of all states, as a part of the amount. */
const taxRate = 0.0625;
/** Returns the tax on an amount, both in cents. */
export const taxed = (amount: number): number => Math.round(amount * taxRate);
/** Whole cents of amounts in dollars, which are rounded once (INTAKE-11). */
export const centsOf = (...dollars: number[]): number =>
  roundCents(dollars.reduce((sum, one) => sum + exactCents(one), 0));
const itemsOf = (input: Input): number => (input.items as Item[]).reduce((sum, { amount }) => sum + centsOf(amount), 0);

/** Cents of extra data at the price of the pulse. */
export function dataCost(gigabytes: unknown, before: View): number {
  const { pulse = Number.NaN, pulseCost = Number.NaN } = before.get('pulse', '') ?? {};
  return chargeAt(Number(pulseCost), Number(gigabytes), Number(pulse));
}

function dearerMonth({ customerId, newReachPlanId }: Input, before: View): number {
  const line = lineOf(before, customerId);
  const place = occurrenceOf(line);
  return monthOf(before, newReachPlanId, place) - monthOf(before, line.reachPlanId, place);
}

/** A dearer plan costs its difference until the cycle ends, today included, where parts of cycles are billed. */
function restOfCycle(input: Input, before: View): number {
  if (before.get('billing', '')?.planProrate === false) return 0;
  const { billStartDate, billEndDate } = lineOf(before, input.customerId);
  const days = (first: unknown, last: unknown) =>
    Math.round((Date.parse(String(last)) - Date.parse(String(first))) / 86_400_000) + 1;
  const dearer = Math.max(0, dearerMonth(input, before));
  return chargeAt(dearer, days(before.today, billEndDate), days(billStartDate, billEndDate));
}

interface NewLine {
  readonly reachPlanId: string;
  readonly peerAccountRef: string;
}
const newMonth = ({ data }: Input, before: View): number =>
  monthOf(before, (data as NewLine).reachPlanId, occurrenceOf(data as { peerAccountRef: string }));

const taxDifference = (input: Input, before: View): number => {
  const line = lineOf(before, input.customerId);
  const place = occurrenceOf(line);
  return taxed(monthOf(before, input.newReachPlanId, place)) - taxed(monthOf(before, line.reachPlanId, place));
};

/** Amounts and counts that writes add to fields, from their input and the state before. */
export const quantities = {
  'the items and the shipping': (input: Input) => itemsOf(input) + centsOf(Number(input.shippingAmount)),
  'the tax of the items': (input: Input) => taxed(itemsOf(input)),
  'the number of items': (input: Input) => (input.items as Item[]).length,
  'the number of referees': (input: Input) => (input.referees as unknown[]).length,
  'the price of the data': ({ totalData }: Input, before: View) => dataCost(totalData, before),
  'the tax of the data': ({ totalData }: Input, before: View) => taxed(dataCost(totalData, before)),
  'the difference of the month': dearerMonth,
  'the tax of the difference': taxDifference,
  'the difference of the month and of the days that are left': (input: Input, before: View) =>
    dearerMonth(input, before) + restOfCycle(input, before),
  'the tax of both differences': (input: Input, before: View) =>
    taxDifference(input, before) + taxed(restOfCycle(input, before)),
  'the month of the new line': newMonth,
  'the tax of the new month': (input: Input, before: View) => taxed(newMonth(input, before)),
} as const satisfies Readonly<Record<string, (input: Input, before: View) => number>>;
