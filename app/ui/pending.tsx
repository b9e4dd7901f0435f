import type { ReactNode } from 'react';
import { journeyMessages } from '#app/copy/journey.ts';
import { useCopy, usePage } from './page-context.tsx';
import { TapLink } from './page-link.tsx';
import { TellMe } from './tell-me.tsx';
import { TimeAgo } from './time-ago.tsx';
import { type AwaitedOperation, Usual } from './usual.tsx';

interface PendingProps {
  /** Text that names the work in progress, where the page's title does not. */
  children?: ReactNode;
  /** The operation whose usual duration is shown. */
  operation?: AwaitedOperation | undefined;
  /** Time of the last read of the carrier, in milliseconds since 1970. */
  lastCheckedAt?: number;
}

/**
 * Something under way: what, how long, when we last looked, and that nobody has to wait here. The link is for browsers
 * that do not load a page again by themselves, such as lynx.
 */
export function Pending({ children, operation, lastCheckedAt }: PendingProps) {
  const copy = useCopy(journeyMessages);
  const { path, query } = usePage();
  return (
    <div className="card" role="status">
      <div className="busy" />
      <p>
        {children} {operation && <Usual operation={operation} />}
      </p>
      <p className="quiet small">
        {lastCheckedAt !== undefined && (
          <>
            {copy.lastChecked} <TimeAgo at={lastCheckedAt} />.{' '}
          </>
        )}
        {copy.mayClose}
      </p>
      <div className="acts">
        <TellMe /> <TapLink href={path + query}>{copy.checkAgain}</TapLink>
      </div>
    </div>
  );
}
