import { journeyCopies } from '#app/copy/journey.ts';
import { lineCardCopies } from '#app/copy/line-card.ts';
import { noticeCopies } from '#app/copy/notice.ts';
import type { LineCard, Notice } from '#rpc/portal/home.ts';
import { address } from './address.ts';
import { Note } from './banner.tsx';
import { CallText } from './call-text.tsx';
import { usePage } from './page-facts.tsx';
import { TimeAgo } from './time-ago.tsx';
import { useCopy } from './use-copy.ts';

/** Notices about work under way: these say when the carrier was last asked. */
const watched: readonly Notice[] = ['sim-swap', 'activating', 'porting', 'top-up-pending'];

/** One notice of a line's card, in words, with when we last looked and where to see more. */
export function LineNotice({ notice, line, id }: { notice: Notice; line: LineCard; id: string }) {
  const { brand } = usePage();
  const { supportNumber, careNumber } = brand;
  const { seeTopUp } = useCopy(lineCardCopies);
  const { lastChecked } = useCopy(journeyCopies);
  const gigabytes = notice === 'top-up-pending' ? line.topUp?.gigabytes : undefined;
  const words = useCopy(noticeCopies)[notice]({ supportNumber, careNumber, percent: line.usage?.percent ?? 0, ...(gigabytes === undefined ? {} : { gigabytes }) });
  const operationId = notice === 'top-up-pending' ? line.topUp?.operationId : undefined;
  return (
    <Note tone={words.tone} id={id} {...(words.title ? { title: words.title } : {})}>
      <CallText number={notice === 'activation-failed' ? careNumber : supportNumber}>{words.text}</CallText>
      {watched.includes(notice) && line.lookedAt !== undefined && (
        <>
          {' '}
          {lastChecked} <TimeAgo at={line.lookedAt} />.
        </>
      )}
      {operationId && (
        <>
          {' '}
          <a href={address.topUp(line.ref, operationId)}>{seeTopUp}</a>
        </>
      )}
    </Note>
  );
}
