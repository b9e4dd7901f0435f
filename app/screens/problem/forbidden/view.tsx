import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { HomeButton } from '#app/ui/next-step.tsx';
import type { Reason } from '#rpc/domain/permission.ts';
import { forbiddenMessages } from './copy.ts';

/**
 * 403: a forged or stale form, or something that a rule does not allow, with the rule's reason (LINE-25).
 */
export function ForbiddenView({ reason }: { reason?: Reason }) {
  const copy = useCopy(forbiddenMessages);
  return (
    <ProblemLayout title={copy.title} ways={<HomeButton main />}>
      <p>{reason ? copy.stale : copy.text}</p>
      {reason && <Refused reason={reason} />}
    </ProblemLayout>
  );
}
