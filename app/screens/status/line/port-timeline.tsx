import type { Tone } from '#app/copy/tone.ts';
import { DateTime } from '#app/ui/date-time.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { PortStep } from '#rpc/portal/port-step.ts';
import { lineStatusPageMessages } from './copy.ts';

const tones: Record<PortStep['state'], Tone> = { done: 'ok', current: 'calm', next: 'calm' };

/** Where a port-in is, step by step with times; each step says in words whether it is done (PORT-2). */
export function PortTimeline({ steps }: { steps: readonly PortStep[] }) {
  const copy = useCopy(lineStatusPageMessages);
  return (
    <ol className="card track" aria-label={copy.timeline}>
      {steps.map(({ step, state, at }) => (
        <li key={step} className={state} aria-current={state === 'current' ? 'step' : undefined}>
          <b>{copy.steps[step]}</b>{' '}
          {state === 'next' || step === 'done' ? (
            state === 'next' && <span className="quiet small">{copy.states.next}</span>
          ) : (
            <Tag tone={step === 'fix' ? 'warn' : tones[state]}>{copy.states[state]}</Tag>
          )}{' '}
          {at !== undefined && (
            <span className="quiet small">
              <DateTime at={at} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
