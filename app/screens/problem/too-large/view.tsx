import { ProblemLayout } from '#app/ui/problem-sheet.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { HomeButton } from '#app/ui/way-on.tsx';
import { tooLargeCopies } from './copy.ts';

/** 413: more was sent than a form can hold. */
export function TooLargeView() {
  const copy = useCopy(tooLargeCopies);
  return (
    <ProblemLayout title={copy.title} ways={<HomeButton main />}>
      <p>{copy.text}</p>
    </ProblemLayout>
  );
}
