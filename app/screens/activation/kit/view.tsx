import { useForm } from '@conform-to/react';
import { addressMessages } from '#app/copy/postal-address.ts';
import { AddressFields } from '#app/forms/address-fields.tsx';
import type { Places } from '#app/forms/address-form.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { ButtonLink, HomeButton, MainLink } from '#app/ui/button.tsx';
import { MissingNote } from '#app/ui/missing.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import type { KitPage } from './intent.ts';
import { ActivationStepLayout } from '../activation-step.tsx';
import { ChargesForm } from './charges.tsx';
import { kitMessages } from './copy.ts';
import type { KitAddressFields } from './form.ts';

interface KitViewProps {
  page: KitPage;
  because?: string | undefined;
  /** The form is shown again, although the draft has an address already. */
  editing?: boolean;
  again?: FormReply | undefined;
  places?: Places | undefined;
}

/** A SIM kit for an eSIM line whose device has no eSIM: the address, then the charges (ACTIVATE-11). */
export function KitView({ page, because, editing = false, again, places }: KitViewProps) {
  const copy = useCopy(kitMessages);
  const address = useCopy(addressMessages);
  const kitPath = paths.activationStep(page.line.ref, 'kit');
  const isOrder = again?.initialValue?.intent === 'order';
  if (!page.decision.allowed)
    return (
      <ActivationStepLayout page={page} title={copy.charges}>
        <Refused why={page.decision} />
        <div className="acts">
          <HomeButton main />
        </div>
      </ActivationStepLayout>
    );
  if (page.hasAddress && !editing && (!again || isOrder))
    return page.charges ? (
      <ChargesForm page={page} charges={page.charges} because={because} again={again} />
    ) : (
      <ActivationStepLayout page={page} title={copy.charges}>
        <MissingNote tone="warn" call>
          {copy.noOffer}
        </MissingNote>
        <div className="acts">
          <MainLink to={kitPath}>{copy.again}</MainLink>
          <ButtonLink to={`${kitPath}?edit`}>{copy.edit}</ButtonLink>
        </div>
      </ActivationStepLayout>
    );
  return (
    <ActivationStepLayout page={page} title={address.title} about={copy.about} because={again ? undefined : because}>
      <KitAddress page={page} again={again} places={places} />
    </ActivationStepLayout>
  );
}

function KitAddress({ page, again, places }: Pick<KitViewProps, 'page' | 'again' | 'places'>) {
  const copy = useCopy(kitMessages);
  const [form, fields] = useForm<KitAddressFields>({
    id: 'kit-address',
    lastResult: again,
    defaultValue: page.address,
  });
  const { meant, address1, address2, city, state, zip } = fields;
  return (
    <>
      <ErrorSummary fields={[meant, address1, address2, city, state, zip]} />
      <PostForm
        form={form}
        action={paths.activationStep(page.line.ref, 'kit')}
        button={copy.continue}
        hidden={{ intent: 'address', version: page.version }}
      >
        <AddressFields fields={fields} places={places} />
      </PostForm>
    </>
  );
}
