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

/** A term after another word; IMEI, PIN and SIM stay in capitals, which screen readers spell. */
const withinSentence = (term: string) => term.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

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
                <span className="unseen"> {withinSentence(term)}</span>
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
