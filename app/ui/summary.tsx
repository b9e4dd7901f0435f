import type { ReactNode } from 'react';
import { journeyMessages } from '#app/copy/journey.ts';
import { useCopy } from './use-copy.ts';

export interface SummaryRow {
  /** Where several rows may have the same term. */
  id?: string;
  term: string;
  value: ReactNode;
  /** Where the answer can be changed. */
  change?: string;
}

/** Answers to check, or facts to read. */
export function Summary({ rows }: { rows: readonly SummaryRow[] }) {
  const copy = useCopy(journeyMessages);
  return (
    <dl className="facts">
      {rows.map(({ id, term, value, change }) => (
        <div key={id ?? term}>
          <dt>{term}</dt>
          <dd>
            {value}{' '}
            {change && (
              <a href={change}>
                {copy.change}
                <span className="unseen"> {term.toLowerCase()}</span>
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
