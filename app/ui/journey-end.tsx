import type { ReactElement, ReactNode } from 'react';
import { byState } from '#rpc/domain/by-state.ts';
import type { OperationState } from '#rpc/domain/ledger.ts';
import { journeyMessages } from '#app/copy/journey.ts';
import type { Language } from '#app/copy/language.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { Banner } from './banner.tsx';
import { ButtonLink, CallButton, MainLink } from './button.tsx';
import { CallLink } from './call-link.tsx';
import { LineName } from './line-name.tsx';
import { useCopy, usePage } from './page-context.tsx';
import { OtherEnd } from './other-end.tsx';
import { Pending } from './pending.tsx';
import { Reference } from './reference.tsx';
import { SinglePage } from './single-page.tsx';
import { TextOrRelay } from './text-or-relay.tsx';

interface JourneyEndProps {
  /** The line whose operation has ended; absent for an operation of the account. */
  line?: { name?: string; occurrence: number; msisdn?: string };
  back: { to: string; words: string };
}

interface NeedsCareProps extends JourneyEndProps {
  /** The unknown fact, and a warning of an action to avoid; the phone number follows. */
  children: string;
  reference: string;
  /** The carrier's own words about the operation, if it returned some (ERROR-21). */
  said?: string;
  /** Steps that are done and steps that are not, if known. */
  more?: ReactNode;
}

/** End of a journey with an unknown outcome: it has the number to call and the reference to mention. */
export function NeedsCare({ children, line, reference, said, more, back }: NeedsCareProps) {
  const { brand } = usePage();
  const { callUs } = useCopy(journeyMessages);
  return (
    <SinglePage title={callUs} about={line && <LineName line={line} />}>
      <Banner tone="warn" title={said}>
        {children} <CallLink number={brand.careNumber} />.
      </Banner>
      <TextOrRelay />
      <Reference id={reference} />
      {more}
      <div className="acts">
        <ButtonLink to={back.to}>{back.words}</ButtonLink>
      </div>
    </SinglePage>
  );
}

interface NotDoneProps extends JourneyEndProps {
  /** Words about the customer's next step. */
  children: string;
  title: string;
  /** Words about the failed operation; the carrier's own if it returned some (ERROR-21). */
  said?: string | undefined;
  again: { to: string; words?: string };
}

/** The end of a journey that was refused: nothing was changed, and it can be tried again. */
export function NotDone({ children, title, line, said, again, back }: NotDoneProps) {
  const { tryAgain } = useCopy(problemMessages);
  return (
    <SinglePage title={title} about={line && <LineName line={line} />}>
      <Banner tone="bad" title={said} stays>
        {children}
      </Banner>
      <div className="acts">
        <MainLink to={again.to}>{again.words ?? tryAgain}</MainLink>
        <CallButton number={usePage().brand.careNumber} />
        <ButtonLink to={back.to}>{back.words}</ButtonLink>
      </div>
    </SinglePage>
  );
}

interface OperationEndProps extends JourneyEndProps {
  kind: string;
  result: EndedOperation;
  title: string;
  /** The carrier's own words for the refusal (ERROR-21). */
  said?: string;
  /** Address of the page from which the customer can submit the operation again. */
  again: string;
  /** Facts that are known whatever the outcome. */
  more?: ReactNode;
  words: {
    /** Text that names the work in progress, where the title does not. */
    pending?: string;
    unknown: string;
    /** The unknown fact, and a warning of an action to avoid; the phone number follows. */
    needsCare: string;
  };
  done: ReactElement;
  refused: ReactElement;
}

/** An operation as its own page shows it. Times in epoch milliseconds. */
interface EndedOperation {
  operationId: string;
  state: OperationState;
  sentAt: number;
  lastCheckedAt?: number;
  refusal?: string | undefined;
  /** Cents that the order charges, with tax. */
  cents?: number | undefined;
}

/** The page of an operation of a line or account, in each of its states (LEDGER-4). */
export function OperationEnd({
  kind,
  result,
  title,
  line,
  said,
  again,
  back,
  more,
  words,
  done,
  refused,
}: OperationEndProps): ReactElement {
  const { operationId, state, sentAt, lastCheckedAt, refusal, cents } = result;
  const renderPending = (text?: string) => (
    <SinglePage title={title} about={line && <LineName line={line} />}>
      <Pending operation={{ id: operationId, kind, state, sentAt }} lastCheckedAt={lastCheckedAt}>
        {text}
      </Pending>
      {more}
      <div className="acts">
        <ButtonLink to={back.to}>{back.words}</ButtonLink>
      </div>
    </SinglePage>
  );
  const renderOther = () => (
    <OtherEnd {...{ kind, state, title, line, operationId, sentAt, cents, refusal, again, back }} />
  );
  return byState(state, {
    sending: () => renderPending(words.pending),
    pending: () => renderPending(words.pending),
    unknown: () => renderPending(words.unknown),
    done: () => done,
    refused: () => refused,
    'needs-care': () => (
      <NeedsCare line={line} reference={operationId} said={said} more={more} back={back}>
        {words.needsCare}
      </NeedsCare>
    ),
    'no-trace': renderOther,
    'not-sent': renderOther,
    'cannot-tell': renderOther,
  });
}

/** Returns the title of an operation's page and tab, by the state of the operation. */
export function titleByState(
  state: OperationState,
  language: Language,
  titles: Record<'pending' | 'unknown' | 'done' | 'refused', string>,
): string {
  return byState(state, {
    sending: () => titles.pending,
    pending: () => titles.pending,
    unknown: () => titles.unknown,
    done: () => titles.done,
    refused: () => titles.refused,
    'needs-care': () => journeyMessages[language].callUs,
    'no-trace': () => journeyMessages[language].noTrace,
    'not-sent': () => journeyMessages[language].notSent,
    'cannot-tell': () => journeyMessages[language].cannotTell,
  });
}
