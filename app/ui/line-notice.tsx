import { journeyMessages } from '#app/copy/journey.ts';
import { noticeMessages, type ToldNotice } from '#app/copy/notice.ts';
import type { Language } from '#app/copy/language.ts';
import { shiftDays } from '#rpc/domain/day.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import type { LineCard, Notice } from '#rpc/portal/line-card.ts';
import { Note } from './banner.tsx';
import { CallText } from './call-link.tsx';
import { dayText } from './day.tsx';
import { useCopy, usePage } from './page-context.tsx';
import { TimeAgo } from './time-ago.tsx';

/** Notices about operations in progress, which show the time of the last read. */
const watched: readonly Notice[] = ['sim-swap', 'activating', 'porting', 'top-up-pending', 'plan-changing'];

/** Notices that name the care number in place of support. */
export const forCare: readonly Notice[] = ['order-stopped', 'activation-failed', 'port-failed'];

const isTold = (notice: Notice): notice is ToldNotice => notice !== 'non-pay';

/** One notice of a line's card, in words, with when we last looked. */
export function LineNotice({ notice, line, id }: { notice: Notice; line: LineCard; id: string }) {
  const { brand, today, language } = usePage();
  const copy = useCopy(noticeMessages);
  const { lastChecked } = useCopy(journeyMessages);
  if (!isTold(notice)) return null;
  const { supportNumber, careNumber } = brand;
  const words = copy[notice]({
    ...factsOf(notice, line, today, language),
    ...dataFacts(line, today, language),
    ...kitFacts(line, today, language),
    byRequest: line.disconnectedByRequest,
    supportNumber,
    careNumber,
  });
  return (
    <Note tone={words.tone} id={id} title={words.title}>
      <CallText number={forCare.includes(notice) ? careNumber : supportNumber}>{words.text}</CallText>
      {watched.includes(notice) && line.lastCheckedAt !== undefined && (
        <>
          {' '}
          {lastChecked} <TimeAgo at={line.lastCheckedAt} />.
        </>
      )}
    </Note>
  );
}

/** Facts of the line that a notice's words need. */
function factsOf(notice: Notice, line: LineCard, today: string, language: Language) {
  const { scheduled, changing } = line.plan;
  return {
    gigabytes: line.topUp?.gigabytes,
    unknown: (notice === 'plan-changing' ? changing?.unknown : line.topUp?.unknown) ?? false,
    plan: notice === 'plan-changing' ? changing?.planName : scheduled?.name,
    day: scheduled?.startsOn && dayText(scheduled.startsOn, today, language),
  };
}

/** Share of the data used, and the day of the reset. */
function dataFacts({ usage, resetsOn }: LineCard, today: string, language: Language) {
  return {
    percent: usage?.percent ?? 0,
    resets: resetsOn && dayText(resetsOn, today, language),
    lastDay: usage?.resetsOn && dayText(shiftDays(usage.resetsOn, -1), today, language),
  };
}

/** State of a SIM kit's order and its expected day; the reference to mention for an order that stopped half-way. */
function kitFacts({ progress, expectedOn, another, stoppedOrder }: LineCard, today: string, language: Language) {
  return {
    reference: stoppedOrder && spokenReference(stoppedOrder),
    kitStep: progress?.kind === 'kit' ? progress.step : undefined,
    expectedOn: expectedOn && dayText(expectedOn, today, language),
    another: another && { expectedOn: another.expectedOn && dayText(another.expectedOn, today, language) },
  };
}
