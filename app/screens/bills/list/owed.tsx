import { billsMessages } from '#app/copy/bills.ts';
import { dueMessages } from '#app/copy/due.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { Panel } from '#app/ui/panel.tsx';
import { paths } from '#app/ui/paths.ts';
import { ButtonLink, CallButton, MainLink } from '#app/ui/button.tsx';
import { CalendarLink } from '#app/ui/calendar-link.tsx';
import { Day, dayText } from '#app/ui/day.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { Money, Total, moneyText } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import { useMissing } from '#app/ui/missing.tsx';
import type { BillsModel, NextBill } from './intent.ts';
import type { Owed as OwedModel } from '#rpc/portal/bills/balance-owed.ts';
import { listMessages } from './copy.ts';

/** Above the columns, as on Home: what is past due, and the ways to pay it (BILL-20). */
export function PastDue({ bills }: { bills: BillsModel }) {
  return bills.owed && isPastDue(bills.owed) ? <ToPay bills={bills} owed={bills.owed} /> : null;
}

const isPastDue = ({ balance, overdue }: OwedModel) => balance > 0 && overdue;

/** The amount owed with the ways to pay it, or the next bill; the other one follows it. */
export function Owed({ bills }: { bills: BillsModel }) {
  const { owed: words } = useCopy(listMessages);
  const missing = useMissing();
  const { owed, nextBill } = bills;
  if (!owed)
    return (
      <>
        <section className="card side" aria-labelledby="owed">
          <h2 id="owed">{words.title}</h2>
          <p>{missing(words.missing)}</p>
          <Unread />
        </section>
        <NextBillCard bills={bills} />
      </>
    );
  if (isPastDue(owed)) return <NextBillCard bills={bills} />;
  if (owed.balance > 0)
    return (
      <>
        <ToPay bills={bills} owed={owed} />
        <NextBillCard bills={bills} />
      </>
    );
  // A payment's receipt above it is more important.
  const plain = bills.back?.paid !== undefined;
  return nextBill === 'none' ? (
    <NothingToCome owed={owed} plain={plain} />
  ) : (
    <NothingOwed owed={owed} nextBill={nextBill} plain={plain} />
  );
}

/** Something is owed: past due, arranged, or to be paid by its day (BILL-20). */
function ToPay({ bills, owed }: { bills: BillsModel; owed: OwedModel }) {
  const dueCopy = useCopy(dueMessages);
  const { today, language } = usePage();
  const { promise } = bills;
  const arrangedFor =
    promise?.promisedFor !== undefined && promise.promisedFor >= today ? promise.promisedFor : undefined;
  const paymentTexts = usePaymentTexts(arrangedFor !== undefined, bills.suspended, owed.autoPay);
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
      {paymentTexts.length > 0 && <p>{paymentTexts.join(' ')}</p>}
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
function usePaymentTexts(isArranged: boolean, suspended: boolean, autoPay: OwedModel['autoPay']): string[] {
  const { owed: words } = useCopy(listMessages);
  const dueCopy = useCopy(dueMessages);
  const paidBy = autoPay === 'missed' ? dueCopy.missed : words.autoPay[autoPay];
  if (isArranged) return autoPay === 'missed' ? [] : [paidBy];
  return suspended ? [dueCopy.suspended, paidBy] : [paidBy];
}

interface SettledProps {
  owed: OwedModel;
  plain: boolean;
}

/** Nothing is owed, and nothing more is going to be billed (BILL-24). */
function NothingToCome({ owed: { balance }, plain }: SettledProps) {
  const { owed: words, next } = useCopy(listMessages);
  const { nothingNow } = useCopy(dueMessages);
  const { careNumber } = usePage().brand;
  const isCredit = balance < 0;
  return (
    <Panel id="next" beside plain={plain} title={words.title}>
      <p>
        {isCredit ? words.credit(moneyText(-balance)) : nothingNow} {next.over}
      </p>
      {isCredit && (
        <div className="acts">
          <CallButton number={careNumber} />
        </div>
      )}
    </Panel>
  );
}

/** Nothing is owed: the next bill takes its place. */
function NothingOwed({ owed, nextBill, plain }: SettledProps & { nextBill: NextBill | undefined }) {
  const { owed: words, next } = useCopy(listMessages);
  const dueCopy = useCopy(dueMessages);
  const missing = useMissing();
  const { today, language } = usePage();
  const paymentTexts = [
    owed.balance < 0 ? `${words.credit(moneyText(-owed.balance))} ${words.takenOff}` : dueCopy.nothingNow,
    owed.autoPay !== 'missed' && words.autoPay[owed.autoPay],
  ].filter(Boolean);
  return (
    <Panel
      id="next"
      beside
      plain={plain}
      title={nextBill ? dueCopy.nextBill(nextBill.billDate && dayText(nextBill.billDate, today, language)) : next.title}
      amount={nextBill && nextBill.amount + nextBill.totalTax}
    >
      <p>{paymentTexts.join(' ')}</p>
      <p>{nextBill ? next.parts(moneyText(nextBill.amount), moneyText(nextBill.totalTax)) : missing(next.missing)}</p>
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
    <div className="acts">
      <ButtonLink to={path + query}>{tryAgain}</ButtonLink>
      <CallButton number={brand.careNumber} />
    </div>
  );
}

function Ways({ bills: { pay, promise }, owed }: { bills: BillsModel; owed: OwedModel }) {
  const sharedCopy = useCopy(billsMessages);
  const copy = useCopy(listMessages);
  const dueCopy = useCopy(dueMessages);
  const { today, language } = usePage();
  const missing = useMissing();
  const { leads } = useOffer();
  const promisedDay = promise?.promisedFor ? dayText(promise.promisedFor, today, language) : '';
  const payWords = dueCopy.pay(moneyText(owed.balance));
  return (
    <>
      {promise?.promisedFor && (
        <p>{(promise.promisedFor < today ? dueCopy.missedDay : sharedCopy.promised)(promisedDay)}</p>
      )}
      {!promise && <p className="quiet small">{missing(copy.arrangementMissing)}</p>}
      <div className="acts">
        {!leads(paths.payBill) ? (
          <CallButton />
        ) : pay.allowed ? (
          <MainLink to={paths.payBill}>{payWords}</MainLink>
        ) : (
          <DisabledAction id="pay-why" why={<ReasonText why={pay} />}>
            {payWords}
          </DisabledAction>
        )}
        {promise?.isEligible &&
          leads(paths.promiseToPay) &&
          (pay.allowed ? (
            <ButtonLink to={paths.promiseToPay}>{sharedCopy.arrange}</ButtonLink>
          ) : (
            <DisabledAction id="pay-why">{sharedCopy.arrange}</DisabledAction>
          ))}
      </div>
    </>
  );
}

/** The next bill as far as it is forecast, while another one is open. */
function NextBillCard({ bills: { nextBill } }: { bills: BillsModel }) {
  const sharedCopy = useCopy(billsMessages);
  const { next } = useCopy(listMessages);
  const missing = useMissing();
  if (nextBill === 'none') return null;
  return (
    <section className="card side" aria-labelledby="next">
      <h2 id="next">{next.title}</h2>
      {nextBill ? (
        <Summary
          rows={[
            ...(nextBill.billDate ? [{ term: next.day, value: <Day day={nextBill.billDate} /> }] : []),
            { term: sharedCopy.amount, value: <Money cents={nextBill.amount} /> },
            { term: sharedCopy.tax, value: <Money cents={nextBill.totalTax} /> },
            {
              term: sharedCopy.total,
              value: <Total cents={nextBill.amount + nextBill.totalTax} />,
            },
          ]}
        />
      ) : (
        <p>{missing(next.missing)}</p>
      )}
    </section>
  );
}
