import type { ReactNode } from 'react';
import { RequestReference } from './reference.tsx';
import { SinglePage } from './single-page.tsx';
import { TextOrRelay } from './text-or-relay.tsx';
import { Unplugged } from './unplugged.tsx';

interface ProblemLayoutProps {
  title: string;
  children: ReactNode;
  /** Buttons for the next step, at least one. */
  ways: ReactNode;
  /** One of the buttons calls support; the other contacts are below. */
  call?: boolean;
}

/** A page with the problem, the ways to go on, and the number of the request. */
export function ProblemLayout({ title, children, ways, call = false }: ProblemLayoutProps) {
  return (
    <SinglePage title={title}>
      <Unplugged />
      {children}
      <div className="acts">{ways}</div>
      {call && <TextOrRelay />}
      <RequestReference />
    </SinglePage>
  );
}
