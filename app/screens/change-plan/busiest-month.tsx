import { changePlanMessages } from '#app/copy/change-plan.ts';
import { dataSizeText } from '#app/ui/data-size.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { bytesPerGigabyte } from '#contracts/vocabulary.ts';
import { busiestOf, type MonthUse } from '#rpc/domain/facts/month-use.ts';

/** The words of the tick: the most data that the line used in a month (PLAN-25). */
export function BusiestMonth({ months }: { months: readonly MonthUse[] }) {
  const { busiest: text } = useCopy(changePlanMessages);
  const busiest = busiestOf(months);
  if (!busiest) return null;
  return (
    <>
      <span className="mark" />
      {text(months.length, dataSizeText(busiest.bytes, bytesPerGigabyte))}
    </>
  );
}
