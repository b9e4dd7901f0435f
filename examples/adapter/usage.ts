import type { CycleUsage, DailyUsage } from '#contracts/usage/vocabulary.ts';
import { type Bucket, bytesOf, UsageReports } from './usage-report.ts';

/**
 * Reads reports of the other system that match these parameters.
 * @throws Error without a readable answer
 */
export type AskReports = (query: Readonly<Record<string, string>>) => Promise<unknown>;

/** Thrown when no bucket of data was found: the other system does not have the customer. */
export class NoUsageError extends Error {}

async function bucketsOf(ask: AskReports, query: Readonly<Record<string, string>>): Promise<Bucket[]> {
  const buckets = UsageReports.parse(await ask(query))
    .flatMap(({ bucket }) => bucket)
    .filter(({ usageType }) => usageType === 'data');
  if (buckets.length === 0) throw new NoUsageError();
  return buckets;
}

const used = ({ bucketCounter }: Bucket) => bucketCounter.filter(({ counterType }) => counterType === 'used');

/** Unit and use of a bucket; its limit is 0 when the report has no remaining value. */
function userOf(bucket: Bucket) {
  const bytes = used(bucket)
    .filter(({ level }) => level === 'global')
    .reduce((sum, { value, unit }) => sum + bytesOf(value, unit), 0);
  const [{ remainingValue, unit } = { unit: 'B' as const }] = bucket.bucketBalance;
  const maxBytes = remainingValue === undefined ? 0 : bytes + bytesOf(remainingValue, unit);
  return { userId: bucket.product[0]?.id ?? '', bytes, maxBytes };
}

function cycleOf([first]: readonly Bucket[]) {
  const period = first?.bucketBalance[0]?.validFor;
  if (!period) throw new NoUsageError();
  return { billStartDate: period.startDateTime, billEndDate: period.endDateTime };
}

const periodOf = (startDate: string, endDate: string) => ({
  'validFor.startDateTime': startDate,
  'validFor.endDateTime': endDate,
});

/** `usage.overall`: every line that the customer sees, of the present cycle or between two days (HOME-12). */
export async function overall(
  ask: AskReports,
  {
    customerId,
    startDate,
    endDate,
  }: { customerId: string; startDate?: string | undefined; endDate?: string | undefined },
): Promise<CycleUsage> {
  const hasPeriod = startDate !== undefined && endDate !== undefined;
  const buckets = await bucketsOf(ask, {
    'relatedParty.id': customerId,
    ...(hasPeriod ? periodOf(startDate, endDate) : {}),
  });
  const cycle = hasPeriod ? { billStartDate: startDate, billEndDate: endDate } : cycleOf(buckets);
  return { ...cycle, users: buckets.map(userOf) };
}

/** `usage.current`: one line. */
export async function current(ask: AskReports, { customerId }: { customerId: string }): Promise<CycleUsage> {
  const buckets = await bucketsOf(ask, { 'bucket.product.id': customerId });
  return { ...cycleOf(buckets), users: buckets.map(userOf) };
}

/** `usage.group`: every line of a group between two days, by day where the other system counts by day. */
export async function group(
  ask: AskReports,
  { groupId, startDate, endDate }: { groupId: string; startDate: string; endDate: string },
): Promise<DailyUsage> {
  const buckets = await bucketsOf(ask, { 'relatedParty.id': groupId, ...periodOf(startDate, endDate) });
  const byDay = new Map<string, { userId: string; bytes: number }[]>();
  for (const bucket of buckets)
    for (const { level, value, unit, validFor } of used(bucket)) {
      if (level !== 'day' || !validFor) continue;
      const lineUse = { userId: bucket.product[0]?.id ?? '', bytes: bytesOf(value, unit) };
      byDay.set(validFor.startDateTime, [...(byDay.get(validFor.startDateTime) ?? []), lineUse]);
    }
  const days = [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)).map(([date, users]) => ({ date, users }));
  return {
    billStartDate: startDate,
    billEndDate: endDate,
    users: buckets.map(userOf),
    ...(days.length > 0 ? { days } : {}),
  };
}
