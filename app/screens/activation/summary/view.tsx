import { useForm } from '@conform-to/react';
import type { FormReply } from '#app/forms/form-reply.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { Banner } from '#app/ui/banner.tsx';
import { FirstMonthText } from '#app/ui/first-month.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import type { SummaryPage } from './intent.ts';
import { ActivationStepLayout } from '../activation-step.tsx';
import { AfterSummary, MonthlyPrice, PaymentChoice } from '../order-parts.tsx';
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
  const { fallback } = useCopy(problemMessages);
  const [form, { payment }] = useForm<SummaryFields>({
    id: 'order-summary',
    lastResult: again,
    defaultValue: { payment: page.chosen ?? 'next-bill' },
  });
  return (
    <ActivationStepLayout page={page} title={copy.title} because={again ? undefined : because}>
      {page.payNow.kind === 'unreadable' && <Banner tone="bad" stays {...fallback} />}
      <section className="card">
        <MonthlyPrice plan={page.plan} />
      </section>
      <FirstMonthText of={page.firstMonth} />
      <ErrorSummary fields={[payment]} />
      <PostForm form={form} button={copy.confirm} hidden={{ version: page.version }}>
        <PaymentChoice of={page} field={payment} />
      </PostForm>
      <AfterSummary lineRef={page.line.ref} cards={page.cards} back="summary" />
    </ActivationStepLayout>
  );
}
