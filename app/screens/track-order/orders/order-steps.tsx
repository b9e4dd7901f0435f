import { Day } from '#app/ui/day.tsx';
import { Track } from '#app/ui/track.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { OrderStep } from '#rpc/domain/order.ts';
import { ordersMessages } from './copy.ts';

/** Where an order is, with days (ORDER-5). */
export function OrderSteps({ steps }: { steps: readonly OrderStep[] }) {
  const copy = useCopy(ordersMessages);
  return (
    <Track
      steps={steps.map(({ step, state, day }) => {
        const isExpected = step === 'delivered' && state === 'next' && day !== undefined;
        return {
          step,
          state,
          name: isExpected ? copy.scheduled : copy.steps[step],
          when: day && (
            <>
              {isExpected && `${copy.expected} `}
              <Day day={day} />
            </>
          ),
        };
      })}
    />
  );
}
