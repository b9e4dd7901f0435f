import { journeyCopies } from '#app/copy/journey.ts';
import { TimeAgo } from './time-ago.tsx';
import { useCopy } from './use-copy.ts';

interface PendingProps {
  /** What is going on, and how long it usually takes. */
  children: string;
  /** Milliseconds since 1970. */
  lookedAt?: number;
}

/** Something under way: what, how long, when we last looked, and that nobody has to wait here. */
export function Pending({ children, lookedAt }: PendingProps) {
  const copy = useCopy(journeyCopies);
  return (
    <div className="card" role="status">
      <div className="busy" />
      <p>{children}</p>
      <p className="quiet small">
        {lookedAt !== undefined && (
          <>
            {copy.lastChecked} <TimeAgo at={lookedAt} />.{' '}
          </>
        )}
        {copy.mayClose}
      </p>
    </div>
  );
}
