import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { HomeButton } from '#app/ui/next-step.tsx';
import { tooManyMessages } from './copy.ts';

/** 429: too much from one place. `seconds` until it is worth trying again. */
export function TooManyView({ seconds }: { seconds?: number }) {
  const copy = useCopy(tooManyMessages);
  return (
    <ProblemLayout title={copy.title} ways={<HomeButton main />}>
      <p>{copy.text(seconds)}</p>
    </ProblemLayout>
  );
}
