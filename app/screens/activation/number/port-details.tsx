import { useForm } from '@conform-to/react';
import type { CarrierOption } from '#contracts/config/vocabulary.ts';
import { activationMessages } from '#app/copy/activation.ts';
import { Note } from '#app/ui/banner.tsx';
import { Field } from '#app/ui/field.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { PhoneNumber } from '#app/ui/phone-number.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { isolated } from '#rpc/domain/isolated.ts';
import { type MovingNumber, otherCarrier } from '#rpc/domain/journey/activation.ts';
import { ActivationStepLayout } from '../activation-step.tsx';
import { CarrierHelp } from './carrier-help.tsx';
import { numberMessages } from './copy.ts';
import type { PortFields } from './form.ts';
import type { NumberPartProps } from './number-choice.tsx';
import { TransferSteps, transferSteps } from './transfer-steps.tsx';

/** Account number, PIN and ZIP at the carrier that the checked number is moved from. */
export function PortDetails({ page, because, again, moving }: NumberPartProps & { moving: MovingNumber }) {
  const { keep, before } = useCopy(numberMessages);
  const carrierPath = paths.activationStep(page.line.ref, 'number', { way: 'carrier' });
  const { number, carrier } = moving;
  const isOther = carrier === otherCarrier;
  const otherCarrierName = page.chosen?.kind === 'port' ? page.chosen.otherCarrier : undefined;
  const from = isOther ? (otherCarrierName ?? keep.otherCarrier) : carrier;
  const option = shownOption(
    page.carriers.find(({ displayName }) => displayName === carrier),
    carrier,
  );
  return (
    <ActivationStepLayout
      page={page}
      title={keep.title}
      about={
        <>
          {keep.moving} <PhoneNumber digits={number} /> {keep.from} <bdi>{from}</bdi>.{' '}
          <a href={carrierPath}>{keep.change}</a>
          <br />
          <a href={`#${transferSteps}`}>{before.link}</a>
        </>
      }
      back={carrierPath}
      because={because}
    >
      {page.portSecrets === 'gone' && !again && <Note tone="warn">{keep.again}</Note>}
      <DetailsForm page={page} again={again} isOther={isOther} />
      <TransferSteps carrier={option} name={isolated(isOther ? otherCarrierName : carrier)} />
      <CarrierHelp carrier={option} number={number} />
    </ActivationStepLayout>
  );
}

/** Returns a carrier's words in the carrier's own direction (INTAKE-12); of one that is not listed, its name alone. */
function shownOption(option: CarrierOption | undefined, displayName: string): CarrierOption {
  const { pinLabel, acctNumMsg, pinMsg, extraPinInfo } = option ?? {};
  return {
    ...(option ?? { displayName }),
    ...{ pinLabel: isolated(pinLabel), acctNumMsg: isolated(acctNumMsg) },
    ...{ pinMsg: isolated(pinMsg), extraPinInfo: isolated(extraPinInfo) },
  };
}

function DetailsForm({ page, again, isOther }: Pick<NumberPartProps, 'page' | 'again'> & { isOther: boolean }) {
  const { lite } = usePage();
  const { next } = useCopy(activationMessages);
  const { keep } = useCopy(numberMessages);
  const portAnswer = page.chosen?.kind === 'port' ? page.chosen : undefined;
  const [form, fields] = useForm<PortFields>({
    id: 'port-details',
    lastResult: again,
    defaultValue: { carrierName: portAnswer?.otherCarrier, zip: portAnswer?.zip },
  });
  const { carrierName, accountNumber, pin, zip } = fields;
  const isKept = page.portSecrets === 'kept';
  const { missing, notDigits, length } = keep.account;
  const { missing: noZip, invalid } = keep.zip;
  const zipWords = { missing: noZip, notDigits: invalid, length: invalid, refused: invalid };
  return (
    <>
      <ErrorSummary fields={[carrierName, accountNumber, pin, zip]} />
      <PostForm
        form={form}
        action={paths.activationStep(page.line.ref, 'number')}
        held
        button={next}
        hidden={{ intent: 'keep', version: page.version }}
      >
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
        <Field
          field={pin}
          label={keep.pin.label}
          hint={page.hasPin ? `${keep.account.kept} ${keep.pin.hint}` : keep.pin.hint}
          autoComplete="off"
          enterKeyHint="next"
        />
        <Field
          field={zip}
          label={keep.zip.label}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="done"
          required
          assist={lite ? undefined : { kind: 'digits', words: { kind: 'portZip', ...zipWords } }}
        />
      </PostForm>
    </>
  );
}
