import { useForm } from '@conform-to/react';
import { activationMessages } from '#app/copy/activation.ts';
import { scanMessages } from '#app/copy/scan.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { CallUs } from '#app/forms/call-us.tsx';
import { MainLink } from '#app/ui/button.tsx';
import { CallLink } from '#app/ui/call-link.tsx';
import { Field } from '#app/ui/field.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { groupsOfFour } from '#app/ui/groups-of-four.ts';
import { paths } from '#app/ui/paths.ts';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { SimNumberPicture } from '#app/ui/sim-number-picture.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { digitCount, digitsRules } from '#rpc/domain/digits.ts';
import type { SimPage } from './intent.ts';
import { ActivationStepLayout } from '../activation-step.tsx';
import { simMessages } from './copy.ts';
import type { SimFields } from './form.ts';

interface SimViewProps {
  page: SimPage;
  because?: string | undefined;
  again?: FormReply | undefined;
  /** A SIM number that the carrier does not accept. */
  invalid?: string | undefined;
}

/** Step 3 of a physical SIM: its number (ACTIVATE-20). */
export function SimView({ page, because, again, invalid }: SimViewProps) {
  if (invalid !== undefined) return <InvalidSim page={page} iccid={invalid} />;
  return <SimForm page={page} because={again ? undefined : because} again={again} />;
}

function SimForm({ page, because, again }: Pick<SimViewProps, 'page' | 'because' | 'again'>) {
  const { lite } = usePage();
  const { next } = useCopy(activationMessages);
  const copy = useCopy(simMessages);
  const scan = useCopy(scanMessages);
  const [form, { iccid }] = useForm<SimFields>({
    id: 'sim-number',
    lastResult: again,
    defaultValue: { iccid: page.iccid },
  });
  const { missing, notDigits, length } = copy;
  return (
    <ActivationStepLayout page={page} title={copy.title} because={because}>
      <ErrorSummary fields={[iccid]} />
      <PostForm form={form} button={next} hidden={{ version: page.version }}>
        <Field
          field={iccid}
          label={copy.label}
          hint={copy.hint}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          afterError={iccid.errors?.includes(copy.inUse) && <CallUs />}
          required
          scan={scan}
          assist={lite ? undefined : { kind: 'digits', words: { kind: 'iccid', missing, notDigits, length } }}
          count={{ typed: digitCount('iccid', iccid.initialValue ?? ''), wanted: digitsRules.iccid.most }}
        />
      </PostForm>
      <figure className="card">
        <SimNumberPicture />
        <figcaption className="quiet small">{copy.where}</figcaption>
      </figure>
    </ActivationStepLayout>
  );
}

function InvalidSim({ page, iccid }: { page: SimPage; iccid: string }) {
  const commonCopy = useCopy(activationMessages);
  const copy = useCopy(simMessages);
  return (
    <ActivationStepLayout page={page} title={copy.invalidTitle} about={copy.invalid}>
      <section className="card">
        <Summary rows={[{ term: commonCopy.simNumber, value: <span className="keep">{groupsOfFour(iccid)}</span> }]} />
        <p>
          {copy.compare} <CallLink />.
        </p>
      </section>
      <div className="acts">
        <MainLink to={paths.activationStep(page.line.ref, 'sim')}>{copy.retry}</MainLink>
      </div>
    </ActivationStepLayout>
  );
}
