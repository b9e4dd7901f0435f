import type { ReactNode } from 'react';
import { Tag } from '#app/ui/tag.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { lostStepsMessages } from './copy.ts';

interface StepCardProps {
  /** Number of the step among those that the person has. */
  number: number;
  title: string;
  text: string;
  /** Nothing is left to do: the step is marked as done (LOST-4). */
  done: boolean;
  children?: ReactNode;
}

/** One step, with its mark when it is done, and its own button. */
export function StepCard({ number, title, text, done, children }: StepCardProps) {
  const copy = useCopy(lostStepsMessages);
  return (
    <section className="stack tight">
      <div className="pair">
        <h3>{`${number}. ${title}`}</h3>
        {done && <Tag tone="ok">{copy.done}</Tag>}
      </div>
      <p className="quiet">{text}</p>
      {children}
    </section>
  );
}
