import { type FieldMetadata, getFieldsetProps, useForm } from '@conform-to/react';
import { activationMessages } from '#app/copy/activation.ts';
import { CallUs } from '#app/forms/call-us.tsx';
import type { FormReply } from '#app/forms/form-reply.ts';
import { Field } from '#app/ui/field.tsx';
import { FieldNotes } from '#app/ui/field-notes.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { phoneText } from '#app/ui/phone-number.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { Reveal } from '#app/ui/reveal.tsx';
import { digitsOf } from '#rpc/domain/digits.ts';
import { ActivationStepLayout } from '../activation-step.tsx';
import { CarrierField } from './carrier-field.tsx';
import { numberMessages } from './copy.ts';
import type { ChoiceFields } from './form.ts';
import type { NumberPage } from './intent.ts';

export interface NumberPartProps {
  page: NumberPage;
  because: string | undefined;
  again: FormReply | undefined;
}

/** A new number or the own one, each with its fields inside the option (ACTIVATE-48). */
export function NumberChoice({ page, because, again }: NumberPartProps) {
  const { next } = useCopy(activationMessages);
  const { title, legend, keep, newNumber } = useCopy(numberMessages);
  const { moving, chosen } = page;
  const [form, { intent, number, carrier, listed, zip }] = useForm<ChoiceFields>({
    id: 'number-choice',
    lastResult: again && { ...again, initialValue: { ...again.initialValue, ...shownNumber(again) } },
    defaultValue: {
      intent: chosenOption(page),
      number: moving && phoneText(moving.number),
      carrier: moving?.carrier,
      zip: chosen?.kind === 'new' ? chosen.zip : page.zip,
    },
  });
  const group = getFieldsetProps(intent, {});
  return (
    <ActivationStepLayout page={page} title={title} because={because}>
      <ErrorSummary fields={[intent, number, carrier, zip]} />
      <PostForm
        form={form}
        action={paths.activationStep(page.line.ref, 'number')}
        held
        button={next}
        hidden={{ version: page.version }}
      >
        <fieldset className={intent.errors && 'wrong'} aria-describedby={group['aria-describedby']}>
          <legend className="unseen">{legend}</legend>
          <FieldNotes field={intent} />
          <Reveal field={intent} value="carrier" id={intent.id} label={keep.title} detail={keep.text}>
            <NumberField field={number} />
            <CarrierField carrier={carrier} listed={listed} carriers={page.carriers} />
          </Reveal>
          <Reveal
            field={intent}
            value="new"
            id={`${intent.id}-new`}
            label={newNumber.title}
            detail={newNumber.text}
            why={page.newNumber.allowed ? undefined : <ReasonText why={page.newNumber} />}
          >
            <ZipField field={zip} />
          </Reveal>
        </fieldset>
      </PostForm>
    </ActivationStepLayout>
  );
}

/** Returns the option that was answered before, or the only one that is possible (ACTIVATE-48, ACTIVATE-15). */
function chosenOption({ moving, chosen, newNumber }: NumberPage): 'carrier' | 'new' | undefined {
  if (moving || !newNumber.allowed) return 'carrier';
  return chosen?.kind === 'new' ? 'new' : undefined;
}

function NumberField({ field }: { field: FieldMetadata<string | undefined> }) {
  const { lite } = usePage();
  const { notValid, number: copy } = useCopy(numberMessages).keep;
  const { label, missing, length } = copy;
  return (
    <Field
      field={field}
      type="tel"
      label={label}
      inputMode="tel"
      autoComplete="tel-national"
      enterKeyHint="next"
      required
      assist={lite ? undefined : { kind: 'phone', words: { kind: 'phone', missing, notDigits: length, length } }}
      afterError={field.errors?.includes(notValid) && <CallUs />}
    />
  );
}

function ZipField({ field }: { field: FieldMetadata<string | undefined> }) {
  const { lite } = usePage();
  const { label, missing, invalid } = useCopy(numberMessages).newNumber;
  const words = { missing, notDigits: invalid, length: invalid, refused: invalid };
  return (
    <Field
      field={field}
      label={label}
      inputMode="numeric"
      autoComplete="postal-code"
      enterKeyHint="done"
      required
      assist={lite ? undefined : { kind: 'digits', words: { kind: 'portZip', ...words } }}
    />
  );
}

/** A number comes back in the way that it is shown elsewhere; what is no number, as it was typed. */
function shownNumber({ initialValue }: FormReply): { number?: string } {
  const typed = initialValue?.number;
  return typeof typed === 'string' ? { number: phoneText(digitsOf('phone', typed)) } : {};
}
