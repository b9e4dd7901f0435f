import { activityMessages, doerText } from '#app/copy/activity.ts';
import { activitySummaryMessages } from '#app/copy/activity-summary.ts';
import { journeyMessages } from '#app/copy/journey.ts';
import { paths } from '#app/ui/paths.ts';
import { Note } from '#app/ui/banner.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { FirstMonthText } from '#app/ui/first-month.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { DateTime } from '#app/ui/date-time.tsx';
import { SpokenReference } from '#app/ui/reference.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Summary, type SummaryRow } from '#app/ui/summary.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { TimeAgo } from '#app/ui/time-ago.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { useActivitySummary } from '#app/ui/use-activity-summary.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import { entryMessages } from './copy.ts';

/** One operation: its title, the person, the times and the outcome. */
export function EntryView({ entry }: { entry: ActivityEntry }) {
  const activityCopy = useCopy(activityMessages);
  const copy = useCopy(entryMessages);
  const { titleOf } = useActivitySummary();
  return (
    <SinglePage title={titleOf(entry)} back={{ to: paths.activity, words: activityCopy.back }}>
      {/* The result may have been changed since: the page only shows that the operation was done. */}
      {entry.state === 'done' && entry.tracelessAt === undefined ? (
        <Note tone="ok" more={<FirstMonthText of={entry.firstMonth} />}>
          {copy.done}
        </Note>
      ) : (
        <OperationBanner entry={entry} />
      )}
      <Facts entry={entry} />
      <div className="acts">
        <ButtonLink to={paths.notMe(entry.id)}>{activityCopy.notMe}</ButtonLink>
      </div>
    </SinglePage>
  );
}

function Facts({ entry }: { entry: ActivityEntry }) {
  const copy = useCopy(entryMessages);
  const activityCopy = useCopy(activityMessages);
  const { reference } = useCopy(journeyMessages);
  const { tag, tone } = useCopy(activitySummaryMessages).state[entry.state];
  const rows: SummaryRow[] = [
    { term: copy.state, value: <Tag tone={tone}>{tag}</Tag> },
    ...(entry.line ? [{ term: copy.line, value: <LineName line={entry.line} /> }] : []),
    { term: copy.who, value: doerText(entry.by, activityCopy) },
    { term: copy.sent, value: <Instant at={entry.sentAt} /> },
    ...(entry.settledAt === undefined ? [] : [{ term: copy.settled, value: <Instant at={entry.settledAt} /> }]),
    { term: reference, value: <SpokenReference id={entry.id} /> },
  ];
  return (
    <div className="card">
      <Summary rows={rows} />
    </div>
  );
}

function Instant({ at }: { at: number }) {
  return (
    <>
      <DateTime at={at} /> · <TimeAgo at={at} />
    </>
  );
}
