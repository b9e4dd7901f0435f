import { getFormProps, useForm } from '@conform-to/react';
import { activityMessages, doerText } from '#app/copy/activity.ts';
import { activitySummaryMessages } from '#app/copy/activity-summary.ts';
import { journeyMessages } from '#app/copy/journey.ts';
import { paths } from '#app/ui/paths.ts';
import { Note } from '#app/ui/banner.tsx';
import { CallUs } from '#app/forms/call-us.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { DateTime } from '#app/ui/date-time.tsx';
import { ErrorSummary } from '#app/ui/post-form.tsx';
import { Field } from '#app/ui/field.tsx';
import { TapLink } from '#app/ui/page-link.tsx';
import { SpokenReference } from '#app/ui/reference.tsx';
import { Unplugged } from '#app/ui/unplugged.tsx';
import { WidePage } from '#app/ui/wide-page.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { TimeAgo } from '#app/ui/time-ago.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { useActivitySummary } from '#app/ui/use-activity-summary.ts';
import type { ActivityModel, ActivityEntry } from '#rpc/portal/activity.ts';
import { listMessages } from './copy.ts';
import { Notes } from './activity-notes.tsx';
import { PlainList } from '#app/ui/plain-list.tsx';

/** The operations of the account in this portal. */
export function ActivityView({
  activity: { entries, olderThan, refresh, ...notes },
  isOlder = false,
  isSearch = false,
  sought,
}: {
  activity: ActivityModel;
  isOlder?: boolean;
  /** The page is for the search, and does not load itself again. */
  isSearch?: boolean;
  /** A reference for which no entry was found. */
  sought?: string;
}) {
  const { title } = useCopy(activityMessages);
  const copy = useCopy(listMessages);
  return (
    <WidePage
      title={title}
      about={copy.about}
      after={
        <>
          <Notes {...notes} />
          {!isSearch && (entries.length > 0 || isOlder) && <Search isApart={refresh !== undefined} />}
        </>
      }
    >
      {isSearch && <FindByReference open sought={sought} />}
      {entries.length === 0 ? (
        olderThan === undefined && (
          <>
            <Unplugged />
            <Note tone="calm">{isOlder ? copy.noOlder : copy.empty}</Note>
          </>
        )
      ) : (
        <>
          <p>{copy.notMine}</p>
          <PlainList ordered className="stack">
            {entries.map((entry) => (
              <Item key={entry.id} entry={entry} />
            ))}
          </PlainList>
        </>
      )}
      <OtherPages olderThan={olderThan} isFirst={!isOlder && !isSearch} />
    </WidePage>
  );
}

/** The links to older entries, and back to the newest. */
function OtherPages({ olderThan, isFirst }: Pick<ActivityModel, 'olderThan'> & { isFirst: boolean }) {
  const copy = useCopy(listMessages);
  if (isFirst && olderThan === undefined) return null;
  return (
    <div className="acts">
      {olderThan !== undefined && <ButtonLink to={`${paths.activity}?before=${olderThan}`}>{copy.older}</ButtonLink>}
      {!isFirst && <ButtonLink to={paths.activity}>{copy.latest}</ButtonLink>}
    </div>
  );
}

/** The search below the list; on a page that loads itself again, the way to it (POLL-15). */
function Search({ isApart }: { isApart: boolean }) {
  const { summary } = useCopy(listMessages).find;
  if (!isApart) return <FindByReference />;
  return (
    <p>
      <TapLink href={paths.activitySearch}>{summary}</TapLink>
    </p>
  );
}

/** The search for an operation by the reference of a call or a letter (ACTIVITY-9). */
function FindByReference({ open = false, sought }: { open?: boolean; sought?: string | undefined }) {
  const { reference } = useCopy(journeyMessages);
  const { find: copy } = useCopy(listMessages);
  const [form, { ref }] = useForm<{ ref?: string }>({
    id: 'find',
    lastResult: sought === undefined ? null : { initialValue: { ref: sought }, error: { ref: [copy.none] } },
  });
  return (
    <details className="more" open={open}>
      <summary>{copy.summary}</summary>
      <form {...getFormProps(form)} method="get" action={paths.activity} className="stack">
        <ErrorSummary fields={[ref]} />
        <Field field={ref} label={reference} hint={copy.hint} autoComplete="off" afterError={<CallUs />} />
        <Button>{copy.show}</Button>
      </form>
    </details>
  );
}

function Item({ entry }: { entry: ActivityEntry }) {
  const { reference } = useCopy(journeyMessages);
  const copy = useCopy(activityMessages);
  const { tag, tone } = useCopy(activitySummaryMessages).state[entry.state];
  const { titleOf } = useActivitySummary();
  return (
    <li className="card">
      <div className="who">
        <h2>
          <TapLink href={paths.activityEntry(entry.id)}>{titleOf(entry)}</TapLink>
        </h2>
        <p>
          <Tag tone={tone}>{tag}</Tag> {/* Keeps each separating dot at the end of a line, never at its start. */}
          {copy.by(doerText(entry.by, copy))} · <DateTime at={entry.sentAt} />
          {'\u00a0· '}
          <TimeAgo at={entry.sentAt} />
          {'\u00a0· '}
          {reference} <SpokenReference id={entry.id} />
        </p>
      </div>
    </li>
  );
}
