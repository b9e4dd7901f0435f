import type { ReactNode } from 'react';
import { journeyMessages } from '#app/copy/journey.ts';
import { ButtonLink } from './button.tsx';
import { LineName } from './line-name.tsx';
import { useCopy, usePage } from './page-context.tsx';
import { TapLink } from './page-link.tsx';
import { SinglePage } from './single-page.tsx';
import { TellMe } from './tell-me.tsx';
import { TimeAgo } from './time-ago.tsx';

interface PendingProps {
  /** What is going on, and how long it usually takes. */
  children: ReactNode;
  /** Milliseconds since 1970. */
  lastCheckedAt?: number;
}

/**
 * Something under way: what, how long, when we last looked, and that nobody has to wait here. The link is for browsers
 * that do not load a page again by themselves, such as lynx.
 */
export function Pending({ children, lastCheckedAt }: PendingProps) {
  const copy = useCopy(journeyMessages);
  const { path, query } = usePage();
  return (
    <div className="card" role="status">
      <div className="busy" />
      <p>{children}</p>
      <p className="quiet small">
        {lastCheckedAt !== undefined && (
          <>
            {copy.lastChecked} <TimeAgo at={lastCheckedAt} />.{' '}
          </>
        )}
        {copy.mayClose}
      </p>
      <TellMe />
      <p>
        <TapLink href={path + query}>{copy.checkAgain}</TapLink>
      </p>
    </div>
  );
}

interface PendingPageProps extends PendingProps {
  title: string;
  /** The line that it is about, if it is one. */
  line?: { name?: string; occurrence: number; msisdn?: string };
  /** What is known already, below. */
  more?: ReactNode;
  back: { to: string; words: string };
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
