import { ProblemLayout } from '#app/ui/problem-sheet.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { HomeButton } from '#app/ui/way-on.tsx';
import { methodCopies } from './copy.ts';

/** 405: something was sent to a page that takes nothing. */
export function MethodView() {
  const copy = useCopy(methodCopies);
  return (
    <ProblemLayout title={copy.title} ways={<HomeButton main />}>
      <p>{copy.text}</p>
    </ProblemLayout>
  );
}
