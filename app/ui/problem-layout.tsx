import type { ReactNode } from 'react';
import { RequestReference } from './request-reference.tsx';
import { SinglePage } from './single-page.tsx';

interface ProblemLayoutProps {
  title: string;
  children: ReactNode;
  /** Buttons that lead on; there is always one. */
  ways: ReactNode;
}

/** A page that says what went wrong, which ways lead on, and the number of the request. */
export function ProblemLayout({ title, children, ways }: ProblemLayoutProps) {
  return (
    <SinglePage title={title}>
      {children}
      <div className="acts">{ways}</div>
      <RequestReference />
    </SinglePage>
  );
}
