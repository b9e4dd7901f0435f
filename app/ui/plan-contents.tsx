import { changePlanMessages } from '#app/copy/change-plan.ts';
import { planDetailMessages } from '#app/copy/plan-detail.ts';
import { Summary } from './summary.tsx';
import { useCopy } from './page-context.tsx';

interface PlanFacts {
  planId: string;
  name: string;
  unlimited: boolean;
  gigabytes?: number;
  /** Video quality in the carrier's words. */
  stream?: string;
}

/** Contents of each plan, folded up below the choice of a plan. */
export function PlanContents({ plans }: { plans: readonly PlanFacts[] }) {
  const { includes } = useCopy(changePlanMessages);
  const copy = useCopy(planDetailMessages);
  const contentsOf = ({ unlimited, gigabytes, stream }: PlanFacts) => {
    const data = unlimited ? copy.unlimited : gigabytes === undefined ? undefined : copy.data(gigabytes);
    return [data, stream && copy.video(stream)].filter(Boolean).join(' · ');
  };
  return (
    <details className="more">
      <summary>{includes}</summary>
      <Summary rows={plans.map((plan) => ({ id: plan.planId, term: plan.name, value: contentsOf(plan) }))} />
    </details>
  );
}
