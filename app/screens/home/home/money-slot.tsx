import { chargeMessages } from '#app/copy/charge.ts';
import { dueMessages } from '#app/copy/due.ts';
import { useCharge } from '#app/ui/charge.tsx';
import { dayText } from '#app/ui/day.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { paths } from '#app/ui/paths.ts';
import { homeMessages } from './copy.ts';
import type { AutoPaid, HomeModel, NextBill } from './intent.ts';

/** The next payment, while nobody has to pay it by hand: nothing is due here (HOME-14, MONEY-9). */
export function MoneySlot({ home: { autoPaid, nextBill } }: { home: HomeModel }) {
  if (autoPaid) return <Paying bill={autoPaid} />;
  return nextBill ? <Coming bill={nextBill} /> : null;
}

/** A bill that auto-pay is going to pay. */
function Paying({ bill: { amount, dueDate, isFirst, card } }: { bill: AutoPaid }) {
  const copy = useCopy(homeMessages).money;
  const charge = useCopy(chargeMessages);
  const { cardOf } = useCharge();
  const { today, language } = usePage();
  const day = dueDate && dayText(dueDate, today, language);
  return (
    <Panel id="money" beside title={copy.thisBill(isFirst, day)} to={paths.bills} amount={amount}>
      <p>{card ? charge.willPay(cardOf({ by: 'card', card })) : charge.autoPayPays}</p>
    </Panel>
  );
}

/** The next bill; a secondary sees its day, and that the account holder gets it. */
function Coming({ bill: { day, total, isAutoPay, card } }: { bill: NextBill }) {
  const copy = useCopy(homeMessages).money;
  const charge = useCopy(chargeMessages);
  const { cardOf } = useCharge();
  const { me, today, language } = usePage();
  const dueCopy = useCopy(dueMessages);
  const title = dueCopy.nextBill(day && dayText(day, today, language));
  if (!me?.isPrimary)
    return (
      <Panel id="money" beside title={title}>
        <p>{copy.ofHolder}</p>
      </Panel>
    );
  const paidBy = isAutoPay && (card ? charge.willPay(cardOf({ by: 'card', card })) : charge.autoPayPays);
  return (
    <Panel id="money" beside title={title} to={paths.bills} amount={total}>
      {isAutoPay !== undefined && <p>{[dueCopy.nothingNow, paidBy].filter(Boolean).join(' ')}</p>}
    </Panel>
  );
}
