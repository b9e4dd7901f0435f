import type { BillCharge, ForecastRead } from './bill-charge.ts';

/** `open`: not in the forecast. `contained`: in it. `unclear`: nobody can tell from the amounts. */
export type Standing = 'open' | 'contained' | 'unclear';

/** More charges between two readings are not tried: their sums would be too many. */
const mostTried = 12;
/** Share by which an estimated charge may differ from the forecast and still match. */
const aboutShare = 0.05;

/**
 * Returns which charges the carrier's forecast of a bill contains already (BILL-25). A forecast has no items, so each
 * growth between two readings is explained by itself. Net amounts are compared: quotes and forecasts round taxes
 * differently.
 * @param readings of one bill day, earliest first; the last one is the present forecast
 * @param charges of that bill
 */
export function standingsOf(
  readings: readonly ForecastRead[],
  charges: readonly BillCharge[],
): ReadonlyMap<BillCharge, Standing> {
  const [first] = readings;
  const standings = new Map<BillCharge, Standing>(
    // A charge stays unclear when it was sent before the first read: no forecast without the charge exists.
    charges.map((charge) => [charge, first && charge.sentAt < first.at ? 'unclear' : 'open']),
  );
  for (const [index, reading] of readings.entries()) {
    const earlierReading = readings[index - 1];
    if (!earlierReading || reading.net === earlierReading.net) continue;
    const open = charges
      .filter((charge) => standings.get(charge) === 'open' && charge.sentAt <= reading.at)
      .toSorted((a, b) => a.sentAt - b.sentAt);
    const growth = reading.net - earlierReading.net;
    const explained = sumOf(open.slice(0, mostTried), growth);
    for (const charge of explained ?? doubtful(open, growth))
      standings.set(charge, explained ? 'contained' : 'unclear');
  }
  for (const [charge, standing] of standings)
    if (standing === 'unclear' && isForecast(charge, readings.at(-1))) standings.set(charge, 'contained');
  return standings;
}

/** A forecast of at least a line's month has it: carriers forecast the months of all lines in service. */
function isForecast({ item, net }: BillCharge, present: ForecastRead | undefined): boolean {
  return item.kind === 'first-month' && present !== undefined && net <= present.net;
}

/** Returns the charges that may be in an unexplained growth: none in one that is less than each of them. */
function doubtful(open: readonly BillCharge[], growth: number): readonly BillCharge[] {
  return growth < 0 ? open : open.filter(({ net }) => net <= growth);
}

/** Returns charges whose sum is the growth, the oldest first; undefined when there are none. */
function sumOf(charges: readonly BillCharge[], growth: number, tolerance = 0): BillCharge[] | undefined {
  const [charge, ...others] = charges;
  if (!charge) return undefined;
  const remainder = growth - charge.net;
  const allowed = tolerance + (charge.isAbout ? Math.abs(charge.net) * aboutShare : 0);
  if (Math.abs(remainder) <= allowed) return [charge];
  const withIt = sumOf(others, remainder, allowed);
  return withIt ? [charge, ...withIt] : sumOf(others, growth, tolerance);
}
