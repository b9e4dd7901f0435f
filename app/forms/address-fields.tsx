import type { FieldMetadata } from '@conform-to/react';
import { addressMessages } from '#app/copy/postal-address.ts';
import { Choice } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { usStates } from '#rpc/domain/us-state.ts';
import { meantPlaces, type Places } from './address-form.ts';

type AddressField = 'address1' | 'address2' | 'city' | 'state' | 'zip' | 'meant';

interface AddressFieldsProps {
  /** The fields of the address, from `useForm`. */
  fields: Readonly<Record<AddressField, FieldMetadata<string | undefined>>>;
  places?: Places | undefined;
}

/** The fields of the address to which SIM cards are shipped (ADDLINE-10 to ADDLINE-12). */
export function AddressFields({ fields, places }: AddressFieldsProps) {
  const { lite } = usePage();
  const copy = useCopy(addressMessages);
  const { address1, address2, city, state, zip, meant } = fields;
  const assist = lite ? undefined : { words: { filled: copy.filled } };
  return (
    <>
      {places && (
        <Choice
          wide
          field={meant}
          legend={copy.meant.legend}
          options={meantPlaces.map((place) => ({
            value: place,
            label: [places[place].city, places[place].state].filter(Boolean).join(', '),
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
      <Field field={address2} label={copy.apartment.label} autoComplete="shipping address-line2" enterKeyHint="next" />
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
        hint={`${copy.zip.hint} ${copy.country}`}
        inputMode="numeric"
        autoComplete="shipping postal-code"
        enterKeyHint="done"
        required
        assist={assist && { kind: 'zip', ...assist }}
      />
    </>
  );
}
