import { DateTime } from '#app/ui/date-time.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { PortStep } from '#rpc/portal/port-step.ts';
import { lineStatusPageMessages } from './copy.ts';

/** Where a port-in is, step by step with times; each step says in words whether it is done (PORT-2). */
export function PortTimeline({ steps }: { steps: readonly PortStep[] }) {
  const copy = useCopy(lineStatusPageMessages);
  return (
    <ol className="card track" aria-label={copy.timeline}>
      {steps.map(({ step, state, at }) => (
        <li
          key={step}
          className={step === 'fix' ? `${state} warn` : state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <b>{copy.steps[step]}</b>{' '}
          <p className="quiet small">
            {/* The last step says it by its name. */}
            {step === 'done' && state === 'done' ? undefined : copy.states[state]}
            {at !== undefined && (
              <>
                {step !== 'done' && ' · '}
                <DateTime at={at} />
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
