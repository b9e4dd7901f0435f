import type { ReactNode } from 'react';
import { RequestNumber } from './request-number.tsx';
import { Sheet } from './sheet.tsx';

interface ProblemSheetProps {
  title: string;
  children: ReactNode;
  /** Buttons that lead on; there is always one. */
  ways: ReactNode;
}

/** A page that says what went wrong, which ways lead on, and the number of the request. */
export function ProblemSheet({ title, children, ways }: ProblemSheetProps) {
  return (
    <Sheet title={title}>
      {children}
      <div className="acts">{ways}</div>
      <RequestNumber />
    </Sheet>
  );
}
