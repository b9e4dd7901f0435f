import { ProblemSheet } from '#app/ui/problem-sheet.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { HomeWay } from '#app/ui/way-on.tsx';
import { tooManyCopies } from './copy.ts';

/** 429: too much from one place. `seconds` until it is worth trying again. */
export function TooManyView({ seconds }: { seconds?: number }) {
  const copy = useCopy(tooManyCopies);
  return (
    <ProblemSheet title={copy.title} ways={<HomeWay main />}>
      <p>{copy.text(seconds)}</p>
    </ProblemSheet>
  );
}
