import { useForm } from '@conform-to/react';
import { addLineMessages } from '#app/copy/add-line.ts';
import { addressMessages } from '#app/copy/postal-address.ts';
import { AddressFields } from '#app/forms/address-fields.tsx';
import type { Places } from '#app/forms/address-form.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { AddressPage } from './intent.ts';
import { StepLayout } from '../step-layout.tsx';
import type { AddressForm } from './form.ts';

interface AddressViewProps {
  page: AddressPage;
  because?: string | undefined;
  again?: FormReply | undefined;
  places?: Places | undefined;
}

/** A step of Add Line: the address of the SIM cards. */
export function AddressView({ page, because, again, places }: AddressViewProps) {
  const copy = useCopy(addressMessages);
  const { next } = useCopy(addLineMessages);
  const [form, fields] = useForm<AddressForm>({ id: 'address', lastResult: again, defaultValue: page.address });
  const { address1, address2, city, state, zip, meant } = fields;
  return (
    <StepLayout page={page} title={copy.title} about={copy.about} because={again ? undefined : because}>
      <ErrorSummary fields={[meant, address1, address2, city, state, zip]} />
      <PostForm form={form} button={next} hidden={{ version: page.version }}>
        <AddressFields fields={fields} places={places} />
      </PostForm>
    </StepLayout>
  );
}
