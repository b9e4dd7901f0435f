import { planDetailMessages } from '#app/copy/plan-detail.ts';
import { useCopy } from './use-copy.ts';

interface PlanFacts {
  unlimited: boolean;
  gigabytes?: number;
  /** Video quality, in the carrier's words. */
  stream?: string;
}

/** What a plan has and costs, in a few words; `price` is what is said of its price. */
export function usePlanDetail(): (plan: PlanFacts, price: string) => string {
  const copy = useCopy(planDetailMessages);
  return ({ unlimited, gigabytes, stream }, price) => {
    const data = unlimited ? copy.unlimited : gigabytes === undefined ? undefined : copy.data(gigabytes);
    return [data, stream && copy.video(stream), price].filter(Boolean).join(' · ');
  };
}
