import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { HomeButton } from '#app/ui/next-step.tsx';
import { methodMessages } from './copy.ts';

/** 405: something was sent to a page that takes nothing. */
export function MethodView() {
  const copy = useCopy(methodMessages);
  return (
    <ProblemLayout title={copy.title} ways={<HomeButton main />}>
      <p>{copy.text}</p>
    </ProblemLayout>
  );
}
