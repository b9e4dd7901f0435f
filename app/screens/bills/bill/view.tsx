import { billsMessages } from '#app/copy/bills.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { paths } from '#app/ui/paths.ts';
import { Button, ExternalLink } from '#app/ui/button.tsx';
import { CallText } from '#app/ui/call-link.tsx';
import { dayText, longDayText } from '#app/ui/day.tsx';
import { dayIn } from '#rpc/domain/day.ts';
import { grossOf } from '#rpc/domain/facts/bill-charge.ts';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { Money } from '#app/ui/money.tsx';
import { useItemName } from '#app/ui/next-bill.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import { useUnknown } from '#app/ui/known.tsx';
import { valueOf } from '#rpc/domain/facts/read.ts';
import { isInProgress } from '#rpc/domain/ledger.ts';
import type { BillModel } from './intent.ts';
import type { PrimaryOnly } from '#rpc/portal/bills/primary-only.ts';
import { billMessages } from './copy.ts';

/** One bill, to read, to print and to be sent. */
export function BillView({ bill }: { bill: BillModel | PrimaryOnly }) {
  const sharedCopy = useCopy(billsMessages);
  const { today, language } = usePage();
  const backLink = { to: paths.bills, words: sharedCopy.backToBills };
  if ('refused' in bill) {
    return (
      <SinglePage title={sharedCopy.title} back={backLink}>
        <Refused why={{ reason: bill.refused }} />
      </SinglePage>
    );
  }
  return (
    <>
      <BackLink to={backLink.to}>{backLink.words}</BackLink>
      <h1>{sharedCopy.billOf(dayText(bill.day, today, language))}</h1>
      {bill.after && <OperationBanner entry={bill.after} />}
      <div className="cols">
        <Paper bill={bill} />
        <Payments bill={bill} />
      </div>
    </>
  );
}

/** The billed amount, with ways to the whole document. */
function Paper({ bill }: { bill: BillModel }) {
  const copy = useCopy(billMessages);
  const { types, total } = useCopy(billsMessages);
  const { brand, language } = usePage();
  // Names the year always, because a printed bill is read in other years too.
  const text = (day: string) => longDayText(day, language);
  return (
    <section className="card" aria-label={copy.title}>
      <div>
        <h2 className="quiet">{total}</h2>
        <p className="big">
          <Money cents={bill.amount} />
        </p>
        <p className="quiet small">{copy.included}</p>
      </div>
      <Summary
        rows={[
          { term: copy.day, value: text(bill.day) },
          ...(bill.cycle
            ? [{ term: copy.cycle, value: copy.cycleDays(text(bill.cycle.from), text(bill.cycle.to)) }]
            : []),
          { term: copy.kind, value: types[bill.type] },
          ...(bill.holder ? [{ term: copy.holder, value: bill.holder }] : []),
          ...(bill.statementNumber ? [{ term: copy.statement, value: bill.statementNumber }] : []),
          { term: copy.from, value: brand.longName },
        ]}
      />
      <p className="quiet small">{copy.paper.text}</p>
      <div className="acts">
        <ExternalLink main to={bill.documentUrl}>
          {copy.paper.button}
        </ExternalLink>
      </div>
      <Mail bill={bill} />
    </section>
  );
}

function Payments({ bill: { payments, ordered } }: { bill: BillModel }) {
  const { payments: words } = useCopy(billMessages);
  const unknownOf = useUnknown();
  const rows = valueOf(payments);
  const { card } = useCopy(billsMessages);
  const { today, timeZone, language } = usePage();
  return (
    <div className="side stack">
      <InfoCard
        title={words.title}
        text={rows ? (rows.length === 0 ? words.none : undefined) : unknownOf(payments, words.missing)}
      >
        {rows && rows.length > 0 && (
          <Summary
            rows={rows.map((payment) => ({
              term: [dayText(dayIn(payment.paidAt, timeZone), today, language), payment.card && card(payment.card)]
                .filter(Boolean)
                .join(' · '),
              value: <Money cents={payment.amount} />,
            }))}
          />
        )}
      </InfoCard>
      {ordered && <Ordered ordered={ordered} />}
    </div>
  );
}

/** Orders of this portal for the bill; the carrier's document has all charges. */
function Ordered({ ordered: { charges, isMissing } }: { ordered: NonNullable<BillModel['ordered']> }) {
  const { ordered: words } = useCopy(billMessages);
  const { brand } = usePage();
  const nameOf = useItemName();
  return (
    <InfoCard title={words.title}>
      {isMissing && (
        <p>
          <CallText number={brand.careNumber}>{words.missing(brand.careNumber)}</CallText>
        </p>
      )}
      <Summary
        rows={charges.map((charge) => ({ term: nameOf(charge.item), value: <Money cents={grossOf(charge)} /> }))}
      />
    </InfoCard>
  );
}

/** Form that emails a bill to the signed-in person only. It has no button while the email is on its way. */
function Mail({ bill: { emailId, operationId, after } }: { bill: BillModel }) {
  const { mail } = useCopy(billMessages);
  const { sends } = useOffer();
  if ((after && isInProgress(after.state)) || !sends('email-bill')) return null;
  return (
    <PostForm operation={operationId}>
      <p className="quiet small">
        {mail.to} <b>{emailId}</b>.
      </p>
      <div className="acts">
        <Button>{after?.state === 'done' ? mail.again : mail.button}</Button>
      </div>
    </PostForm>
  );
}
