import { type FieldMetadata, useForm } from '@conform-to/react';
import { addLineMessages } from '#app/copy/add-line.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { Banner } from '#app/ui/banner.tsx';
import { Button } from '#app/ui/button.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { CallUs, useCallWords } from '#app/forms/call-us.tsx';
import { NameField } from '#app/forms/person-name-field.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { digitsOf, digitsRules } from '#rpc/domain/digits.ts';
import { type SimType, simTypes } from '#rpc/domain/journey/add-line.ts';
import type { LinePage } from './intent.ts';
import { StepLayout } from '../step-layout.tsx';
import { newLineMessages } from './copy.ts';
import type { NewLineFields } from './form.ts';
import { interestOf, OfferLead, type LeadState, Thanks, withAddress } from './offer-lead.tsx';
import { problemTexts, saysInUse } from './problem-text.ts';

interface NewLineViewProps extends LeadState {
  page: LinePage;
  because?: string | undefined;
  /** The IMEI could not be checked (ERROR-13). */
  unchecked?: boolean | undefined;
}

/** A step of Add Line: the user of the line, its device and its SIM. */
export function NewLineView({ page, because, again, unchecked, offer, thanks }: NewLineViewProps) {
  const { lite, language } = usePage();
  const copy = useCopy(newLineMessages);
  const commonCopy = useCopy(addLineMessages);
  const words = useImeiWords(page.esimOnly);
  const ordinals = useCopy(ordinalMessages);
  const { version, position, occurrence, esimOnly, line } = page;
  const [form, fields] = useForm<NewLineFields>({
    id: 'new-line',
    lastResult: withAddress(again, offer?.lead),
    defaultValue: {
      firstName: line?.firstName,
      lastName: line?.lastName,
      imei: line?.imei,
      sim: esimOnly ? 'esim' : line?.sim,
    },
  });
  const { firstName, lastName, imei, sim, email } = fields;
  const interest = interestOf({ again, offer, thanks });
  return (
    <StepLayout
      page={page}
      title={copy.title(lineInSentence({ occurrence }, ordinals))}
      because={again ? undefined : because}
    >
      {thanks && <Thanks interest={thanks} />}
      {unchecked && <Unchecked />}
      <ErrorSummary fields={[firstName, lastName, imei, sim, email]} />
      <PostForm form={form} key={position} held hidden={{ version }}>
        <NameField field={firstName} words={copy.firstName} enterKeyHint="next" />
        <NameField field={lastName} words={copy.lastName} enterKeyHint="next" />
        <Field
          field={imei}
          label={copy.imei.label}
          hint={copy.imei.hint}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          afterError={saysInUse(imei.errors, language) && <CallUs />}
          assist={lite ? undefined : { kind: 'imei', words }}
          count={{ typed: digitsOf('imei', imei.initialValue ?? '').length, wanted: digitsRules.imei.most }}
        />
        <SimChoice field={sim} esimOnly={esimOnly} />
        <div className="acts">
          <Button main>{commonCopy.next}</Button>
        </div>
        {/* The offer comes after the main button, so that Enter in a field submits the step. */}
        {interest && <OfferLead interest={interest} lead={offer?.lead} email={email} />}
      </PostForm>
    </StepLayout>
  );
}

/** Nothing is wrong with what was typed: the carrier could not check the device. */
function Unchecked() {
  const { fallback } = useCopy(problemMessages);
  return (
    <Banner tone="bad" title={fallback.title}>
      {problemTexts(usePage().language).failed}
    </Banner>
  );
}

/** eSIM first; a plan for eSIM only leaves no choice (ADDLINE-9). */
function SimChoice({ field, esimOnly }: { field: FieldMetadata<SimType | undefined>; esimOnly: boolean }) {
  const { sim } = useCopy(newLineMessages);
  const commonCopy = useCopy(addLineMessages);
  return (
    <Choice
      wide
      optional
      field={field}
      legend={sim.legend}
      hint={esimOnly ? undefined : sim.hint}
      options={simTypes.toReversed().map((type) => {
        const closed = esimOnly && type === 'sim';
        return {
          value: type,
          label: commonCopy.sim[type],
          detail: closed ? sim.planIsEsimOnly : sim[type],
          disabled: closed,
        };
      })}
    />
  );
}

/** Returns the assist module's message for an IMEI: the same as the form's. */
function useImeiWords(esimOnly: boolean) {
  const { language } = usePage();
  const { imei, sim } = useCopy(newLineMessages);
  const device = useCopy(deviceCheckMessages);
  const { alreadyInUse, downtime, fiveG, failed, incompatible } = problemTexts(language);
  return {
    missing: '',
    notDigits: imei.length,
    length: imei.length,
    checking: device.checking,
    esim: `${device.outcome.esim.title}. ${device.outcome.esim.text}`,
    sim: esimOnly ? sim.planNeedsEsim : `${device.outcome.sim.title}. ${device.outcome.sim.text}`,
    incompatible,
    alreadyInUse,
    downtime,
    fiveG,
    failed,
    call: useCallWords(['alreadyInUse']),
  };
}
