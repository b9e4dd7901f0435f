/** One line of the budgets; without figures, its note names their place. */
export interface Row {
  /** The budget's number. */
  number: number;
  what: string;
  unit?: string;
  budget?: number;
  aim?: number;
  measured?: number;
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

export function verdict({ measured, budget, aim }: Row): string {
  if (measured === undefined || budget === undefined) return '';
  if (measured > budget) return 'OVER';
  return measured <= (aim ?? budget) ? 'ok' : 'ok, over the aim';
}

/** Formats the rows as a text table. */
export function show(rows: readonly Row[]): string {
  const figure = (value: number | undefined, unit = '') =>
    value === undefined ? '–' : `${Number(value.toFixed(2))}${unit}`;
  const cells = [
    ['#', 'what', 'budget', 'aim', 'measured', '', ''],
    ...rows.map((row) => [
      String(row.number),
      row.what,
      figure(row.budget, row.unit),
      figure(row.aim, row.unit),
      figure(row.measured, row.unit),
      verdict(row),
      row.note ?? '',
    ]),
  ];
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lines = cells.map((line) =>
    line
      .map((cell, column) =>
        column >= 2 && column <= 4 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  lines.splice(1, 0, '─'.repeat(widths.slice(0, 6).reduce((sum, width) => sum + width + 2, 0)));
  return lines.join('\n');
}
