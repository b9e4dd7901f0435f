import { billsMessages } from '#app/copy/bills.ts';
import { dueMessages } from '#app/copy/due.ts';
import { nextBillMessages } from '#app/copy/next-bill.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { Panel } from '#app/ui/panel.tsx';
import { paths } from '#app/ui/paths.ts';
import { ButtonLink, CallButton } from '#app/ui/button.tsx';
import { CalendarLink } from '#app/ui/calendar-link.tsx';
import { CallText } from '#app/ui/call-link.tsx';
import { dayText } from '#app/ui/day.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { useStillOff } from '#app/ui/due-banner.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { NextBillPanel, PayerText } from '#app/ui/next-bill.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PayButton } from '#app/ui/pay-button.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { useLineList } from '#app/ui/use-line-list.ts';
import { useOffer } from '#app/ui/use-offer.ts';
import { useDoor } from '#app/ui/way-back.ts';
import { useRestoration } from '#app/ui/use-restoration.ts';
import { Known } from '#app/ui/known.tsx';
import { valueOf } from '#rpc/domain/facts/read.ts';
import type { BillsModel } from './intent.ts';
import type { Owed as OwedModel } from '#rpc/portal/bills/balance-owed.ts';
import { listMessages } from './copy.ts';

/** Panel above the columns with an overdue amount, and the buttons to pay it (BILL-20). */
export function PastDue({ bills }: { bills: BillsModel }) {
  const { suspended, back } = bills;
  const owed = valueOf(bills.owed);
  if (owed && isPastDue(owed)) return <ToPay bills={bills} owed={owed} />;
  return owed && owed.balance <= 0 && suspended && !back?.paid ? <StillOff bills={bills} /> : null;
}

/** Nothing is owed, and lines are still suspended: the words of Home (HOME-13). */
function StillOff({ bills }: { bills: BillsModel }) {
  const { paid } = useCopy(dueMessages);
  const { supportNumber } = usePage().brand;
  const sentences = useStillOff(bills.suspendedLines);
  return (
    <Panel id="owed" title={paid} tone="bad">
      <p>
        <CallText number={supportNumber}>{sentences.join(' ')}</CallText>
      </p>
    </Panel>
  );
}

const isPastDue = ({ balance, overdue }: OwedModel) => balance > 0 && overdue;

/** The amount owed with the ways to pay it, or the next bill; the other one follows it. */
export function Owed({ bills }: { bills: BillsModel }) {
  const { owed: words } = useCopy(listMessages);
  const { balanceMissing } = useCopy(billsMessages);
  const { nextBill, paidBy } = bills;
  const owed = valueOf(bills.owed);
  if (!owed)
    return (
      <>
        <section className="card side" aria-labelledby="owed">
          <h2 id="owed">{words.title}</h2>
          <Known of={bills.owed} missing={balanceMissing} />
          <Unread />
        </section>
        <NextBillPanel bill={nextBill} paidBy={paidBy} plain />
      </>
    );
  if (isPastDue(owed)) return <NextBillPanel bill={nextBill} paidBy={paidBy} plain />;
  if (owed.balance > 0)
    return (
      <>
        <ToPay bills={bills} owed={owed} />
        <NextBillPanel bill={nextBill} paidBy={paidBy} plain />
      </>
    );
  // Shows the amount owed without emphasis while a payment's receipt is above it.
  const plain = bills.back?.paid !== undefined;
  return nextBill.kind === 'none' ? (
    <NothingToCome owed={owed} plain={plain} />
  ) : (
    <NextBillPanel
      bill={nextBill}
      paidBy={owed.autoPay === 'missed' ? { kind: 'unknown' } : paidBy}
      balance={owed.balance}
      plain={plain}
    />
  );
}

/** Something is owed: past due, arranged, or to be paid by its day (BILL-20). */
function ToPay({ bills, owed }: { bills: BillsModel; owed: OwedModel }) {
  const dueCopy = useCopy(dueMessages);
  const { today, language } = usePage();
  const promise = valueOf(bills.promise);
  const arrangedFor =
    promise?.promisedFor !== undefined && promise.promisedFor >= today ? promise.promisedFor : undefined;
  const dueDay = owed.dueDate && dayText(owed.dueDate, today, language);
  return (
    <Panel
      id="owed"
      beside={!owed.overdue}
      title={
        arrangedFor
          ? dueCopy.arranged(dayText(arrangedFor, today, language))
          : (owed.overdue ? dueCopy.pastDue : dueCopy.toPay)(dueDay)
      }
      amount={owed.balance}
      tone={arrangedFor ? 'warn' : owed.overdue ? 'bad' : undefined}
      plain={bills.back?.paid !== undefined}
    >
      <PaymentTexts bills={bills} autoPay={owed.autoPay} isArranged={arrangedFor !== undefined} />
      <Ways bills={bills} owed={owed} />
      {arrangedFor ? (
        <CalendarLink day={arrangedFor} about="arrangement" />
      ) : (
        owed.dueDate && <CalendarLink day={owed.dueDate} about="bill-due" />
      )}
    </Panel>
  );
}

/** Effect on the service, and the means of payment. Omits a missed auto-pay once a day is arranged. */
function PaymentTexts({ bills: { suspended, suspendedLines, paidBy }, autoPay, isArranged }: PaymentTextsProps) {
  const dueCopy = useCopy(dueMessages);
  const { byPaying } = useRestoration();
  const lines = useLineList(suspendedLines);
  const isMissed = autoPay === 'missed';
  if (isArranged && isMissed) return null;
  return (
    <p>
      {suspended && !isArranged && `${dueCopy.suspended(lines)} ${byPaying} `}
      {isMissed ? dueCopy.missed : <PayerText by={paidBy} />}
    </p>
  );
}

interface PaymentTextsProps {
  bills: BillsModel;
  autoPay: OwedModel['autoPay'];
  isArranged: boolean;
}

interface SettledProps {
  owed: OwedModel;
  plain: boolean;
}

/** Nothing is owed, and nothing more is going to be billed (BILL-24). */
function NothingToCome({ owed: { balance }, plain }: SettledProps) {
  const { owed: words, next } = useCopy(listMessages);
  const { nothingNow, credit } = useCopy(nextBillMessages);
  const { careNumber } = usePage().brand;
  const isCredit = balance < 0;
  return (
    <Panel id="next" beside plain={plain} title={words.title}>
      <p>
        {isCredit ? credit(moneyText(-balance)) : nothingNow} {next.over}
      </p>
      {isCredit && (
        <div className="acts over">
          <CallButton number={careNumber} />
        </div>
      )}
    </Panel>
  );
}

/** Without the amount nothing can be paid: the buttons read it again or call Care (MONEY-7). */
function Unread() {
  const { brand, path, query, late } = usePage();
  const { tryAgain } = useCopy(problemMessages);
  // The late page has its own words for loading again.
  if (late) return null;
  return (
    <div className="acts over">
      <ButtonLink to={path + query}>{tryAgain}</ButtonLink>
      <CallButton number={brand.careNumber} />
    </div>
  );
}

function Ways({ bills: { pay, payId, promise: read }, owed }: { bills: BillsModel; owed: OwedModel }) {
  const sharedCopy = useCopy(billsMessages);
  const copy = useCopy(listMessages);
  const dueCopy = useCopy(dueMessages);
  const { today, language } = usePage();
  const promise = valueOf(read);
  const { leads } = useOffer();
  const door = useDoor();
  const promisedDay = promise?.promisedFor ? dayText(promise.promisedFor, today, language) : '';
  const payWords = dueCopy.pay(moneyText(owed.balance));
  return (
    <>
      {promise?.promisedFor && (
        <p>{(promise.promisedFor < today ? dueCopy.missedDay : sharedCopy.promised)(promisedDay)}</p>
      )}
      <Known of={read} missing={copy.arrangementMissing} small />
      <div className="acts over">
        {!leads(paths.payBill) ? (
          <CallButton />
        ) : pay.allowed ? (
          <PayButton amount={owed.balance} autoPay={owed.autoPay} operationId={payId} />
        ) : (
          <DisabledAction id="pay-why" why={<ReasonText why={pay} />}>
            {payWords}
          </DisabledAction>
        )}
        {promise?.isEligible &&
          leads(paths.promiseToPay) &&
          (pay.allowed ? (
            <PageLink href={door(paths.promiseToPay)}>{sharedCopy.arrange}</PageLink>
          ) : (
            <DisabledAction id="pay-why">{sharedCopy.arrange}</DisabledAction>
          ))}
      </div>
    </>
  );
}
