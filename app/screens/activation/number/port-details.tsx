import { useForm } from '@conform-to/react';
import { activationMessages } from '#app/copy/activation.ts';
import { Note } from '#app/ui/banner.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { PhoneNumber } from '#app/ui/phone-number.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { phoneDigits } from '#rpc/domain/digits.ts';
import { ActivationStepLayout } from '../activation-step.tsx';
import { CarrierHelp } from './carrier-help.tsx';
import { numberMessages } from './copy.ts';
import { carrierChosen, otherCarrier, type PortFields } from './form.ts';
import type { NumberPartProps } from './new-number.tsx';

/** Account number, PIN and ZIP at the carrier that the number is moved from. */
export function PortDetails({ page, because, again }: NumberPartProps) {
  const { keep } = useCopy(numberMessages);
  const chosen = page.chosen?.kind === 'port' ? page.chosen : undefined;
  const back = paths.activationStep(page.line.ref, 'number', { way: 'carrier' });
  const { number, carrier, listed } = { ...chosen, ...typedIn(again) };
  const option = carrierChosen(page.carriers, { carrier, listed });
  const digits = phoneDigits(number ?? '');
  const isOther = option?.displayName === otherCarrier;
  return (
    <ActivationStepLayout
      page={page}
      title={keep.title}
      about={
        <>
          {keep.moving} <PhoneNumber digits={digits} /> {keep.from}{' '}
          {isOther ? (chosen?.otherCarrier ?? keep.otherCarrier) : option?.displayName}.{' '}
          <a href={back}>{keep.change}</a>
        </>
      }
      back={back}
      because={because}
    >
      {page.portSecrets === 'gone' && !again && <Note tone="warn">{keep.again}</Note>}
      <DetailsForm page={page} again={again} number={digits} carrier={option?.displayName} isOther={isOther} />
      {option && <CarrierHelp carrier={option} number={digits} />}
    </ActivationStepLayout>
  );
}

/** Number and carrier of the form that was sent before. */
function typedIn(again: NumberPartProps['again']): Partial<Record<'number' | 'carrier' | 'listed', string>> {
  const { number, carrier, listed } = again?.initialValue ?? {};
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return again ? { number: text(number), carrier: text(carrier), listed: text(listed) } : {};
}

interface DetailsFormProps extends Pick<NumberPartProps, 'page' | 'again'> {
  number: string;
  carrier: string | undefined;
  isOther: boolean;
}

function DetailsForm({ page, again, number, carrier, isOther }: DetailsFormProps) {
  const { lite } = usePage();
  const { next } = useCopy(activationMessages);
  const { keep } = useCopy(numberMessages);
  const chosen = page.chosen?.kind === 'port' ? page.chosen : undefined;
  const [form, fields] = useForm<PortFields>({
    id: 'port-details',
    lastResult: again,
    defaultValue: { carrierName: chosen?.otherCarrier, zip: chosen?.zip },
  });
  const { intent, version, carrierName, accountNumber, pin, zip } = fields;
  const isKept = page.portSecrets === 'kept' && chosen?.number === number && chosen.carrier === carrier;
  const { missing, notDigits, length } = keep.account;
  const { missing: noZip, invalid } = keep.zip;
  const zipWords = { missing: noZip, notDigits: invalid, length: invalid, refused: invalid };
  return (
    <>
      <ErrorSummary fields={[carrierName, accountNumber, pin, zip]} />
      <PostForm form={form} action={paths.activationStep(page.line.ref, 'number')}>
        <input type="hidden" name={intent.name} value="keep" />
        <input type="hidden" name={version.name} value={page.version} />
        <input type="hidden" name={fields.number.name} value={number} />
        <input type="hidden" name={fields.carrier.name} value={carrier} />
        {isOther && (
          <Field field={carrierName} label={keep.carrierName.label} autoComplete="off" enterKeyHint="next" required />
        )}
        <Field
          field={accountNumber}
          label={keep.account.label}
          hint={isKept ? keep.account.kept : undefined}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          required={!isKept}
          assist={lite ? undefined : { kind: 'digits', words: { kind: 'accountNumber', missing, notDigits, length } }}
        />
        <Field field={pin} label={keep.pin.label} hint={keep.pin.hint} autoComplete="off" enterKeyHint="next" />
        <Field
          field={zip}
          label={keep.zip.label}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="done"
          required
          assist={lite ? undefined : { kind: 'digits', words: { kind: 'portZip', ...zipWords } }}
        />
        <div className="acts">
          <Button main>{next}</Button>
        </div>
      </PostForm>
    </>
  );
}
