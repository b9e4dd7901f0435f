/** One line of the budgets. */
export interface Row {
  /** The budget's number. */
  number: number;
  what: string;
  unit?: string;
  budget?: number;
  measured?: number | undefined;
  /** Method of the measurement. */
  note?: string;
}

/** @throws without any values */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}

/** A figure over another, with both in the note. */
export function over(figure: number, least: number, unit: string): Pick<Row, 'unit' | 'measured' | 'note'> {
  const digits = figure < 50 ? 2 : 0;
  return {
    unit: '×',
    measured: figure / least,
    note: `${figure.toFixed(digits)} over ${least.toFixed(digits)} ${unit}`,
  };
}

/** Prints the rows as a table. */
export function print(rows: readonly Row[]): void {
  const cells = rows.map(({ number, what, unit = '', budget, measured, note }) => ({
    '#': number,
    what,
    budget: budget === undefined ? '' : `${budget}${unit}`,
    measured: measured === undefined ? 'not measured' : `${Number(measured.toFixed(2))}${unit}`,
    verdict: (measured ?? 0) > (budget ?? Infinity) ? 'OVER' : '',
    note,
  }));
  console.table(cells);
}
