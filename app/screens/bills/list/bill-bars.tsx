import { monthText } from '#app/ui/day.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { BillRow } from './statement-list.ts';
import { listMessages } from './copy.ts';

const shown = 6;
const [column, tallest, ground] = [40, 56, 74];
/** Six letters of the largest size fill a column; longer amounts are smaller, so that they never touch. */
const largest = 10;
const sizeOf = (letters: number) => Math.min(largest, Math.floor((6 / letters) * 10 * largest) / 10);

/** The latest monthly bills as bars with their amounts; a single one has nothing to be compared with (BILL-19). */
export function BillBars({ bills }: { bills: readonly BillRow[] }) {
  const { language, lite } = usePage();
  const { bars } = useCopy(listMessages).bills;
  const months = bills
    .filter(({ type }) => type === 'MONTHLY')
    .slice(0, shown)
    .reverse()
    .map(({ day, amount }) => ({ month: monthText(day, language), amount, text: moneyText(amount) }));
  const most = Math.max(...months.map(({ amount }) => amount));
  // The list below has the same amounts (SHELL-27).
  if (months.length < 2 || most <= 0 || lite) return null;
  const fontSize = sizeOf(Math.max(...months.map(({ text }) => text.length)));
  return (
    <svg
      viewBox={`0 0 ${column * shown} 92`}
      width="100%"
      fontSize={largest}
      textAnchor="middle"
      fill="var(--ink)"
      role="img"
      aria-label={bars(months.map(({ month, text }) => `${month} ${text}`).join(', '))}
    >
      {months.map(({ month, amount, text }, index) => {
        const x = column * index + column / 2;
        const y = ground - Math.max(1, Math.round((amount / most) * tallest));
        return (
          <g key={month}>
            <path fill="var(--brand)" d={`M${x - 13} ${ground}V${y}h26V${ground}z`} />
            <text x={x} y={y - 4} fontSize={fontSize}>
              {text}
            </text>
            <text x={x} y={ground + 14}>
              {month}
            </text>
          </g>
        );
      })}
      <path stroke="var(--edge)" d={`M0 ${ground}h${column * shown}`} />
    </svg>
  );
}
