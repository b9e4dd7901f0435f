import { journeyMessages } from '#app/copy/journey.ts';
import { Meter } from './meter.tsx';
import { useCopy } from './page-context.tsx';

export interface ProgressProps {
  step: number;
  of: number;
  name?: string;
}

/** Text such as "Step 2 of 3" with the step's name, over a thin bar. */
export function Progress({ step, of, name }: ProgressProps) {
  const words = useCopy(journeyMessages).step(step, of, name);
  return (
    <div className="progress quiet small">
      <p>{words}</p>
      <Meter percent={Math.floor((step / of) * 100)} label={words} />
    </div>
  );
}
