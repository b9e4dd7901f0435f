import { chargeMessages } from '#app/copy/charge.ts';
import { dueMessages } from '#app/copy/due.ts';
import { Note } from '#app/ui/banner.tsx';
import { useCharge } from '#app/ui/charge.tsx';
import { dayText } from '#app/ui/day.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { useCopy } from '#app/ui/use-copy.ts';
import type { AutoPaid as AutoPaidBill } from './intent.ts';

/** Below the lines: a bill that asks nothing of anybody, because auto-pay is going to pay it (MONEY-9). */
export function AutoPaid({ bill: { amount, dueDate, isFirst, card } }: { bill: AutoPaidBill }) {
  const copy = useCopy(chargeMessages);
  const { seeBills } = useCopy(dueMessages);
  const { cardOf } = useCharge();
  const { today, language } = usePage();
  const money = moneyText(amount);
  const day = dueDate && dayText(dueDate, today, language);
  return (
    <Note
      tone="calm"
      more={
        <a className="tap" href={paths.bills}>
          {seeBills}
        </a>
      }
    >
      {card ? copy.autoPaid(isFirst, money, cardOf({ by: 'card', card }), day) : copy.autoPays(isFirst, money, day)}
    </Note>
  );
}
