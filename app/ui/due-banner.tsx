import { billsMessages } from '#app/copy/bills.ts';
import { dueMessages } from '#app/copy/due.ts';
import type { Tone } from '#app/copy/tone.ts';
import type { Due } from '#rpc/portal/account-due.ts';
import { CallButton } from './button.tsx';
import { CallText } from './call-link.tsx';
import { dayText } from './day.tsx';
import { useCopy, usePage } from './page-context.tsx';
import { PageLink } from './page-link.tsx';
import { Panel } from './panel.tsx';
import { paths } from './paths.ts';
import { PayButton } from './pay-button.tsx';
import { useLineList } from './use-line-list.ts';
import { useOffer } from './use-offer.ts';
import { useDoor } from './way-back.ts';
import { useRestoration } from './use-restoration.ts';

/** Id of the banner, which describes buttons that are disabled until the payment. */
export const dueId = 'due';

interface DueBannerProps {
  due: Due;
  id?: string;
  /** Idempotency key of the form that pays; without it a link leads to the page that has one. */
  payId?: string | undefined;
}

/**
 * Banner above the lines while money is due: the amount, its effect on service, and the ways to pay (HOME-13). Once a
 * day is arranged or the bill is paid, it shows that instead (HOME-24, HOME-25).
 */
export function DueBanner({ due, id = dueId, payId }: DueBannerProps) {
  const { brand } = usePage();
  const sentences = useTold(due);
  const tone = toneOf(due);
  return (
    <Panel
      id={`${id}-title`}
      title={useTitle(due)}
      amount={due.isComing ? undefined : due.owed?.balance}
      tone={tone === 'bad' || tone === 'warn' ? tone : undefined}
    >
      <p id={id}>
        <CallText number={brand.supportNumber}>{sentences.join(' ')}</CallText>
      </p>
      <Ways due={due} payId={payId} />
    </Panel>
  );
}

/** Title: the kind of amount, and the day by which it is, was or is arranged to be paid (BILL-20). */
function useTitle({ owed, isPaid, isComing, arrangedFor }: Due): string {
  const { today, language } = usePage();
  const copy = useCopy(dueMessages);
  if (isComing) return copy.justPaid;
  if (!owed) return isPaid ? copy.paid : copy.unpaid;
  if (arrangedFor) return copy.arranged(dayText(arrangedFor, today, language));
  return (owed.overdue ? copy.pastDue : copy.toPay)(owed.dueDate && dayText(owed.dueDate, today, language));
}

/** Returns sentences about the effect on service, and about the next event. */
function useTold(due: Due): string[] {
  const { brand } = usePage();
  const copy = useCopy(dueMessages);
  const { byPaying, byArrangement } = useRestoration();
  const open = useOpenTold(due);
  if (due.isComing) return [byPaying, copy.callIfOff(brand.supportNumber)];
  if (!due.arrangedFor) return open;
  if (due.nonPay) return [byArrangement];
  return [due.owed?.autoPay === 'on' ? copy.autoPay : copy.payYourself];
}

/** Returns the sentences before a payment or an arrangement: ways to pay, and the payer. */
function useOpenTold(due: Due): string[] {
  const { owed, isPaid, pay, missedDay } = due;
  const { brand, me, today, language } = usePage();
  const copy = useCopy(dueMessages);
  const isSecondary = !pay.allowed && pay.reason === 'secondary';
  const off = useOff(due, isSecondary);
  if (isPaid) return off;
  const sentences = [
    owed?.autoPay === 'off' && !due.nonPay && copy.payByHand,
    owed?.autoPay === 'on' && copy.autoPay,
    owed?.autoPay === 'missed' && copy.missed,
    missedDay && copy.missedDay(dayText(missedDay, today, language)),
    isSecondary && copy.onlyHolder(brand.supportNumber, me?.holder),
  ];
  return [...off, ...sentences.filter((text) => typeof text === 'string')];
}

/** Sentences for a suspension: the lines, and when service is back (BILL-22). A secondary sees no bills. */
function useOff({ owed, nonPay, isPaid, lines }: Due, isSecondary: boolean): string[] {
  const copy = useCopy(dueMessages);
  const { byPaying } = useRestoration();
  const stillOff = useStillOff(lines);
  const names = useLineList(lines);
  if (!nonPay) return [];
  if (isPaid) return stillOff;
  if (isSecondary) return [lines?.length === 0 ? copy.holderOff : copy.off(names)];
  return [owed ? copy.suspended(names) : copy.off(names), byPaying];
}

/** Sentences for a suspension although nothing is owed: on Home and Bills (HOME-13). */
export function useStillOff(suspendedLines: Due['lines']): string[] {
  const { brand } = usePage();
  const copy = useCopy(dueMessages);
  const { byPaying } = useRestoration();
  return [copy.stillOff(useLineList(suspendedLines)), byPaying, copy.callIfOff(brand.supportNumber)];
}

function toneOf({ owed, nonPay, isComing, arrangedFor }: Due): Tone {
  if (isComing) return 'calm';
  if (arrangedFor) return 'warn';
  if (nonPay || owed?.overdue) return 'bad';
  return owed?.autoPay === 'on' ? 'calm' : 'warn';
}

/** The button that pays. With auto-pay, or when the customer cannot pay here, a link to Bills. */
function Ways({ due: { owed, pay, mayPromise }, payId }: Pick<DueBannerProps, 'due' | 'payId'>) {
  const { leads } = useOffer();
  const door = useDoor();
  const copy = useCopy(dueMessages);
  const { arrange } = useCopy(billsMessages);
  if (!pay.allowed && pay.reason === 'secondary') return null;
  if (!leads(paths.bills) && !leads(paths.payBill))
    return (
      <div className="acts over">
        <CallButton />
      </div>
    );
  if (!owed || !pay.allowed || owed.autoPay === 'on' || !leads(paths.payBill))
    return <PageLink href={paths.bills}>{copy.seeBills}</PageLink>;
  return (
    <div className="acts over">
      <PayButton amount={owed.balance} autoPay={owed.autoPay} operationId={payId} />
      {mayPromise && <PageLink href={door(paths.promiseToPay)}>{arrange}</PageLink>}
    </div>
  );
}
