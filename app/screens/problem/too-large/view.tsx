import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { HomeButton } from '#app/ui/next-step.tsx';
import { tooLargeMessages } from './copy.ts';

/** 413: more was sent than a form can hold. */
export function TooLargeView() {
  const copy = useCopy(tooLargeMessages);
  return (
    <ProblemLayout title={copy.title} ways={<HomeButton main />}>
      <p>{copy.text}</p>
    </ProblemLayout>
  );
}
