import { useForm } from '@conform-to/react';
import { activationMessages } from '#app/copy/activation.ts';
import { earlierOrderMessages } from '#app/copy/earlier-order.ts';
import { CheckBox } from '#app/forms/check-box.tsx';
import type { FormReply } from '#app/forms/form-reply.ts';
import { Banner } from '#app/ui/banner.tsx';
import { ChargeLine } from '#app/ui/charge.tsx';
import { EarlierOrder } from '#app/ui/earlier-order.tsx';
import { Money, Total } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { Summary } from '#app/ui/summary.tsx';
import type { KitCharges, KitPage } from './intent.ts';
import { ActivationStepLayout } from '../activation-step.tsx';
import { kitMessages } from './copy.ts';
import type { KitOrderFields } from './form.ts';

interface ChargesFormProps {
  page: KitPage;
  charges: KitCharges;
  because: string | undefined;
  again: FormReply | undefined;
}

/** The price and address of the SIM kit, before it is ordered (ACTIVATE-11, ACTIVATE-12). */
export function ChargesForm({ page, charges, because, again }: ChargesFormProps) {
  const { brand } = usePage();
  const copy = useCopy(kitMessages);
  const { changed } = useCopy(earlierOrderMessages);
  const { confirm, terms } = useCopy(activationMessages);
  const { recipient, address, kitPrice, shipping, tax, total, charge, mark } = charges;
  const kitPath = paths.activationStep(page.line.ref, 'kit');
  const [form, fields] = useForm<KitOrderFields>({ id: 'kit-order', lastResult: again });
  const street = [address.address1, address.address2].filter(Boolean).join(', ');
  const place = `${address.city}, ${address.state} ${address.zip}`;
  return (
    <ActivationStepLayout page={page} title={copy.charges} back={`${kitPath}?edit`}>
      {(because === 'changed' || because === 'moved') && !again && <Banner tone="warn" {...copy.moved} />}
      {because === 'earlier' && <Banner tone="warn" {...changed} />}
      <ErrorSummary fields={[fields.shipHere]} />
      <section className="card">
        <Summary
          rows={[
            { term: copy.kit, value: <Money cents={kitPrice} /> },
            { term: copy.shipping(shipping.days), value: <Money cents={shipping.amount} /> },
            { term: copy.tax, value: <Money cents={tax} /> },
            {
              term: copy.total,
              value: <Total cents={total} />,
            },
          ]}
        />
        <p className="quiet small">
          <a href={brand.external.policies}>{terms}</a>
        </p>
      </section>
      <PostForm
        form={form}
        action={kitPath}
        hidden={{ intent: 'order', version: page.version, operation: page.operationId, mark }}
        button={confirm}
        back={{ to: `${kitPath}?edit`, words: copy.edit }}
        signInFirst={page.signInFirst}
      >
        <CheckBox field={fields.shipHere}>
          <b>{copy.shipHere}</b> <span className="quiet">{[recipient, street, place].filter(Boolean).join(', ')}</span>
        </CheckBox>
        <EarlierOrder earlier={page.earlier} cents={charge.cents} />
        <ChargeLine charge={charge} />
      </PostForm>
    </ActivationStepLayout>
  );
}
