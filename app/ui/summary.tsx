import type { ReactNode } from 'react';
import { journeyMessages } from '#app/copy/journey.ts';
import { useCopy } from './page-context.tsx';

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

/** Where an answer can be changed. @param term what the answer is called */
export function ChangeLink({ to, term }: { to: string; term: string }) {
  const { change } = useCopy(journeyMessages);
  return (
    <a href={to}>
      {change}
      <span className="unseen"> {withinSentence(term)}</span>
    </a>
  );
}

/** Answers to check, or facts to read. */
export function Summary({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="facts">
      {rows.map(({ id, term, value, change }) => (
        <div key={id ?? term}>
          <dt>{term}</dt>
          <dd>
            {value} {change && <ChangeLink to={change} term={term} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
