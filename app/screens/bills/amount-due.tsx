import { billsMessages } from '#app/copy/bills.ts';
import { Day } from '#app/ui/day.tsx';
import { Known } from '#app/ui/known.tsx';
import { Price } from '#app/ui/money.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { Read } from '#rpc/domain/facts/read.ts';
import type { Owed } from '#rpc/portal/bills/balance-owed.ts';

/** The amount due and its day, or that it cannot be shown (MONEY-7). */
export function AmountDue({ owed }: { owed: Read<Owed> }) {
  const { balanceMissing } = useCopy(billsMessages);
  return (
    <Known of={owed} missing={balanceMissing}>
      {(amount) => <Amount owed={amount} />}
    </Known>
  );
}

/** The amount and its due day; renders nothing when no amount is due. */
function Amount({ owed: { balance, dueDate, overdue } }: { owed: Owed }) {
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
