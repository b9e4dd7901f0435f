import { dueMessages } from '#app/copy/due.ts';
import { dayText } from '#app/ui/day.tsx';
import { NextBillPanel, PayerText } from '#app/ui/next-bill.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { paths } from '#app/ui/paths.ts';
import { homeMessages } from './copy.ts';
import type { AutoPaid, HomeModel } from './intent.ts';

/** The next payment; only while no amount is due that somebody must pay by hand (HOME-14, MONEY-9). */
export function MoneySlot({ home }: { home: HomeModel }) {
  const { autoPaid, nextBill, paidBy, balance } = home;
  if (autoPaid) return <Paying bill={autoPaid} home={home} />;
  if (!home.isPrimary) return <OfHolder home={home} />;
  return <NextBillPanel bill={nextBill} paidBy={paidBy} balance={balance} to={paths.bills} />;
}

/** A bill that auto-pay is going to pay. */
function Paying({ bill: { amount, dueDate, isFirst }, home }: { bill: AutoPaid; home: HomeModel }) {
  const copy = useCopy(homeMessages).money;
  const { today, language } = usePage();
  const day = dueDate && dayText(dueDate, today, language);
  return (
    <Panel id="next" beside title={copy.thisBill(isFirst, day)} to={paths.bills} amount={amount}>
      <p>
        <PayerText by={home.paidBy} />
      </p>
    </Panel>
  );
}

/** A secondary sees the day, and that the account holder gets the bill (LINE-22). */
function OfHolder({ home: { nextBill } }: { home: HomeModel }) {
  const copy = useCopy(homeMessages).money;
  const { nextBill: titleOf } = useCopy(dueMessages);
  const { today, language } = usePage();
  if (nextBill.kind !== 'day-only' || nextBill.day === undefined) return null;
  return (
    <Panel id="next" beside title={titleOf(dayText(nextBill.day, today, language))}>
      <p>{copy.ofHolder}</p>
    </Panel>
  );
}
