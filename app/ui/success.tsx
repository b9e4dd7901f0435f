import type { ReactNode } from 'react';
import { Parcel } from './drawing.tsx';
import { useCopy } from './page-context.tsx';
import { successMessages } from '#app/copy/success.ts';

interface SuccessProps {
  /** The main result, such as a number, a sum or a day. */
  title: string;
  /** Short description above the result; absent if the title has the same words. */
  said?: string;
  /** 2 where the page has a heading of its own. */
  level?: 1 | 2;
  /** Shows a parcel beside the check mark, because something was sent. */
  parcel?: boolean;
  /** Consequences and cost of the result. */
  children?: ReactNode;
}

/** Panel with a success, which stays and which screen readers announce (SHELL-36). */
export function Success({ title, said, level = 1, parcel = false, children }: SuccessProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="done-panel" role="status">
      <svg className="check" width="3rem" height="3rem" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M21 12a9 9 0 1 1-3-6.7M8 12l3 3 7-8" />
      </svg>
      {parcel && <Parcel />}
      {said !== title && said && <p>{said}</p>}
      <Heading>{title}</Heading>
      {children && <div className="stack">{children}</div>}
    </section>
  );
}

/** "Your number is (555) 421-6531". @param digits ten digits; none where the line has no number yet */
export function useNumberTitle(digits: string | undefined, otherwise: string): string {
  const { number } = useCopy(successMessages);
  return digits ? number(digits) : otherwise;
}
