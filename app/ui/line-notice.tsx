import { journeyMessages } from '#app/copy/journey.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { noticeMessages } from '#app/copy/notice.ts';
import type { Language } from '#app/copy/language.ts';
import type { LineCard, Notice } from '#rpc/portal/line-card.ts';
import { paths } from './paths.ts';
import { Note } from './banner.tsx';
import { CallText } from './call-text.tsx';
import { dayText } from './day.tsx';
import { usePage } from './page-context.tsx';
import { TimeAgo } from './time-ago.tsx';
import { useCopy } from './use-copy.ts';

/** Notices about work under way: these say when the carrier was last asked. */
const watched: readonly Notice[] = ['sim-swap', 'activating', 'porting', 'top-up-pending', 'plan-changing'];

/** Notices that name the care number in place of support. */
const forCare: readonly Notice[] = ['activation-failed', 'port-failed'];

/** One notice of a line's card, in words, with when we last looked and where to see more. */
export function LineNotice({ notice, line, id }: { notice: Notice; line: LineCard; id: string }) {
  const { brand, now, language, me } = usePage();
  const { supportNumber, careNumber } = brand;
  const { seeTopUp, payBill } = useCopy(lineCardMessages);
  const { lastChecked } = useCopy(journeyMessages);
  const words = useCopy(noticeMessages)[notice]({ ...factsOf(notice, line, now, language), supportNumber, careNumber });
  const progress = progressOf(notice, line);
  // Only the primary sees bills (HOME-9).
  const lead =
    notice === 'non-pay' && me?.isPrimary
      ? { to: paths.bills, words: payBill }
      : progress && { to: progress, words: seeTopUp };
  return (
    <Note tone={words.tone} id={id} title={words.title}>
      <CallText number={forCare.includes(notice) ? careNumber : supportNumber}>{words.text}</CallText>
      {watched.includes(notice) && line.lastCheckedAt !== undefined && (
        <>
          {' '}
          {lastChecked} <TimeAgo at={line.lastCheckedAt} />.
        </>
      )}
      {lead && (
        <>
          {' '}
          <a href={lead.to}>{lead.words}</a>
        </>
      )}
    </Note>
  );
}

/** Where one of our own operations can be followed. */
function progressOf(notice: Notice, { ref, topUp, plan }: LineCard): string | undefined {
  if (notice === 'top-up-pending' && topUp?.operationId) return paths.topUp(ref, topUp.operationId);
  if (notice === 'plan-changing' && plan.changing?.operationId) return paths.planChange(ref, plan.changing.operationId);
  return undefined;
}

/** What a notice's words tell of the line. */
function factsOf(notice: Notice, line: LineCard, now: number, language: Language) {
  const { scheduled, changing } = line.plan;
  return {
    percent: line.usage?.percent ?? 0,
    gigabytes: line.topUp?.gigabytes,
    plan: notice === 'plan-changing' ? changing?.planName : scheduled?.name,
    day: scheduled?.startsOn && dayText(scheduled.startsOn, now, language),
  };
}
