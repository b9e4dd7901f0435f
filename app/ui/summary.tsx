import type { ReactNode } from 'react';
import { journeyCopy } from '#app/copy/journey.ts';

export interface SummaryRow {
  term: string;
  value: ReactNode;
  /** Where the answer can be changed. */
  change?: string;
}

/** Answers to check, or facts to read. */
export function Summary({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="facts">
      {rows.map(({ term, value, change }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value}{' '}
            {change && (
              <a href={change}>
                {journeyCopy.change}
                <span className="unseen"> {term.toLowerCase()}</span>
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
