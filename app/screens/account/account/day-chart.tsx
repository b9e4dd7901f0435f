import { dataSizeText } from '#app/ui/data-size.tsx';
import { dayText } from '#app/ui/day.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import type { BillingCycle } from '#rpc/domain/billing-cycle.ts';
import type { DayUse } from '#rpc/domain/daily-use.ts';
import { daysFrom } from '#rpc/domain/day.ts';
import { accountMessages } from './copy.ts';
import { roundSize } from './round-size.ts';

const bars = 60;
/** Top and base line of the bars, in rem, so that the drawing grows with its words. */
const [top, ground] = [1.25, 7.25];

/**
 * One bar a day, as one path; SVG attributes, because the page's policy blocks styles. A day on which anything was used
 * can be seen.
 */
function barsOf(days: readonly DayUse[], most: number): string {
  return days
    .map(({ bytes }, index) =>
      bytes === 0 ? '' : `M${4 * index} ${bars}v-${Math.max(1, Math.round((bytes / most) * bars))}h3v${bars}z`,
    )
    .join('');
}

interface DayChartProps {
  days: readonly DayUse[];
  cycle: BillingCycle;
  /** Bytes a day from today on, so that the data lasts; undefined where there is no such number. */
  pace: number | undefined;
}

/**
 * Data used on each day of a billing cycle, as wide as the whole cycle (ACCOUNT-18). It has a line at a round size, one
 * at today, and from today on a dashed one at the pace.
 */
export function DayChart({ days, cycle, pace = 0 }: DayChartProps) {
  const { today, language } = usePage();
  const { usage: copy } = useCopy(accountMessages);
  const all = daysFrom(cycle.start, cycle.end);
  const width = 4 * all.length - 1;
  const busiest = days.reduce((most, day) => (day.bytes > most.bytes ? day : most));
  const most = Math.max(busiest.bytes, pace);
  const round = roundSize(most);
  const todayIndex = all.indexOf(today);
  const text = (day: string) => dayText(day, today, language);
  const yOf = (bytes: number) => `${(ground - (bytes / most) * (ground - top)).toFixed(2)}rem`;
  // After today there are no bars in the way.
  const atRight = todayIndex >= 0 && todayIndex < 0.8 * all.length;
  return (
    <figure>
      <svg width="100%" height="8.75rem" fontSize=".75rem" fill="var(--ink-2)" role="img" aria-label={copy.chart}>
        <svg
          y={`${top}rem`}
          width="100%"
          height={`${ground - top}rem`}
          viewBox={`0 0 ${width} ${bars}`}
          preserveAspectRatio="none"
        >
          <path fill="var(--brand)" d={barsOf(days, most)} />
        </svg>
        <Level y={`${ground}rem`} />
        <Level y={yOf(round)} />
        {pace > 0 && todayIndex >= 0 && <Pace y={yOf(pace)} share={todayIndex / all.length} />}
        <text
          {...(atRight ? { x: '100%', dy: '1rem', textAnchor: 'end' } : { x: 0, dy: '-.25rem' })}
          y={yOf(round)}
          stroke="var(--card)"
          strokeWidth="3"
          paintOrder="stroke"
        >
          {dataSizeText(round)}
        </text>
        {todayIndex >= 0 && <Today share={(todayIndex + 0.5) / all.length} words={copy.today(text(today))} />}
        <text y="8.5rem">{text(cycle.start)}</text>
        <text x="100%" y="8.5rem" textAnchor="end">
          {text(cycle.end)}
        </text>
      </svg>
      <figcaption className="quiet small">{copy.most(dataSizeText(busiest.bytes), text(busiest.day))}</figcaption>
    </figure>
  );
}

function Level({ y }: { y: string }) {
  return <line x2="100%" y1={y} y2={y} stroke="var(--edge)" />;
}

function Pace({ y, share }: { y: string; share: number }) {
  const start = `${Math.round(share * 100)}%`;
  return <line x1={start} x2="100%" y1={y} y2={y} stroke="var(--ink)" strokeWidth={2} strokeDasharray="6 4" />;
}

/** A line at today, whose words lean to the middle of the chart near its ends. */
function Today({ share, words }: { share: number; words: string }) {
  const x = `${Math.round(share * 100)}%`;
  return (
    <>
      <line x1={x} x2={x} y1={`${top}rem`} y2={`${ground}rem`} stroke="var(--ink)" strokeDasharray="2 3" />
      <text x={x} y="1rem" textAnchor={share < 0.2 ? 'start' : share > 0.8 ? 'end' : 'middle'}>
        {words}
      </text>
    </>
  );
}
