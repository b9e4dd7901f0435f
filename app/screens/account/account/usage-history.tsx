import { bytesPerGigabyte } from '#contracts/vocabulary.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { paths } from '#app/ui/paths.ts';
import { Note } from '#app/ui/banner.tsx';
import { CalendarLink } from '#app/ui/calendar-link.tsx';
import { DataSize, dataLeftText, dataSizeText } from '#app/ui/data-size.tsx';
import { DataUse } from '#app/ui/data-use.tsx';
import { Day, dayText, longDayText } from '#app/ui/day.tsx';
import { Meter } from '#app/ui/meter.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PageLink, TapLink } from '#app/ui/page-link.tsx';
import { Known } from '#app/ui/known.tsx';
import { MissingNote } from '#app/ui/missing.tsx';
import type { PlanAdvice } from '#rpc/domain/plan-advice.ts';
import type { DayUse } from '#rpc/domain/daily-use.ts';
import { dailyPace, type DataNow, leftOf } from '#rpc/domain/facts/data-now.ts';
import { CycleLinks } from '../cycle-links.tsx';
import type { UsagePanel } from './intent.ts';
import { accountMessages } from './copy.ts';
import { DayChart } from './day-chart.tsx';
import { PurchaseTable } from './purchases.tsx';

/** Data used by a line in one billing cycle, and its purchases then (ACCOUNT-2). */
export function UsageHistory({ usage }: { usage: UsagePanel }) {
  const { language } = usePage();
  const { usage: copy, bought: words } = useCopy(accountMessages);
  const { ref, cycle, use, bought } = usage;
  return (
    <section className="stack" id="usage" aria-labelledby="usage-title">
      <div>
        <h3 id="usage-title">{copy.title}</h3>
        <p className="quiet">
          {longDayText(cycle.start, language)} – {longDayText(cycle.end, language)}
        </p>
      </div>
      {usage.advice && <Advice lineRef={ref} advice={usage.advice} />}
      {usage.resetsOn && <CalendarLink day={usage.resetsOn} about="data-reset" of={{ line: ref }} />}
      <CycleLinks place={usage} to={(start) => `${paths.usage(ref, start)}#usage`} />
      {use ? <Used usage={usage} use={use} /> : <MissingNote tone="bad">{copy.failed}</MissingNote>}
      <div>
        <h3>{words.inCycle}</h3>
        <Known of={bought} missing={words.missing}>
          {(rows) =>
            rows.length === 0 ? (
              <p className="quiet">{words.noneInCycle}</p>
            ) : (
              <PurchaseTable rows={rows} label={words.inCycle} />
            )
          }
        </Known>
      </div>
    </section>
  );
}

/** A cheaper plan that would do; the months are those before the open one (ACCOUNT-16). */
function Advice({ lineRef, advice: { planName, mostBytes, saves } }: { lineRef: string; advice: PlanAdvice }) {
  const { advice: copy } = useCopy(accountMessages);
  return (
    <Note tone="calm" more={<PageLink href={paths.changePlan(lineRef)}>{copy.plans}</PageLink>}>
      {copy.text(dataSizeText(mostBytes, bytesPerGigabyte), planName, moneyText(saves))}
    </Note>
  );
}

function Used({ usage, use: { used, days } }: { usage: UsagePanel; use: NonNullable<UsagePanel['use']> }) {
  const copy = useCopy(accountMessages).usage;
  const { ref, cycle, data } = usage;
  const hasChart = days?.some(({ bytes }) => bytes > 0) ?? false;
  const pace = dailyPace(data);
  return (
    <>
      {data && leftOf(data) ? <DataUse data={data} /> : <UsedThen used={used} />}
      {data && <Outlook usage={usage} data={data} isDrawn={hasChart} />}
      {!days ? (
        <p className="quiet">{copy.noDays}</p>
      ) : !hasChart ? (
        <p className="quiet">{copy.nothing}</p>
      ) : (
        <>
          <DayChart days={days} cycle={cycle} pace={pace} />
          <DayTable days={days} />
        </>
      )}
      {days && (
        <p>
          <TapLink href={paths.usageFile(ref, cycle.start)}>{copy.file}</TapLink>
        </p>
      )}
    </>
  );
}

/** Data used in a cycle that is over, or on a line that cannot use what is left. */
function UsedThen({ used: { usedBytes, maxBytes, percent } }: Pick<NonNullable<UsagePanel['use']>, 'used'>) {
  const copy = useCopy(accountMessages).usage;
  const { usedOf, usedMeter } = useCopy(lineCardMessages);
  const size = dataSizeText(usedBytes, maxBytes);
  return (
    <>
      <p>
        <b>{usedBytes <= maxBytes ? usedOf(size, dataSizeText(maxBytes)) : copy.used(size)}</b>
      </p>
      {maxBytes > 0 && <Meter percent={percent} label={usedMeter(percent)} />}
    </>
  );
}

interface OutlookProps {
  usage: UsagePanel;
  data: DataNow;
  /** A chart below has the pace as a line. */
  isDrawn: boolean;
}

/** Reach of the data until the reset: its pace, or that nothing is left and more can be bought (ACCOUNT-18). */
function Outlook({ usage: { ref, canAddData }, data, isDrawn }: OutlookProps) {
  const copy = useCopy(accountMessages).usage;
  const { actions } = useCopy(lineCardMessages);
  const { today, language } = usePage();
  const pace = dailyPace(data);
  const left = leftOf(data);
  if (pace !== undefined && left?.daysLeft !== undefined)
    return (
      <p>
        {copy.pace(dataLeftText(left), left.daysLeft, dataSizeText(pace))} {isDrawn && copy.dashed}
      </p>
    );
  if (data.kind !== 'used-up' && data.kind !== 'slowed') return null;
  const day = left?.resetsOn && dayText(left.resetsOn, today, language);
  return (
    <Note tone="bad" more={canAddData && <PageLink href={paths.addData(ref)}>{actions['add-data']}</PageLink>}>
      {data.kind === 'used-up' ? copy.nothingLeft(day) : copy.noFullSpeed(day)}
    </Note>
  );
}

/** The numbers behind the chart. */
function DayTable({ days }: { days: readonly DayUse[] }) {
  const copy = useCopy(accountMessages);
  return (
    <details className="more">
      <summary>
        <span className="open">{copy.usage.byDay}</span> <span className="less">{copy.usage.hideDays}</span>
      </summary>
      <table className="table" aria-label={copy.usage.chart}>
        <thead>
          <tr>
            <th scope="col">{copy.usage.day}</th>
            <th scope="col">{copy.bought.size}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, bytes }) => (
            <tr key={day}>
              <th scope="row">
                <Day day={day} />
              </th>
              <td>
                <DataSize bytes={bytes} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
