import { Day } from '#app/ui/day.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { OrderStep } from '#rpc/domain/order.ts';
import { ordersMessages } from './copy.ts';

/** Where an order is, step by step; each says in words whether it is done (ORDER-5). */
export function OrderSteps({ steps }: { steps: readonly OrderStep[] }) {
  const copy = useCopy(ordersMessages);
  return (
    <ol className="track">
      {steps.map(({ step, state, day }) => {
        const isExpected = step === 'delivered' && state === 'next' && day !== undefined;
        return (
          <li key={step} className={state} aria-current={state === 'current' ? 'step' : undefined}>
            <b>{isExpected ? copy.scheduled : copy.steps[step]}</b>{' '}
            <p className="quiet small">
              {copy.states[state]}
              {day && (
                <>
                  {' · '}
                  {isExpected && `${copy.expected} `}
                  <Day day={day} />
                </>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
