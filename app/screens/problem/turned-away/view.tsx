import { HomeButton } from '#app/ui/next-step.tsx';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { TurnedAwayCopy } from './copy.en.ts';
import { turnedAwayMessages } from './copy.ts';

/** A request that the gate refused before any page saw it: the page says that nothing was changed (ERROR-20). */
export function TurnedAwayView({ status }: { status: keyof TurnedAwayCopy }) {
  const { title, text } = useCopy(turnedAwayMessages)[status];
  return (
    <ProblemLayout title={title} ways={<HomeButton main />}>
      <p>{text}</p>
    </ProblemLayout>
  );
}
