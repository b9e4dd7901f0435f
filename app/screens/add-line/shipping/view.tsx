import { useForm } from '@conform-to/react';
import { addLineMessages } from '#app/copy/add-line.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { Choice } from '#app/ui/choice.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { ShippingPage } from './intent.ts';
import { StepLayout } from '../step-layout.tsx';
import { shippingMessages } from './copy.ts';
import type { ShippingFields } from './form.ts';

interface ShippingViewProps {
  page: ShippingPage;
  because?: string | undefined;
  again?: FormReply | undefined;
}

/** A step of Add Line: the shipping way of the SIM cards. */
export function ShippingView({ page, because, again }: ShippingViewProps) {
  const copy = useCopy(shippingMessages);
  const { next, ways, days } = useCopy(addLineMessages);
  const [form, { way }] = useForm<ShippingFields>({
    id: 'shipping',
    lastResult: again,
    defaultValue: { way: page.chosen },
  });
  return (
    <StepLayout page={page} title={copy.title} about={copy.about} because={again ? undefined : because}>
      <ErrorSummary fields={[way]} />
      <PostForm form={form} button={next} hidden={{ version: page.version }}>
        <Choice
          wide
          field={way}
          legend={copy.legend}
          options={page.rates.map((rate) => ({
            value: rate.serviceCode,
            label: ways[rate.serviceCode] ?? rate.name,
            detail: `${days(rate.days)} · ${moneyText(rate.amount)}`,
          }))}
        />
      </PostForm>
    </StepLayout>
  );
}
