import { activityMessages, doerText } from '#app/copy/activity.ts';
import { sentenceStart } from '#app/copy/sentence-start.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner } from '#app/ui/banner.tsx';
import { Button, CallButton, ExternalLink } from '#app/ui/button.tsx';
import { CallLink } from '#app/ui/call-link.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { DateTime } from '#app/ui/date-time.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { Reference } from '#app/ui/reference.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useActivitySummary } from '#app/ui/use-activity-summary.ts';
import type { ActivityEntry, NotMe } from '#rpc/portal/activity.ts';
import { notMeMessages } from './copy.ts';

/** The ways out after an operation that the customer didn't start: lock the account, change the password, call. */
export function NotMeView({ notMe: { entry, lock, operationId, locked } }: { notMe: NotMe }) {
  const { brand, tokens } = usePage();
  const activityCopy = useCopy(activityMessages);
  const copy = useCopy(notMeMessages);
  const { titleOf } = useActivitySummary();
  const doer = doerText(entry.by, activityCopy);
  // After a failed lock, the page offers the lock again.
  const offers = locked === undefined || locked.state === 'refused';
  return (
    <SinglePage
      title={activityCopy.notMe}
      back={{ to: paths.activity, words: activityCopy.back }}
      about={
        <>
          <b>{titleOf(entry)}</b> · {activityCopy.by(doer)} · <DateTime at={entry.sentAt} />
        </>
      }
    >
      {locked && <Locked entry={locked} />}
      <p>{entry.by.you ? copy.yours : copy.others(sentenceStart(doer))}</p>
      {offers && lock && (
        <InfoCard title={copy.lock.title} text={copy.lock.text}>
          {lock.allowed ? (
            <PostForm operation={operationId} signInFirst>
              <Button main>{copy.lock.button}</Button>
            </PostForm>
          ) : (
            <Refused why={lock} />
          )}
        </InfoCard>
      )}
      {entry.by.you && (
        <InfoCard title={copy.password.title} text={copy.password.text}>
          <ExternalLink to={brand.external.accountSite}>{copy.password.button}</ExternalLink>
        </InfoCard>
      )}
      {entry.by.you && (
        <InfoCard title={copy.everywhere.title} text={copy.everywhere.text}>
          <PostForm
            action={paths.logout}
            token={tokens.logout}
            hidden={{ everywhere: paths.notMe(entry.id) }}
            signInFirst
          >
            <Button>{copy.everywhere.button}</Button>
          </PostForm>
        </InfoCard>
      )}
      <InfoCard title={copy.call.title} text={copy.call.text}>
        <CallButton />
      </InfoCard>
      <Reference id={entry.id} />
    </SinglePage>
  );
}

/** The outcome of the lock; a failure is a matter for the care team (ACTIVITY-7). */
function Locked({ entry }: { entry: ActivityEntry }) {
  const { brand } = usePage();
  const { locked, failed } = useCopy(notMeMessages);
  if (entry.state === 'done') {
    return (
      <Banner tone="ok" title={locked.title} stays>
        {locked.text} <CallLink />.
      </Banner>
    );
  }
  if (entry.state !== 'refused') return <OperationBanner entry={entry} />;
  return (
    <Banner tone="bad" title={failed.title}>
      {failed.text} <CallLink number={brand.careNumber} />.
    </Banner>
  );
}
