import { lineCardMessages } from '#app/copy/line-card.ts';
import { DataUse } from '#app/ui/data-use.tsx';
import { dataSizeText } from '#app/ui/data-size.tsx';
import { dayText } from '#app/ui/day.tsx';
import { LineSide } from '#app/ui/line-side.tsx';
import { Money } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PlanAdviceNote } from '#app/ui/plan-advice.tsx';
import { PlanContents } from '#app/ui/plan-contents.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { bytesPerGigabyte } from '#contracts/vocabulary.ts';
import type { ChangePlanForm } from './intent.ts';
import { selectMessages } from './copy.ts';

/** The plan and data of the line now, its use in the last months, the contents of each plan, and the advice. */
export function PlanNow({ form: { line, current, data, months, options, advice } }: { form: ChangePlanForm }) {
  const copy = useCopy(selectMessages);
  const { used } = useCopy(lineCardMessages);
  const { today, language } = usePage();
  const textOf = (day: string) => dayText(day, today, language);
  return (
    <LineSide line={line}>
      {data && <DataUse data={data} withoutDays />}
      <Summary
        rows={[
          ...(current
            ? [
                { term: copy.yours, value: current.name },
                { term: copy.price, value: <Money cents={current.price} /> },
              ]
            : []),
          ...months.map(({ start, end, bytes }) => ({
            term: `${textOf(start)} – ${textOf(end)}`,
            value: `${dataSizeText(bytes, bytesPerGigabyte)} ${used}`,
          })),
        ]}
      />
      <PlanContents plans={options} />
      {advice && <PlanAdviceNote lineRef={line.ref} advice={advice} />}
    </LineSide>
  );
}
