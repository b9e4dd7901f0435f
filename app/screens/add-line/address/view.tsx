import { useForm } from '@conform-to/react';
import { addLineMessages } from '#app/copy/add-line.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { Button } from '#app/ui/button.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { usStates } from '#rpc/domain/us-state.ts';
import type { AddressPage } from '#rpc/portal/add-line/step-page.ts';
import { StepLayout } from '../step-layout.tsx';
import { addressMessages } from './copy.ts';
import { type AddressFields, meantPlaces } from './form.ts';

interface Place {
  city: string;
  state: string;
}

interface AddressViewProps {
  page: AddressPage;
  because?: string | undefined;
  again?: FormReply | undefined;
  /** What the ZIP says and what was typed, when they differ. */
  places?: Record<(typeof meantPlaces)[number], Place> | undefined;
}

/** A step of Add Line: where the SIM cards go. */
export function AddressView({ page, because, again, places }: AddressViewProps) {
  const { lite } = usePage();
  const copy = useCopy(addressMessages);
  const { next } = useCopy(addLineMessages);
  const [form, fields] = useForm<AddressFields>({ id: 'address', lastResult: again, defaultValue: page.address });
  const { address1, address2, city, state, zip, meant } = fields;
  const assist = lite ? undefined : { words: { filled: copy.filled } };
  return (
    <StepLayout page={page} title={copy.title} about={copy.about} because={again ? undefined : because}>
      <ErrorSummary fields={[meant, address1, address2, city, state, zip]} />
      <PostForm form={form}>
        <input type="hidden" name={fields.version.name} value={page.version} />
        {places && (
          <Choice
            wide
            field={meant}
            legend={copy.meant.legend}
            options={meantPlaces.map((place) => ({
              value: place,
              label: `${places[place].city}, ${places[place].state}`,
              detail: copy.meant[place],
            }))}
          />
        )}
        <Field
          field={address1}
          label={copy.street.label}
          autoComplete="shipping address-line1"
          enterKeyHint="next"
          required
          assist={assist && { kind: 'place', ...assist }}
        />
        <Field
          field={address2}
          label={copy.apartment.label}
          autoComplete="shipping address-line2"
          enterKeyHint="next"
        />
        <Field field={city} label={copy.city.label} autoComplete="shipping address-level2" enterKeyHint="next" />
        <SelectField
          field={state}
          label={copy.state.label}
          empty={copy.state.choose}
          options={usStates}
          autoComplete="shipping address-level1"
        />
        <Field
          field={zip}
          label={copy.zip.label}
          hint={copy.zip.hint}
          inputMode="numeric"
          autoComplete="shipping postal-code"
          enterKeyHint="done"
          required
          assist={assist && { kind: 'zip', ...assist }}
        />
        <p className="quiet">{copy.country}</p>
        <div className="acts">
          <Button main>{next}</Button>
        </div>
      </PostForm>
    </StepLayout>
  );
}
