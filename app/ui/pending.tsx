import { journeyMessages } from '#app/copy/journey.ts';
import { TimeAgo } from './time-ago.tsx';
import { useCopy } from './use-copy.ts';

interface PendingProps {
  /** What is going on, and how long it usually takes. */
  children: string;
  /** Milliseconds since 1970. */
  lastCheckedAt?: number;
}

/** Something under way: what, how long, when we last looked, and that nobody has to wait here. */
export function Pending({ children, lastCheckedAt }: PendingProps) {
  const copy = useCopy(journeyMessages);
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
    </div>
  );
}
