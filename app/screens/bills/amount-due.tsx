import { billsMessages } from '#app/copy/bills.ts';
import { Day } from '#app/ui/day.tsx';
import { Price } from '#app/ui/money.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { Owed } from '#rpc/portal/bills/balance-owed.ts';

/** The amount due and its day; nothing when no amount is due. */
export function AmountDue({ owed: { balance, dueDate, overdue } }: { owed: Owed }) {
  const { amountDue, wasDue, due } = useCopy(billsMessages);
  if (balance <= 0) return null;
  return (
    <div className="card">
      <Summary
        rows={[
          { term: amountDue, value: <Price cents={balance} /> },
          ...(dueDate ? [{ term: overdue ? wasDue : due, value: <Day day={dueDate} /> }] : []),
        ]}
      />
    </div>
  );
}
