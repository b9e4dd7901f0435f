import { useForm } from '@conform-to/react';
import { activationMessages } from '#app/copy/activation.ts';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { Banner, Note } from '#app/ui/banner.tsx';
import { useCharge } from '#app/ui/charge.tsx';
import { FirstMonthText } from '#app/ui/first-month.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { Total, moneyText } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { useUnknown } from '#app/ui/known.tsx';
import { valueOf } from '#rpc/domain/facts/read.ts';
import type { SummaryPage } from './intent.ts';
import { ActivationStepLayout } from '../activation-step.tsx';
import { ManageCards } from '../manage-cards.tsx';
import { summaryMessages } from './copy.ts';
import type { SummaryFields } from './form.ts';

interface SummaryViewProps {
  page: SummaryPage;
  because?: string | undefined;
  again?: FormReply | undefined;
}

/** The monthly price of the line, and the payment of the first month (ACTIVATE-21). */
export function SummaryView({ page, because, again }: SummaryViewProps) {
  const copy = useCopy(summaryMessages);
  const { perMonth } = useCopy(changePlanMessages);
  const { brand } = usePage();
  const { taxes, terms } = useCopy(activationMessages);
  const { fallback } = useCopy(problemMessages);
  const { plan, line, cards, payNow } = page;
  return (
    <ActivationStepLayout page={page} title={copy.title} because={again ? undefined : because}>
      {payNow.kind === 'unreadable' && <Banner tone="bad" stays {...fallback} />}
      <section className="card">
        <Summary
          rows={[
            { term: plan.name, value: perMonth(moneyText(plan.price)) },
            {
              term: copy.monthly,
              value: <Total cents={plan.price} />,
            },
          ]}
        />
      </section>
      <FirstMonthText of={page.firstMonth} />
      <PaymentForm page={page} again={again} />
      <p className="quiet small">
        {taxes}. <a href={brand.external.policies}>{terms}</a>
      </p>
      <div className="acts">
        <ManageCards lineRef={line.ref} cards={cards} back="summary" />
      </div>
    </ActivationStepLayout>
  );
}

function PaymentForm({ page, again }: Pick<SummaryViewProps, 'page' | 'again'>) {
  const { payNow, chosen, version } = page;
  const copy = useCopy(summaryMessages);
  const words = copy.payment;
  const unknownOf = useUnknown();
  const canPayNow = payNow.kind !== 'absent';
  const month = valueOf(payNow);
  const { shortOf, heldOf } = useCharge();
  const [form, { payment }] = useForm<SummaryFields>({
    id: 'order-summary',
    lastResult: again,
    defaultValue: { payment: chosen ?? 'next-bill' },
  });
  return (
    <>
      {!canPayNow && chosen === 'now' && <Note tone="warn">{words.nowClosed}</Note>}
      <ErrorSummary fields={[payment]} />
      <PostForm form={form} button={copy.confirm} hidden={{ version }}>
        {canPayNow ? (
          <Choice
            wide
            field={payment}
            legend={words.legend}
            options={[
              { value: 'next-bill', label: words.later, detail: shortOf(page.later.charge, page.later.hold) },
              {
                value: 'now',
                label: words.now,
                detail: month ? shortOf(month.charge, month.hold) : unknownOf(payNow, words.nowUnknown),
              },
            ]}
          />
        ) : (
          <>
            <input type="hidden" name={payment.name} value="next-bill" />
            <p>{heldOf(page.later.charge, page.later.hold)}</p>
          </>
        )}
      </PostForm>
    </>
  );
}
