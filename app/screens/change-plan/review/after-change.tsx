import { changePlanMessages } from '#app/copy/change-plan.ts';
import { planDetailMessages } from '#app/copy/plan-detail.ts';
import { dataLeftText } from '#app/ui/data-size.tsx';
import { dayText } from '#app/ui/day.tsx';
import { LineSide } from '#app/ui/line-side.tsx';
import { Money } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { Summary, type SummaryRow } from '#app/ui/summary.tsx';
import { shiftDays } from '#rpc/domain/day.ts';
import { leftOf } from '#rpc/domain/facts/data-now.ts';
import type { ChangePlanReview } from './intent.ts';
import { reviewMessages } from './copy.ts';

/** The plan and data of the line until the change and after it, with the saving of a year. */
export function AfterChange({ review }: { review: ChangePlanReview }) {
  const { after: copy } = useCopy(reviewMessages);
  const { from } = useCopy(changePlanMessages);
  const { today, language } = usePage();
  const { line, planName, fromPlanName, nextCycle, times, size, data, savedAYear } = review;
  const sizeText = useSizeText(size);
  const dataLeft = leftOf(data);
  // A plan that may start now has no day yet.
  const day = times.includes('now') ? undefined : nextCycle;
  const textOf = (one: string) => dayText(one, today, language);
  const rows: SummaryRow[] = [
    { term: day ? copy.until(textOf(shiftDays(day, -1))) : copy.now, value: fromPlanName },
    ...(day && dataLeft && data.kind === 'usable' ? [{ term: copy.left, value: dataLeftText(dataLeft) }] : []),
    { term: day ? from(textOf(day)) : copy.plan, value: planName },
    ...(sizeText ? [{ term: copy.data, value: sizeText }] : []),
    ...(savedAYear === undefined ? [] : [{ term: copy.saved, value: <Money cents={savedAYear} /> }]),
  ];
  return (
    <LineSide line={line}>
      <Summary rows={rows} />
    </LineSide>
  );
}

/** Returns the data of a plan in words; undefined where the carrier does not return it. */
export function useSizeText({ gigabytes, isUnlimited }: ChangePlanReview['size']): string | undefined {
  const { unlimited } = useCopy(planDetailMessages);
  if (isUnlimited) return unlimited;
  return gigabytes === undefined ? undefined : `${gigabytes} GB`;
}
