import { ProblemLayout } from '#app/ui/problem-sheet.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { HomeButton } from '#app/ui/way-on.tsx';
import { tooManyCopies } from './copy.ts';

/** 429: too much from one place. `seconds` until it is worth trying again. */
export function TooManyView({ seconds }: { seconds?: number }) {
  const copy = useCopy(tooManyCopies);
  return (
    <ProblemLayout title={copy.title} ways={<HomeButton main />}>
      <p>{copy.text(seconds)}</p>
    </ProblemLayout>
  );
}
