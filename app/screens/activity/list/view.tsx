import { activityCopies, doerText } from '#app/copy/activity.ts';
import { deedCopies } from '#app/copy/deed.ts';
import { address } from '#app/ui/address.ts';
import { Note } from '#app/ui/banner.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { TimeAgo } from '#app/ui/time-ago.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { useDeed } from '#app/ui/use-deed.ts';
import type { ActivityModel, Entry } from '#rpc/portal/activity.ts';
import { listCopies } from './copy.ts';

/** What was done on the account in this portal. */
export function ActivityView({
  activity: { entries, olderThan },
  isOlder = false,
}: {
  activity: ActivityModel;
  isOlder?: boolean;
}) {
  const { title } = useCopy(activityCopies);
  const copy = useCopy(listCopies);
  return (
    <Sheet title={title} about={copy.about}>
      {entries.length === 0 ? (
        olderThan === undefined && <Note tone="calm">{isOlder ? copy.noOlder : copy.empty}</Note>
      ) : (
        <>
          <p>{copy.notMine}</p>
          <ol className="stack">
            {entries.map((entry) => (
              <Item key={entry.id} entry={entry} />
            ))}
          </ol>
        </>
      )}
      {(isOlder || olderThan !== undefined) && (
        <div className="acts">
          {olderThan !== undefined && (
            <ButtonLink to={`${address.activity}?before=${olderThan}`}>{copy.older}</ButtonLink>
          )}
          {isOlder && <ButtonLink to={address.activity}>{copy.latest}</ButtonLink>}
        </div>
      )}
    </Sheet>
  );
}

function Item({ entry }: { entry: Entry }) {
  const copy = useCopy(activityCopies);
  const { tag, tone } = useCopy(deedCopies).state[entry.state];
  const { titleOf } = useDeed();
  return (
    <li className="card">
      <div className="who">
        <h2>
          <a className="tap" href={address.deed(entry.id)}>
            {titleOf(entry)}
          </a>
        </h2>
        <Tag tone={tone}>{tag}</Tag>
        <p>
          {copy.by(doerText(entry.by, copy))} · <Moment at={entry.sentAt} /> · <TimeAgo at={entry.sentAt} />
        </p>
      </div>
    </li>
  );
}
