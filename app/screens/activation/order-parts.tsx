import type { FieldMetadata } from '@conform-to/react';
import type { ComponentProps } from 'react';
import { activationMessages } from '#app/copy/activation.ts';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import { Note } from '#app/ui/banner.tsx';
import { useCharge } from '#app/ui/charge.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { useUnknown } from '#app/ui/known.tsx';
import { moneyText, Total } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { valueOf } from '#rpc/domain/facts/read.ts';
import type { FirstPayment } from '#rpc/domain/journey/activation.ts';
import { ManageCards } from './manage-cards.tsx';
import type { OrderSummary } from './order-summary.ts';
import { summaryMessages } from './summary/copy.ts';

/** The plan's price per month, and what a month costs. */
export function MonthlyPrice({ plan }: Pick<OrderSummary, 'plan'>) {
  const { monthly } = useCopy(summaryMessages);
  const { perMonth } = useCopy(changePlanMessages);
  return (
    <Summary
      rows={[
        { term: plan.name, value: perMonth(moneyText(plan.price)) },
        { term: monthly, value: <Total cents={plan.price} /> },
      ]}
    />
  );
}

/** Taxes and terms, which the price leaves out, and the way to the cards. */
export function AfterSummary({ lineRef, cards, back }: ComponentProps<typeof ManageCards>) {
  const { external } = usePage().brand;
  const { taxes, terms } = useCopy(activationMessages);
  return (
    <>
      <p className="quiet small">
        {taxes}. <a href={external.policies}>{terms}</a>
      </p>
      <div className="acts">
        <ManageCards lineRef={lineRef} cards={cards} back={back} />
      </div>
    </>
  );
}

interface PaymentChoiceProps {
  of: Pick<OrderSummary, 'payNow' | 'later' | 'chosen'>;
  field: FieldMetadata<FirstPayment | undefined>;
}

/** The first month on the next bill or now; for those who may not pay it now, the next bill alone. */
export function PaymentChoice({ of: { payNow, later, chosen }, field }: PaymentChoiceProps) {
  const words = useCopy(summaryMessages).payment;
  const unknownOf = useUnknown();
  const month = valueOf(payNow);
  const { shortOf, heldOf } = useCharge();
  if (payNow.kind === 'absent')
    return (
      <>
        {chosen === 'now' && <Note tone="warn">{words.nowClosed}</Note>}
        <input type="hidden" name={field.name} value="next-bill" />
        <p>{heldOf(later.charge, later.hold)}</p>
      </>
    );
  return (
    <Choice
      wide
      field={field}
      legend={words.legend}
      options={[
        { value: 'next-bill', label: words.later, detail: shortOf(later.charge, later.hold) },
        {
          value: 'now',
          label: words.now,
          detail: month ? shortOf(month.charge, month.hold) : unknownOf(payNow, words.nowUnknown),
        },
      ]}
    />
  );
}
