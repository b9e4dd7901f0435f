import { DateTime } from '#app/ui/date-time.tsx';
import { Track } from '#app/ui/track.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { PortStep } from '#rpc/portal/port-step.ts';
import { lineStatusPageMessages } from './copy.ts';

/** The steps of a number transfer, with times (PORT-2). */
export function PortTimeline({ steps }: { steps: readonly PortStep[] }) {
  const copy = useCopy(lineStatusPageMessages);
  return (
    <Track
      card
      label={copy.timeline}
      steps={steps.map(({ step, state, at }) => ({
        step,
        state,
        name: copy.steps[step],
        when: at !== undefined && <DateTime at={at} />,
        warn: step === 'fix',
        isSaid: step === 'done' && state === 'done',
      }))}
    />
  );
}
