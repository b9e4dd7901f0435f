import { bytesPerGigabyte } from '#contracts/vocabulary.ts';
import { aboutSizeText, dataSizeText } from '#app/ui/data-size.tsx';
import { dayText } from '#app/ui/day.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import type { BillingCycle } from '#rpc/domain/billing-cycle.ts';
import type { DayUse } from '#rpc/domain/daily-use.ts';
import { daysFrom } from '#rpc/domain/day.ts';
import { accountMessages } from '../account/copy.ts';

const bars = 60;
/** Top and base line of the bars, in rem, so that the drawing grows with its words. */
const [top, ground] = [1.25, 7.25];
/** Height of a line of words, in rem. */
const wordHeight = 1.25;
/** Share of the chart's width that a day's words take. */
const nearEdge = 0.25;

/**
 * One bar a day, as one path; SVG attributes, because the page's policy blocks styles. A day on which anything was used
 * can be seen. Each begins beside the one before it, so that only the heights differ.
 */
function barsOf(days: readonly DayUse[], most: number, from: number): string {
  if (days.length === 0) return '';
  const heights = days.map(({ bytes }) => (bytes === 0 ? 0 : Math.max(1, Math.round((bytes / most) * bars))));
  return `M${4 * from} ${bars}${heights.map((height) => (height ? `v-${height}h3v${bars}z` : '')).join('m4 0')}`;
}

const firsts = [5, 2, 1];

/** The largest size that people would draw a line at and that is not above this one: 1, 2 or 5, and zeros. Bytes. */
export function roundSize(bytes: number): number {
  const unit = [bytesPerGigabyte, 1024 ** 2, 1024].find((size) => bytes >= size) ?? 1;
  const tens = 10 ** Math.floor(Math.log10(bytes / unit));
  return (firsts.find((first) => first * tens * unit <= bytes) ?? 1) * tens * unit;
}

interface DayChartProps {
  days: readonly DayUse[];
  cycle: BillingCycle;
  /** Bytes a day from today on, so that the data lasts; undefined where there is no such number. */
  pace?: number | undefined;
  /** Nothing is left from today on. */
  isGone?: boolean;
}

/**
 * Data used on each day of a billing cycle, as wide as the whole cycle: past days paler than today (ACCOUNT-18). It has
 * a line at a round size, and from today on a dashed one at the pace. Words stay out of the drawing that is stretched.
 */
export function DayChart({ days, cycle, pace = 0, isGone = false }: DayChartProps) {
  const { today } = usePage();
  const { usage: copy } = useCopy(accountMessages);
  const all = daysFrom(cycle.start, cycle.end);
  const most = Math.max(...days.map(({ bytes }) => bytes), pace);
  const round = roundSize(most);
  const todayIndex = all.indexOf(today);
  const yOf = (bytes: number) => ground - (bytes / most) * (ground - top);
  const isPresent = todayIndex >= 0;
  const now = pace > 0 ? { y: yOf(pace), words: copy.aDay(aboutSizeText(pace)) } : { y: ground, words: copy.gone };
  const hasNow = isPresent && (pace > 0 || isGone);
  return (
    <svg className="chart" role="img" aria-label={useLabel(days, cycle)}>
      <svg
        y={`${top}rem`}
        width="100%"
        height={`${ground - top}rem`}
        viewBox={`0 0 ${4 * all.length - 1} ${bars}`}
        preserveAspectRatio="none"
      >
        <path
          className={isPresent ? 'past' : undefined}
          d={barsOf(isPresent ? days.slice(0, todayIndex) : days, most, 0)}
        />
        {isPresent && <path d={barsOf(days.slice(todayIndex), most, todayIndex)} />}
      </svg>
      <line x2="100%" y1={`${ground}rem`} y2={`${ground}rem`} />
      <line className="grid" x2="100%" y1={rem(yOf(round))} y2={rem(yOf(round))} />
      {pace > 0 && isPresent && (
        <line className="pace" x1={percent(todayIndex / all.length)} x2="100%" y1={rem(now.y)} y2={rem(now.y)} />
      )}
      {/* The pace's words come before those of the round size, which would stand in them. */}
      {!(hasNow && Math.abs(now.y - yOf(round)) < wordHeight) && (
        <text x="100%" y={rem(yOf(round) - 0.25)} textAnchor="end">
          {dataSizeText(round)}
        </text>
      )}
      {hasNow && (
        <text className="now" x="100%" y={rem(now.y - 0.375)} textAnchor="end">
          {now.words}
        </text>
      )}
      <Days all={all} todayShare={isPresent ? (todayIndex + 0.5) / all.length : undefined} />
    </svg>
  );
}

const rem = (value: number) => `${value.toFixed(2)}rem`;
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** The words of the drawing, for those who do not see it. */
function useLabel(days: readonly DayUse[], { start, end }: BillingCycle): string {
  const { today, language } = usePage();
  const { usage: copy } = useCopy(accountMessages);
  const text = (day: string) => dayText(day, today, language);
  const busiest = days.reduce((most, day) => (day.bytes > most.bytes ? day : most));
  const present = days.find(({ day }) => day === today);
  return [
    present ? copy.chartToday(text(start), text(today)) : copy.chartOf(text(start), text(end)),
    copy.most(dataSizeText(busiest.bytes), text(busiest.day)),
    ...(present ? [copy.soFarToday(dataSizeText(present.bytes))] : []),
  ].join(' ');
}

/** First day, last day and today; near an end, today takes its place: the heading has both ends. */
function Days({ all, todayShare }: { all: readonly string[]; todayShare: number | undefined }) {
  const { today, language } = usePage();
  const { usage: copy } = useCopy(accountMessages);
  const [first = '', last = first] = [all[0], all.at(-1)];
  const y = '8.75rem';
  return (
    <>
      {(todayShare === undefined || todayShare >= nearEdge) && <text y={y}>{dayText(first, today, language)}</text>}
      {todayShare !== undefined && (
        <text
          className="now"
          x={percent(todayShare)}
          y={y}
          textAnchor={todayShare < nearEdge / 2 ? 'start' : todayShare > 1 - nearEdge / 2 ? 'end' : 'middle'}
        >
          {copy.today}
        </text>
      )}
      {(todayShare === undefined || todayShare <= 1 - nearEdge) && (
        <text x="100%" y={y} textAnchor="end">
          {dayText(last, today, language)}
        </text>
      )}
    </>
  );
}
