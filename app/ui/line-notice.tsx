import { journeyMessages } from '#app/copy/journey.ts';
import { noticeMessages, type NoticeWords, type ToldNotice } from '#app/copy/notice.ts';
import { usualMessages } from '#app/copy/usual.ts';
import type { Language } from '#app/copy/language.ts';
import { shiftDays } from '#rpc/domain/day.ts';
import { leftOf } from '#rpc/domain/facts/data-now.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import type { CardOperation } from '#rpc/portal/card-operation.ts';
import type { LineCard, Notice } from '#rpc/portal/line-card.ts';
import { Note } from './banner.tsx';
import { CallText } from './call-link.tsx';
import { dataLeftText } from './data-size.tsx';
import { dayText } from './day.tsx';
import { useCopy, usePage } from './page-context.tsx';
import { isReason } from './refused-action.tsx';
import { TimeAgo } from './time-ago.tsx';
import { Longer } from './usual.tsx';

/** Notices about operations in progress, which show the time of the last read. */
const watched: readonly Notice[] = [
  'sim-swap',
  'activation-sent',
  'activating',
  'porting',
  'top-up-pending',
  'plan-changing',
];

/** Notices that name the care number in place of support. */
export const forCare: readonly Notice[] = ['order-stopped', 'activation-failed', 'port-failed'];

const isTold = (notice: Notice): notice is ToldNotice => notice !== 'non-pay';

/** Returns the words of a line's notice; undefined for one that stands above all lines (HOME-13). */
export function useNoticeWords(line: LineCard): (notice: Notice | undefined) => NoticeWords | undefined {
  const { brand, today, language } = usePage();
  const copy = useCopy(noticeMessages);
  const { supportNumber, careNumber } = brand;
  return (notice) =>
    notice && isTold(notice)
      ? copy[notice]({
          ...factsOf(notice, line, today, language),
          ...dataFacts(line, today, language),
          ...kitFacts(line, today, language),
          byRequest: line.disconnectedByRequest,
          closed: isClosed(line),
          supportNumber,
          careNumber,
        })
      : undefined;
}

interface LineNoticeProps {
  notice: Notice;
  line: LineCard;
  /** Id of the notice, if a button can point to it. */
  id: string;
  /** A row that opens has words alone: what needs the reader is a card. */
  plain?: boolean;
}

/** One notice on a line's card, with the time at which the portal last read the carrier. */
export function LineNotice({ notice, line, id, plain = false }: LineNoticeProps) {
  const { supportNumber, careNumber } = usePage().brand;
  const { lastChecked } = useCopy(journeyMessages);
  const words = useNoticeWords(line)(notice);
  const ownId = isReason(notice) ? id : undefined;
  if (!words) return null;
  const text = (
    <>
      <CallText number={forCare.includes(notice) ? careNumber : supportNumber}>{words.text}</CallText>
      <Duration notice={notice} line={line} />
      {watched.includes(notice) && line.lastCheckedAt !== undefined && (
        <>
          {' '}
          {lastChecked} <TimeAgo at={line.lastCheckedAt} />.
        </>
      )}
    </>
  );
  if (plain)
    return (
      <p id={ownId}>
        {words.title && <b>{words.title}</b>} {text}
      </p>
    );
  return (
    <Note tone={words.tone} id={ownId} title={words.title}>
      {text}
    </Note>
  );
}

/** Returns the operation in progress that a notice describes. */
function awaited(notice: Notice, { topUp, plan, activation }: LineCard): CardOperation | undefined {
  if (notice === 'top-up-pending') return topUp;
  if (notice === 'plan-changing') return plan.changing;
  const isOfActivation = notice === 'activation-sent' || notice === 'activating' || notice === 'porting';
  return isOfActivation ? activation : undefined;
}

/** Usual duration of an operation in progress, or a note that it takes longer (PORT-4). */
function Duration({ notice, line }: { notice: Notice; line: LineCard }) {
  const usual = useCopy(usualMessages);
  const operation = awaited(notice, line);
  if (operation?.isLong)
    return (
      <>
        {' '}
        <Longer id={operation.operationId} />
      </>
    );
  if (notice === 'porting') return ` ${usual['port-in']}`;
  const isShort = notice === 'top-up-pending' || notice === 'plan-changing';
  return isShort && !operation?.unknown ? ` ${usual.operation}` : null;
}

/** Returns true when the line's activation is refused, with a reason beside its disabled button. */
function isClosed({ actions }: LineCard): boolean {
  return actions.some(
    ({ action, decision }) => (action === 'activate' || action === 'retry-activation') && !decision.allowed,
  );
}

/** Returns the facts of the line that a notice's words contain. */
function factsOf(notice: Notice, line: LineCard, today: string, language: Language) {
  const { scheduled, changing } = line.plan;
  return {
    gigabytes: line.topUp?.gigabytes,
    unknown: awaited(notice, line)?.unknown ?? false,
    sent: line.activation?.of,
    plan: notice === 'plan-changing' ? changing?.planName : scheduled?.name,
    day: scheduled?.startsOn && dayText(scheduled.startsOn, today, language),
  };
}

/** Share of the data used, and the day of the reset. */
function dataFacts({ data }: LineCard, today: string, language: Language) {
  const dataLeft = leftOf(data);
  return {
    percent: dataLeft?.percent ?? 0,
    resets: data.kind === 'slowed' && data.until ? dayText(data.until, today, language) : undefined,
    left: dataLeft && dataLeftText(dataLeft),
    daysLeft: dataLeft?.daysLeft,
    lastDay: dataLeft?.resetsOn && dayText(shiftDays(dataLeft.resetsOn, -1), today, language),
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
