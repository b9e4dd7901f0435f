import { journeyMessages } from '#app/copy/journey.ts';
import { Meter } from './meter.tsx';
import { useCopy } from './use-copy.ts';

/** "Step 2 of 3" over a thin bar. */
export function Progress({ step, of }: { step: number; of: number }) {
  const words = useCopy(journeyMessages).step(step, of);
  return (
    <div className="progress quiet small">
      <p>{words}</p>
      <Meter percent={Math.floor((step / of) * 100)} label={words} />
    </div>
  );
}
