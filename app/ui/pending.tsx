import { journeyCopy } from '#app/copy/journey.ts';
import { TimeAgo } from './time-ago.tsx';

interface PendingProps {
  /** What is going on, and how long it usually takes. */
  children: string;
  /** Milliseconds since 1970. */
  lookedAt?: number;
}

/** Something under way: what, how long, when we last looked, and that nobody has to wait here. */
export function Pending({ children, lookedAt }: PendingProps) {
  return (
    <div className="card" role="status">
      <div className="busy" />
      <p>{children}</p>
      <p className="quiet small">
        {lookedAt !== undefined && (
          <>
            {journeyCopy.lastChecked} <TimeAgo at={lookedAt} />.{' '}
          </>
        )}
        {journeyCopy.mayClose}
      </p>
    </div>
  );
}
