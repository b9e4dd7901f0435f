import { useForm } from '@conform-to/react';
import { activationMessages } from '#app/copy/activation.ts';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Money, moneyText } from '#app/ui/money.tsx';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { SummaryPage } from '#rpc/portal/activation/step-page.ts';
import { ActivationStepLayout } from '../activation-step.tsx';
import { summaryMessages } from './copy.ts';
import type { SummaryFields } from './form.ts';

interface SummaryViewProps {
  page: SummaryPage;
  because?: string | undefined;
  again?: FormReply | undefined;
}

/** What the line costs each month, and how the first month is paid (ACTIVATE-21). */
export function SummaryView({ page, because, again }: SummaryViewProps) {
  const copy = useCopy(summaryMessages);
  const { perMonth } = useCopy(changePlanMessages);
  const { taxes, terms } = useCopy(activationMessages);
  const { plan, line } = page;
  return (
    <ActivationStepLayout page={page} title={copy.title} because={again ? undefined : because}>
      <section className="card">
        <Summary
          rows={[
            { term: plan.name, value: perMonth(moneyText(plan.price)) },
            {
              term: copy.monthly,
              value: (
                <b>
                  <Money cents={plan.price} />
                </b>
              ),
            },
          ]}
        />
      </section>
      <PaymentForm page={page} again={again} />
      <p className="quiet small">
        {taxes}. {copy.charged} <a href={paths.terms}>{terms}</a>
      </p>
      <div className="acts">
        <ButtonLink to={paths.cards({ to: paths.activationStep(line.ref, 'summary') })}>{copy.manage}</ButtonLink>
      </div>
    </ActivationStepLayout>
  );
}

function PaymentForm({ page: { payNow, chosen, version }, again }: Pick<SummaryViewProps, 'page' | 'again'>) {
  const copy = useCopy(summaryMessages);
  const words = copy.payment;
  const [form, { payment, version: shown }] = useForm<SummaryFields>({
    id: 'order-summary',
    lastResult: again,
    defaultValue: { payment: chosen ?? 'next-bill' },
  });
  return (
    <>
      <ErrorSummary fields={[payment]} />
      <PostForm form={form}>
        <input type="hidden" name={shown.name} value={version} />
        {payNow ? (
          <Choice
            field={payment}
            legend={words.legend}
            options={[
              { value: 'next-bill', label: words.later, detail: words.laterDetail },
              { value: 'now', label: words.now, detail: words.nowDetail(moneyText(payNow.amount + payNow.totalTax)) },
            ]}
          />
        ) : (
          <input type="hidden" name={payment.name} value="next-bill" />
        )}
        <div className="acts">
          <Button main>{copy.confirm}</Button>
        </div>
      </PostForm>
    </>
  );
}
