import { DataSize } from '#app/ui/data-size.tsx';
import { Day } from '#app/ui/day.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { DayUse } from '#rpc/domain/daily-use.ts';
import { accountMessages } from './copy.ts';

/** The numbers behind the chart. */
export function DayTable({ days }: { days: readonly DayUse[] }) {
  const copy = useCopy(accountMessages);
  return (
    <details className="more">
      <summary>
        <span className="open">{copy.usage.byDay}</span> <span className="less">{copy.usage.hideDays}</span>
      </summary>
      <table className="table" aria-label={copy.usage.chart}>
        <thead>
          <tr>
            <th scope="col">{copy.usage.day}</th>
            <th scope="col">{copy.bought.size}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, bytes }) => (
            <tr key={day}>
              <th scope="row">
                <Day day={day} />
              </th>
              <td>
                <DataSize bytes={bytes} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
