import { activityCopies, doerText } from '#app/copy/activity.ts';
import { activitySummaryCopies } from '#app/copy/deed.ts';
import { journeyCopies } from '#app/copy/journey.ts';
import { paths } from '#app/ui/address.ts';
import { Note } from '#app/ui/banner.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { OperationBanner } from '#app/ui/deed-banner.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { DateTime } from '#app/ui/moment.tsx';
import { SinglePage } from '#app/ui/sheet.tsx';
import { Summary, type SummaryRow } from '#app/ui/summary.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { TimeAgo } from '#app/ui/time-ago.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { useActivitySummary } from '#app/ui/use-deed.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import { entryCopies } from './copy.ts';

/** One thing that somebody did: what, who, when, and what came of it. */
export function EntryView({ entry }: { entry: ActivityEntry }) {
  const shared = useCopy(activityCopies);
  const copy = useCopy(entryCopies);
  const { titleOf } = useActivitySummary();
  return (
    <SinglePage title={titleOf(entry)} back={{ to: paths.activity, words: shared.back }}>
      {/* What it made so may have been changed since: the page only says that it was done. */}
      {entry.state === 'done' ? <Note tone="ok">{copy.done}</Note> : <OperationBanner entry={entry} />}
      <Facts entry={entry} />
      <div className="acts">
        <ButtonLink to={paths.notMe(entry.id)}>{shared.notMe}</ButtonLink>
      </div>
    </SinglePage>
  );
}

function Facts({ entry }: { entry: ActivityEntry }) {
  const copy = useCopy(entryCopies);
  const shared = useCopy(activityCopies);
  const { reference } = useCopy(journeyCopies);
  const { tag, tone } = useCopy(activitySummaryCopies).state[entry.state];
  const rows: SummaryRow[] = [
    { term: copy.state, value: <Tag tone={tone}>{tag}</Tag> },
    ...(entry.line ? [{ term: copy.line, value: <LineName line={entry.line} /> }] : []),
    { term: copy.who, value: doerText(entry.by, shared) },
    { term: copy.sent, value: <Instant at={entry.sentAt} /> },
    ...(entry.settledAt === undefined ? [] : [{ term: copy.settled, value: <Instant at={entry.settledAt} /> }]),
    { term: reference, value: entry.id },
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
