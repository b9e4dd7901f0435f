import type { Blocked, Reason } from '#rpc/domain/decision.ts';
import { activityMessages } from '#app/copy/activity.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { Note } from './banner.tsx';
import { LetsTalk } from './lets-talk.tsx';
import { useCopy, usePage } from './page-context.tsx';
import { PageLink } from './page-link.tsx';
import { paths } from './paths.ts';
import { ReasonText } from './reason-text.tsx';

/** Reasons that only the Care Team can resolve (ERROR-4). */
const talk: readonly Reason[] = ['fraud', 'non-pay', 'primary-suspended'];

/** Why a page's whole purpose cannot be had, in place of its form. */
export function Refused({ why, id }: { why: Blocked; id?: string }) {
  const { me } = usePage();
  const { areas } = useCopy(layoutMessages);
  const { title: activity } = useCopy(activityMessages);
  const isUnlockable = why.reason === 'account-locked' && me?.isPrimary;
  const way = why.operation
    ? { to: paths.activityEntry(why.operation.id), words: activity }
    : isUnlockable && { to: paths.settings, words: areas.settings };
  if (why.reason === 'fraud') return <LetsTalk id={id} />;
  return (
    <>
      {talk.includes(why.reason) && <LetsTalk />}
      <Note tone="warn" id={id} more={way && <PageLink href={way.to}>{way.words}</PageLink>}>
        <ReasonText why={why} />
      </Note>
    </>
  );
}
