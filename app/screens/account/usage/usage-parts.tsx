import type { ReactNode } from 'react';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { paths } from '#app/ui/paths.ts';
import { aboutSizeText, dataLeftText, dataSizeText } from '#app/ui/data-size.tsx';
import { DataUse } from '#app/ui/data-use.tsx';
import { dayText } from '#app/ui/day.tsx';
import { LinkRows, PlainLinkRows } from '#app/ui/link-rows.tsx';
import { Meter } from '#app/ui/meter.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import { PlanAdviceNote } from '#app/ui/plan-advice.tsx';
import { Known } from '#app/ui/known.tsx';
import { MissingNote } from '#app/ui/missing.tsx';
import type { DayUse } from '#rpc/domain/daily-use.ts';
import { dailyPace, type DataNow, leftOf } from '#rpc/domain/facts/data-now.ts';
import { accountMessages } from '../account/copy.ts';
import { PurchaseTable } from '../account/purchases.tsx';
import { CycleLinks } from '../cycle-links.tsx';
import type { UsagePanel } from '../usage-panel.ts';
import { DayChart } from './day-chart.tsx';

interface CycleProps {
  usage: UsagePanel;
  /** The address of the billing cycle that begins on a day. */
  to: (start: string) => string;
  /** On Account: the data left is here too, and the table of days is on the usage page, which has that above. */
  inPlace?: boolean;
  heading: (words: ReactNode) => ReactNode;
}

/** Data that a line used in one billing cycle: what it comes to, a chart and a table (ACCOUNT-2, ACCOUNT-18). */
export function Cycle({ usage, to, inPlace = false, heading }: CycleProps) {
  const { today, language } = usePage();
  const { usage: copy } = useCopy(accountMessages);
  const { cycle, use, data } = usage;
  const hasLeft = data !== undefined && leftOf(data) !== undefined;
  return (
    <>
      <CycleLinks place={usage} to={to}>
        {heading(`${dayText(cycle.start, today, language)} – ${dayText(cycle.end, today, language)}`)}
      </CycleLinks>
      {!use ? (
        <MissingNote tone="bad">{copy.failed}</MissingNote>
      ) : (
        <>
          {!hasLeft ? <UsedThen used={use.used} /> : inPlace && <DataUse data={data} />}
          {data && <Outlook usage={usage} data={data} />}
          <Days usage={usage} days={use.days} inPlace={inPlace} />
        </>
      )}
    </>
  );
}

interface DaysProps extends Required<Pick<CycleProps, 'usage' | 'inPlace'>> {
  days: readonly DayUse[] | undefined;
}

function Days({ usage: { cycle, data }, days, inPlace }: DaysProps) {
  const copy = useCopy(accountMessages).usage;
  if (!days) return <p className="quiet">{copy.noDays}</p>;
  if (!days.some(({ bytes }) => bytes > 0)) return <p className="quiet">{copy.nothing}</p>;
  return (
    <>
      <DayChart days={days} cycle={cycle} pace={dailyPace(data)} isGone={data?.kind === 'used-up'} />
      {!inPlace && <DayTable days={days} />}
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

/** Reach of the data until the reset: its pace, or that nothing is left and what more costs (ACCOUNT-18). */
function Outlook({ usage, data }: { usage: UsagePanel; data: DataNow }) {
  const copy = useCopy(accountMessages).usage;
  const { today, language } = usePage();
  const pace = dailyPace(data);
  const remaining = leftOf(data);
  const soFar = usage.usedADay;
  if (pace !== undefined && remaining?.daysLeft !== undefined)
    return (
      <p>
        <b>{copy.pace(dataLeftText(remaining), remaining.daysLeft, aboutSizeText(pace))}</b>{' '}
        {soFar !== undefined && copy.soFar(aboutSizeText(soFar), soFar <= pace)}
      </p>
    );
  if (data.kind !== 'used-up' && data.kind !== 'slowed') return null;
  const dayOf = (day: string | undefined) => day && dayText(day, today, language);
  const resetsOn = dayOf(remaining?.resetsOn);
  const lastOn = dayOf(usage.use?.days?.findLast(({ bytes }) => bytes > 0)?.day);
  const { moreData } = usage;
  return (
    <p>
      <b>{data.kind === 'used-up' ? copy.nothingLeft(resetsOn) : copy.noFullSpeed(resetsOn)}</b>{' '}
      {data.kind === 'used-up' && lastOn && copy.lastOf(lastOn)}{' '}
      {moreData && copy.moreCosts(moreData.gigabytes, moneyText(moreData.charge))}
    </p>
  );
}

/** The numbers behind the chart. A link with `days` unfolds the table, because its reader wants those numbers. */
function DayTable({ days }: { days: readonly DayUse[] }) {
  const { today, language, query } = usePage();
  const copy = useCopy(accountMessages);
  return (
    <details className="more" id="days" open={new URLSearchParams(query).has('days')}>
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
              <th scope="row">{dayText(day, today, language)}</th>
              <td>{dataSizeText(bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Extra data of the open cycle (ACCOUNT-6). */
export function ExtraData({ usage: { bought, boughtNever } }: { usage: UsagePanel }) {
  const { bought: copy } = useCopy(accountMessages);
  return (
    <Known of={bought} missing={copy.missing}>
      {(rows) =>
        rows.length > 0 ? (
          <PurchaseTable rows={rows} aria-label={copy.inCycle} />
        ) : (
          <p className="quiet">
            {copy.noneInCycle} {boughtNever && copy.none}
          </p>
        )
      }
    </Known>
  );
}

/** The days as a file, and the day on which data begins anew for one's own calendar (ACCOUNT-12, SHELL-42). */
export function UsageFiles({ usage: { ref, cycle, use, resetsOn } }: { usage: UsagePanel }) {
  const { today, language } = usePage();
  const { files: copy } = useCopy(accountMessages);
  return (
    <LinkRows
      label={copy.title}
      links={[
        ...(use?.days ? [{ to: paths.usageFile(ref, cycle.start), words: copy.sheet, text: copy.csv }] : []),
        ...(resetsOn && resetsOn >= today
          ? [
              {
                to: paths.calendar('data-reset', { line: ref }),
                words: copy.calendar,
                text: copy.resets(dayText(resetsOn, today, language)),
              },
            ]
          : []),
      ]}
    />
  );
}

/** The numbers of the days for Account: their table on the page of the usage, and their file (ACCOUNT-1). */
function DayLinks({ usage: { ref, cycle, next, use } }: { usage: UsagePanel }) {
  const { usage: copy, files } = useCopy(accountMessages);
  const { offered } = useOffer();
  const table = paths.usage(ref, { cycle: next && cycle.start, days: 'open', from: 'account' });
  return (
    use?.days && (
      <PlainLinkRows
        className="rows"
        links={offered([
          { to: `${table}#days`, words: copy.byDay },
          { to: paths.usageFile(ref, cycle.start), words: files.sheet, text: files.csv },
        ])}
      />
    )
  );
}

/** The usage of a line on Account, in place (ACCOUNT-1). */
export function UsageInPlace({ usage }: { usage: UsagePanel }) {
  const { usage: copy, bought } = useCopy(accountMessages);
  return (
    <section className="stack" id="usage" aria-label={copy.title}>
      {usage.advice && <PlanAdviceNote lineRef={usage.ref} advice={usage.advice} withMonths />}
      <Cycle
        usage={usage}
        inPlace
        to={(start) => `${paths.accountUsage(usage.ref, start)}#usage`}
        heading={(words) => <h3>{words}</h3>}
      />
      <DayLinks usage={usage} />
      <div>
        <h3>{bought.inCycle}</h3>
        <ExtraData usage={usage} />
      </div>
    </section>
  );
}
