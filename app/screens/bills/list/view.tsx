import { useForm } from '@conform-to/react';
import type { FormReply } from '#app/forms/form-reply.ts';
import { billsMessages } from '#app/copy/bills.ts';
import { cardsMessages } from '#app/copy/cards.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { paths } from '#app/ui/paths.ts';
import { Note } from '#app/ui/banner.tsx';
import { brandName } from '#app/ui/brand-name.ts';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { ErrorSummary } from '#app/ui/post-form.tsx';
import { LinkRows } from '#app/ui/link-rows.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { useActivitySummary } from '#app/ui/use-activity-summary.ts';
import { useOffer } from '#app/ui/use-offer.ts';
import { useRestoration } from '#app/ui/use-restoration.ts';
import type { BillsModel } from './intent.ts';
import type { PrimaryOnly } from '#rpc/portal/bills/primary-only.ts';
import { BackBanner } from './back-banner.tsx';
import { listMessages } from './copy.ts';
import type { RangeFields } from './form.ts';
import { Owed, PastDue } from './owed.tsx';
import { Statements } from './statements.tsx';

interface BillsViewProps {
  bills: BillsModel | PrimaryOnly;
  /** The form with its errors about the days. */
  again?: FormReply | undefined;
  /** The form set the days. */
  chosen?: boolean;
}

/** The amount owed, the next bill, and past bills and payments. */
export function BillsView({ bills, again, chosen = false }: BillsViewProps) {
  const [range, { from, to }] = useForm<RangeFields>({
    id: 'bill-range',
    lastResult: again,
    defaultValue: 'range' in bills ? bills.range : {},
  });
  const { me } = usePage();
  const { ofHolder } = useCopy(listMessages);
  const { title } = useCopy(billsMessages);
  return (
    <>
      <h1>{title}</h1>
      {'refused' in bills ? (
        <Note tone="calm">{ofHolder(me?.holder)}</Note>
      ) : (
        <>
          <ErrorSummary fields={[from, to]} />
          {bills.back && <BackBanner back={bills.back} />}
          {bills.after && <After entry={bills.after} suspended={bills.suspended} />}
          <PastDue bills={bills} />
          <div className="cols">
            <Owed bills={bills} />
            <Statements bills={bills} form={range} wrong={again !== undefined} chosen={chosen} />
            <More bills={bills} />
          </div>
        </>
      )}
    </>
  );
}

/** Result of an operation from this page; an arrangement adds its effect on a suspension (BILL-22). */
function After({ entry, suspended }: { entry: NonNullable<BillsModel['after']>; suspended: boolean }) {
  const { doneOf } = useActivitySummary();
  const { byArrangement } = useRestoration();
  const isArranged = entry.summary.kind === 'promise-to-pay' && suspended;
  return <OperationBanner entry={entry} done={isArranged ? `${doneOf(entry)} ${byArrangement}` : undefined} />;
}

/** Links to settings, and to payments that belong to no bill. */
function More({ bills: { unpaidMonths, nextBill, defaultCard } }: { bills: BillsModel }) {
  const { autoTopUp } = useCopy(billsMessages);
  const { more } = useCopy(listMessages);
  const { title: cards } = useCopy(cardsMessages);
  const ordinals = useCopy(ordinalMessages);
  const { leads } = useOffer();
  const months = unpaidMonths.map(({ line, decision }) => ({
    to: paths.monthInAdvance(line.ref),
    words: more.month(lineInSentence(line, ordinals)),
    text: more.monthText,
    decision,
  }));
  return (
    <div className="side stack">
      <LinkRows
        label={more.title}
        links={[
          {
            to: paths.cards(),
            words: cards,
            text: defaultCard ? `${brandName(defaultCard.brand)} ${defaultCard.lastFour}` : more.cards,
          },
          ...(nextBill.kind === 'none' ? [] : [{ to: paths.autoTopUp, words: autoTopUp, text: more.autoTopUp }]),
          ...months.filter(({ decision }) => decision.allowed),
        ]}
      />
      {months.map(
        ({ to, words, decision }, index) =>
          !decision.allowed &&
          leads(to) && (
            <DisabledAction key={to} id={`month-${index + 1}-why`} why={<ReasonText why={decision} />}>
              {words}
            </DisabledAction>
          ),
      )}
    </div>
  );
}
