import { lineCardMessages } from '#app/copy/line-card.ts';
import { paths } from '#app/ui/paths.ts';
import { Note } from '#app/ui/banner.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { dataSizeText } from '#app/ui/data-size.tsx';
import { longDayText } from '#app/ui/day.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { Meter } from '#app/ui/meter.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { UsagePanel } from '#rpc/portal/account-overview.ts';
import { accountMessages } from './copy.ts';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';
import { PurchaseTable } from './purchases.tsx';

/** What a line used in one billing cycle, and what was bought for it then (ACCOUNT-2). */
export function UsageHistory({ usage }: { usage: UsagePanel }) {
  const { language } = usePage();
  const { usage: copy, bought: words } = useCopy(accountMessages);
  const { cycle, use, bought } = usage;
  return (
    <section className="stack" id="usage" aria-labelledby="usage-title">
      <div>
        <h3 id="usage-title">{copy.title}</h3>
        <p className="quiet">
          {longDayText(cycle.start, language)} – {longDayText(cycle.end, language)}
        </p>
      </div>
      <Cycles usage={usage} />
      {use ? <Used usage={usage} use={use} /> : <Note tone="bad">{copy.failed}</Note>}
      <div>
        <h3>{words.inCycle}</h3>
        {!bought ? (
          <p className="quiet">{words.missing}</p>
        ) : bought.length === 0 ? (
          <p className="quiet">{words.noneInCycle}</p>
        ) : (
          <PurchaseTable rows={bought} label={words.inCycle} />
        )}
      </div>
    </section>
  );
}

/** To the billing cycles beside this one; the ends stay in their place and say so. */
function Cycles({ usage: { ref, previous, next } }: { usage: UsagePanel }) {
  const copy = useCopy(accountMessages).usage;
  const to = (cycle: string) => `${paths.usage(ref, cycle)}#usage`;
  const back = <Words before="← ">{copy.previous}</Words>;
  const on = <Words after=" →">{copy.next}</Words>;
  return (
    <div>
      <div className="acts">
        {previous ? (
          <ButtonLink to={to(previous)}>{back}</ButtonLink>
        ) : (
          <DisabledAction id="usage-first">{back}</DisabledAction>
        )}
        {next ? <ButtonLink to={to(next)}>{on}</ButtonLink> : <DisabledAction id="usage-present">{on}</DisabledAction>}
      </div>
      {!previous && (
        <p className="why" id="usage-first">
          {copy.isFirst}
        </p>
      )}
      {!next && (
        <p className="why" id="usage-present">
          {copy.isPresent}
        </p>
      )}
    </div>
  );
}

/** One word for the eye, with its arrow; the whole for the ear. */
function Words({
  children: [word, rest],
  before,
  after,
}: {
  children: readonly [word: string, rest: string];
  before?: string;
  after?: string;
}) {
  return (
    <span>
      {before && <span aria-hidden="true">{before}</span>}
      {word}
      <span className="unseen"> {rest}</span>
      {after && <span aria-hidden="true">{after}</span>}
    </span>
  );
}

function Used({
  usage: { ref, cycle },
  use: { used, days },
}: {
  usage: UsagePanel;
  use: NonNullable<UsagePanel['use']>;
}) {
  const copy = useCopy(accountMessages).usage;
  const { usedOf, meter } = useCopy(lineCardMessages);
  const limited = used.maxBytes > 0;
  const size = dataSizeText(used.usedBytes, used.maxBytes);
  return (
    <>
      <div className="use">
        <p>
          <b>{limited ? usedOf(size, dataSizeText(used.maxBytes)) : copy.used(size)}</b>
        </p>
        {limited && <Meter percent={used.percent} label={meter(used.percent)} />}
      </div>
      {!days ? (
        <p className="quiet">{copy.noDays}</p>
      ) : days.every(({ bytes }) => bytes === 0) ? (
        <p className="quiet">{copy.nothing}</p>
      ) : (
        <>
          <DayChart days={days} cycle={cycle} />
          <DayTable days={days} />
        </>
      )}
      {days && (
        <p>
          <a className="tap" href={paths.usageFile(ref, cycle.start)}>
            {copy.file}
          </a>
        </p>
      )}
    </>
  );
}
