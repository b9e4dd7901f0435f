import { useForm } from '@conform-to/react';
import { activationMessages } from '#app/copy/activation.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { phoneText } from '#app/ui/phone-number.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { CallUs } from '#app/forms/call-us.tsx';
import type { FormReply } from '#app/forms/form-reply.ts';
import { digitsOf } from '#rpc/domain/digits.ts';
import { ActivationStepLayout } from '../activation-step.tsx';
import { CarrierField } from './carrier-field.tsx';
import { numberMessages } from './copy.ts';
import type { MovedFields } from './form.ts';
import { NewNumberClosed, type NumberPartProps } from './new-number.tsx';

/** Which number is moved, and from which carrier. */
export function MovedNumber({ page, because, again }: NumberPartProps) {
  const { next } = useCopy(activationMessages);
  const { keep, newNumber } = useCopy(numberMessages);
  const { lite } = usePage();
  const { moving } = page;
  const { missing, length } = keep.number;
  const numberPath = paths.activationStep(page.line.ref, 'number');
  const [form, { number, carrier, listed }] = useForm<MovedFields>({
    id: 'moved-number',
    lastResult: again && { ...again, initialValue: { ...again.initialValue, ...shownNumber(again) } },
    defaultValue: { number: moving && phoneText(moving.number), carrier: moving?.carrier },
  });
  return (
    <ActivationStepLayout
      page={page}
      title={keep.title}
      about={keep.about}
      back={`${numberPath}?way=new`}
      because={because}
    >
      <ErrorSummary fields={[number, carrier]} />
      <PostForm
        form={form}
        action={numberPath}
        held
        button={next}
        hidden={{ intent: 'carrier', version: page.version }}
      >
        <Field
          field={number}
          type="tel"
          label={keep.number.label}
          inputMode="tel"
          autoComplete="tel-national"
          enterKeyHint="next"
          required
          assist={lite ? undefined : { kind: 'phone', words: { kind: 'phone', missing, notDigits: length, length } }}
          afterError={number.errors?.includes(keep.notValid) && <CallUs />}
        />
        <CarrierField carrier={carrier} listed={listed} carriers={page.carriers} />
      </PostForm>
      <div className="acts">
        {page.newNumber.allowed ? (
          <ButtonLink to={`${numberPath}?way=new`}>{newNumber.title}</ButtonLink>
        ) : (
          <NewNumberClosed why={page.newNumber} />
        )}
      </div>
    </ActivationStepLayout>
  );
}

/** A number comes back in the way that it is shown elsewhere; what is no number, as it was typed. */
function shownNumber({ initialValue }: FormReply): { number?: string } {
  const typed = initialValue?.number;
  return typeof typed === 'string' ? { number: phoneText(digitsOf('phone', typed)) } : {};
}
