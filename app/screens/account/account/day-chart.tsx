import { dataSizeText } from '#app/ui/data-size.tsx';
import { dayText } from '#app/ui/day.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { BillingCycle } from '#rpc/domain/billing-cycle.ts';
import type { DayUse } from '#rpc/domain/daily-use.ts';
import { daysFrom } from '#rpc/domain/day.ts';
import { accountMessages } from './copy.ts';

const height = 60;

/**
 * One bar a day, as one path; SVG attributes, because the page's policy blocks styles. A day on which anything was used
 * can be seen.
 */
function barsOf(days: readonly DayUse[], most: number): string {
  return days
    .map(({ bytes }, index) =>
      bytes === 0 ? '' : `M${4 * index} ${height}v-${Math.max(1, Math.round((bytes / most) * height))}h3v${height}z`,
    )
    .join('');
}

/** What was used on each day of a billing cycle, as wide as the whole cycle. */
export function DayChart({ days, cycle }: { days: readonly DayUse[]; cycle: BillingCycle }) {
  const { now, language } = usePage();
  const copy = useCopy(accountMessages).usage;
  const width = 4 * daysFrom(cycle.start, cycle.end).length - 1;
  const top = days.reduce((most, one) => (one.bytes > most.bytes ? one : most));
  return (
    <figure>
      <svg
        width="100%"
        height="96"
        viewBox={`0 0 ${width} ${height + 1}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={copy.chart}
      >
        <path fill="var(--brand)" d={barsOf(days, top.bytes)} />
        <path fill="var(--edge)" d={`M0 ${height}h${width}v1H0z`} />
      </svg>
      <figcaption className="quiet small">
        {copy.most(dataSizeText(top.bytes), dayText(top.day, now, language))}
      </figcaption>
    </figure>
  );
}
