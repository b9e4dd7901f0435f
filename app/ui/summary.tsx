import type { ReactNode } from 'react';
import { journeyMessages } from '#app/copy/journey.ts';
import { useCopy } from './page-context.tsx';

export interface SummaryRow {
  /** Id of the row; needed if several rows have the same term. */
  id?: string;
  term: string;
  value: ReactNode;
  /** Address of the page that changes the answer. */
  change?: string;
}

/** A term after another word; IMEI, PIN and SIM stay in capitals, which screen readers spell. */
const withinSentence = (term: string) => term.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

/**
 * Link to the page that changes an answer.
 * @param term the name of the answer
 */
export function ChangeLink({ to, term }: { to: string; term: string }) {
  const { change } = useCopy(journeyMessages);
  return (
    <a href={to}>
      {change}
      <span className="unseen"> {withinSentence(term)}</span>
    </a>
  );
}

/** Answers to check, or facts to read; a text may be in another direction than the page (INTAKE-12). */
export function Summary({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="facts">
      {rows.map(({ id, term, value, change }) => (
        <div key={id ?? term}>
          <dt>{term}</dt>
          <dd>
            {typeof value === 'string' ? <bdi>{value}</bdi> : value} {change && <ChangeLink to={change} term={term} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
