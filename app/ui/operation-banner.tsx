import type { ReactNode } from 'react';
import { activitySummaryMessages } from '#app/copy/activity-summary.ts';
import { lostEndMessages } from '#app/copy/lost-end.ts';
import { journeyMessages } from '#app/copy/journey.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { byState } from '#rpc/domain/by-state.ts';
import { costOf } from '#rpc/domain/facts/cost.ts';
import { notClosedBy } from '#rpc/domain/facts/not-closed.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import { Banner } from './banner.tsx';
import { CallText } from './call-link.tsx';
import { useCopy, usePage } from './page-context.tsx';
import { readElsewhere } from './read-elsewhere.ts';
import { PageLink } from './page-link.tsx';
import { paths } from './paths.ts';
import { SpokenReference } from './reference.tsx';
import { SendAgain } from './send-again.tsx';
import { TellMe } from './tell-me.tsx';
import { TimeAgo } from './time-ago.tsx';
import { useActivitySummary } from './use-activity-summary.ts';
import { useChargeTold } from './use-charge-told.ts';
import { useLostOrder } from './use-lost-order.ts';
import { Usual } from './usual.tsx';

interface OperationBannerProps {
  entry: ActivityEntry;
  /** Text of a success, which may name more than activity pages do. */
  done?: string | undefined;
  /** Button after a success, such as Undo. */
  children?: ReactNode;
  /** Buttons of an outcome that stays on the page until the customer dismisses it (HOME-31). */
  ways?: ReactNode;
}

/**
 * Result of an operation that was sent from this page: done, in progress, being checked, refused, or a case for
 * people.
 */
export function OperationBanner({ entry, done, children, ways }: OperationBannerProps) {
  const { brand } = usePage();
  const copy = useCopy(activitySummaryMessages);
  const { unseen } = useCopy(lostEndMessages);
  const { lastChecked, reference } = useCopy(journeyMessages);
  const { titleOf, doneOf, lineOf } = useActivitySummary();
  const { noTraceOf, cannotTellOf, arrivedOf } = useLostOrder();
  const charge = useChargeTold()(entry);
  const order = { kind: entry.summary.kind, sentAt: entry.sentAt, cents: costOf(entry.summary) };
  const arrived = entry.tracelessAt === undefined ? undefined : arrivedOf(order, titleOf(entry));
  const notClosed = notClosedBy(entry.summary, entry.state);
  const notClosedTitle = notClosed === 'pause' ? copy.notClosed.pause(lineOf(entry)) : notClosed && copy.notClosed.lock;
  const checkedNote = entry.lastCheckedAt !== undefined && (
    <>
      {' '}
      {lastChecked} <TimeAgo at={entry.lastCheckedAt} />.
    </>
  );
  const { kind } = entry.summary;
  // Reads never return a password, so waiting would not help (ROUTER-8).
  const unseenAtOnce = kind === 'router-password' ? unseen['router-password'] : undefined;
  const usual = <Usual operation={{ ...entry, kind }} />;
  const end = ways !== undefined && { more: ways, stays: true };
  const renderUnderWay = () => (
    <Banner tone="calm" title={titleOf(entry)} more={<TellMe />}>
      {copy.underWay} {usual}
      {checkedNote}
    </Banner>
  );
  return byState(entry.state, {
    done: () => (
      <Banner tone="ok" more={children} leaves={arrived === undefined && readElsewhere.includes(kind)} {...end}>
        {arrived ?? done ?? doneOf(entry)}
      </Banner>
    ),
    sending: renderUnderWay,
    pending: renderUnderWay,
    unknown: () => (
      <Banner tone="warn" title={titleOf(entry)} more={unseenAtOnce === undefined && <TellMe />}>
        {unseenAtOnce ?? copy.unknown} {charge} {unseenAtOnce === undefined && usual}
        {checkedNote}
      </Banner>
    ),
    refused: () => <Refused entry={entry} ways={ways} />,
    'needs-care': () => (
      <Banner tone="warn" title={titleOf(entry)} more={ways}>
        <CallText number={brand.careNumber}>{copy.needsCare(brand.careNumber)}</CallText> {charge} {reference}:{' '}
        <SpokenReference id={entry.id} />
      </Banner>
    ),
    'no-trace': () => (
      <Banner
        tone="warn"
        title={titleOf(entry)}
        more={
          ways ?? (
            <>
              <SendAgain entry={entry} /> <TellMe />
            </>
          )
        }
      >
        {noTraceOf(order)}
        {checkedNote}
      </Banner>
    ),
    'not-sent': () => (
      <Banner tone="bad" title={notClosedTitle ?? titleOf(entry)} more={<SendAgain entry={entry} />} stays {...end}>
        {copy.notSent[entry.refusal === 'unreachable' ? 'unreachable' : 'session']}
      </Banner>
    ),
    'cannot-tell': () => (
      <Banner tone="warn" title={titleOf(entry)} more={ways}>
        {unseen[kind] ?? cannotTellOf(order)} {reference}: <SpokenReference id={entry.id} />
      </Banner>
    ),
  });
}

/** Refused: in the carrier's words, else in those of the default error, with what did not change (ERROR-1). */
function Refused({ entry, ways }: Pick<OperationBannerProps, 'entry' | 'ways'>) {
  const copy = useCopy(activitySummaryMessages);
  const { unseen } = useCopy(lostEndMessages);
  const { fallback } = useCopy(problemMessages);
  const { titleOf } = useActivitySummary();
  const charge = useChargeTold()(entry);
  const title = titleOf(entry);
  const end = { more: ways, stays: ways !== undefined };
  // One step for a lost phone was refused; its other steps were done (LOST-10).
  if (entry.summary.kind === 'secure-account')
    return (
      <Banner tone="bad" title={title} {...end}>
        {copy.notSecured} {entry.refusalMessage}{' '}
        <PageLink href={paths.lostPhoneAfter(entry.id)}>{copy.seeSteps}</PageLink>
      </Banner>
    );
  if (entry.refusal === 'absent')
    return (
      <Banner tone="bad" title={title} {...end}>
        {unseen[entry.summary.kind] ?? copy.neverArrived} {charge}
      </Banner>
    );
  if (entry.refusalMessage !== undefined)
    return (
      <Banner tone="bad" title={title} {...end}>
        {entry.refusalMessage} {charge}
      </Banner>
    );
  return (
    <Banner tone="bad" title={fallback.title} {...end}>
      {fallback.text} {entry.summary.kind === 'activate' ? copy.notActivated(title) : copy.unchanged(title)} {charge}
    </Banner>
  );
}
