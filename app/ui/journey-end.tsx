import type { ReactNode } from 'react';
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
import { Pending, type PendingProps } from './pending.tsx';
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

interface PendingPageProps extends JourneyEndProps, PendingProps {
  title: string;
  /** Facts that are known before the outcome, shown below the words. */
  more?: ReactNode;
}

/** The end of a journey whose outcome is not known yet. */
export function PendingPage({ title, line, more, back, ...pending }: PendingPageProps) {
  return (
    <SinglePage title={title} about={line && <LineName line={line} />}>
      <Pending {...pending} />
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
