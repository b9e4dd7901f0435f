import { problemMessages } from '#app/copy/problem.ts';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { HomeButton } from '#app/ui/button.tsx';
import type { Blocked } from '#rpc/domain/decision.ts';
import { forbiddenMessages } from './copy.ts';

/**
 * 403: a forged or stale form, or something that a rule does not allow, with the rule's reason (LINE-25).
 */
export function ForbiddenView({ why }: { why?: Blocked | undefined }) {
  const copy = useCopy(forbiddenMessages);
  const { unchanged } = useCopy(problemMessages);
  return (
    <ProblemLayout title={copy.title} ways={<HomeButton main />}>
      <p>{why ? unchanged : copy.text}</p>
      {why && <Refused why={why} />}
    </ProblemLayout>
  );
}
