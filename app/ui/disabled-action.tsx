import type { ReactNode } from 'react';
import { journeyMessages } from '#app/copy/journey.ts';
import { useCopy } from './page-context.tsx';

interface DisabledActionProps {
  /** Words of the button. */
  children: ReactNode;
  /** Unique on the page. Without `why`, the id of the text that has the reason already. */
  id: string;
  why?: ReactNode;
}

/** A blocked action: its button stays in place and shows the reason (LINE-24). */
export function DisabledAction({ children, id, why }: DisabledActionProps) {
  const { notAvailable } = useCopy(journeyMessages);
  const button = (
    <button type="button" className="btn off" disabled aria-describedby={id}>
      {children}
      {/* Hidden words for text browsers, which show a disabled button as plain text. */}
      <span hidden> ({notAvailable})</span>
    </button>
  );
  return why ? (
    <div>
      <div className="acts">{button}</div>
      <p className="why quiet small" id={id}>
        {why}
      </p>
    </div>
  ) : (
    button
  );
}
