import type { ReactNode } from 'react';
import { trackMessages } from '#app/copy/track.ts';
import { useCopy } from './page-context.tsx';
import { PlainList } from './plain-list.tsx';

interface TrackStep {
  step: string;
  name: string;
  state: 'done' | 'current' | 'next';
  /** Day on which the step was reached or is expected. */
  when?: ReactNode;
  /** The step waits for the customer. */
  warn?: boolean;
  /** The step's name states already that the step is done. */
  isSaid?: boolean;
}

interface TrackProps {
  steps: readonly TrackStep[];
  label?: string;
  card?: boolean;
}

/** Steps of a process; the words of each step include its state (ORDER-5, PORT-2). */
export function Track({ steps, label, card = false }: TrackProps) {
  const states = useCopy(trackMessages);
  return (
    <PlainList ordered className={card ? 'card track' : 'track'} aria-label={label}>
      {steps.map(({ step, name, state, when, warn = false, isSaid = false }) => (
        <li
          key={step}
          className={warn ? `${state} warn` : state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <b>{name}</b>{' '}
          <p className="quiet small">
            {!isSaid && states[state]}
            {!isSaid && when && ' · '}
            {when}
          </p>
        </li>
      ))}
    </PlainList>
  );
}
