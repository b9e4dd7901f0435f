import { billsMessages } from '#app/copy/bills.ts';
import { paths } from '#app/ui/paths.ts';
import { Note, NotSent } from '#app/ui/banner.tsx';
import { Button, CallButton } from '#app/ui/button.tsx';
import { ChargeLine, useCharge } from '#app/ui/charge.tsx';
import { EarlierOrder } from '#app/ui/earlier-order.tsx';
import { FirstMonthText } from '#app/ui/first-month.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { Money, Price } from '#app/ui/money.tsx';
import { Known } from '#app/ui/known.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Summary } from '#app/ui/summary.tsx';
import type { MonthInAdvance } from '#contracts/billing/vocabulary.ts';
import type { PrimaryOnly } from '#rpc/portal/bills/primary-only.ts';
import type { MonthInAdvanceModel } from './intent.ts';
import { monthMessages } from './copy.ts';

interface MonthViewProps {
  month: MonthInAdvanceModel | PrimaryOnly;
  /** Reason why nothing was sent: the price has moved (BILL-13), or the earlier payment is another (LEDGER-43). */
  because?: string | undefined;
}

/** The price of a line's first month, paid before the line is active (BILL-11). */
export function MonthView({ month, because }: MonthViewProps) {
  const { monthInAdvance, backToBills } = useCopy(billsMessages);
  const isRefused = 'refused' in month;
  return (
    <SinglePage
      title={monthInAdvance}
      back={{ to: paths.bills, words: backToBills }}
      about={isRefused ? undefined : <LineName line={month.line} />}
    >
      {isRefused ? <Refused why={{ reason: month.refused }} /> : <Body month={month} because={because} />}
    </SinglePage>
  );
}

function Body({
  month: { decision, price, charge, operationId, firstMonth, earlier, after },
  because,
}: {
  month: MonthInAdvanceModel;
  because: string | undefined;
}) {
  const copy = useCopy(monthMessages);
  const { amountOf } = useCharge();
  const { careNumber } = usePage().brand;
  const isRefused = after?.state === 'refused';
  const banner = after && <OperationBanner entry={after} />;
  // Shows the form again only after a refusal, which leaves the month unpaid.
  if (after && !isRefused)
    return (
      <>
        {banner}
        {charge && <ChargeLine isDone charge={charge} />}
      </>
    );
  if (!decision.allowed)
    return decision.reason === 'already-paid' ? <Note tone="ok">{copy.paid}</Note> : <Refused why={decision} />;
  return (
    <>
      {banner}
      <NotSent reasons={copy.because} because={because} />
      <p>{copy.text}</p>
      <Known of={price} missing={copy.priceMissing}>
        {(amounts) => (
          <>
            <Costs price={amounts} />
            <FirstMonthText of={firstMonth} />
            {charge && (
              <PostForm operation={operationId} hidden={{ amount: amounts.amount, totalTax: amounts.totalTax }}>
                <EarlierOrder earlier={earlier} cents={charge.cents} />
                <ChargeLine charge={charge} />
                <div className="acts">
                  <Button main>{copy.button(amountOf(charge))}</Button>
                  {isRefused && <CallButton number={careNumber} />}
                </div>
              </PostForm>
            )}
          </>
        )}
      </Known>
    </>
  );
}

function Costs({ price: { amount, totalTax } }: { price: MonthInAdvance }) {
  const sharedCopy = useCopy(billsMessages);
  return (
    <div className="card">
      <Summary
        rows={[
          { term: sharedCopy.amount, value: <Money cents={amount} /> },
          { term: sharedCopy.tax, value: <Money cents={totalTax} /> },
          {
            term: sharedCopy.total,
            value: <Price cents={amount + totalTax} />,
          },
        ]}
      />
    </div>
  );
}
