import { useForm } from '@conform-to/react';
import { activationMessages } from '#app/copy/activation.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { Field } from '#app/ui/field.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import type { Blocked } from '#rpc/domain/decision.ts';
import type { NumberPage } from './intent.ts';
import { ActivationStepLayout } from '../activation-step.tsx';
import { numberMessages } from './copy.ts';
import type { NewNumberFields } from './form.ts';

export interface NumberPartProps {
  page: NumberPage;
  because: string | undefined;
  again: FormReply | undefined;
}

/** A new number by ZIP, with the other way under it. */
export function NewNumber({ page, because, again }: NumberPartProps) {
  const { title, keep } = useCopy(numberMessages);
  return (
    <ActivationStepLayout page={page} title={title} because={because}>
      {page.newNumber.allowed ? <ZipForm page={page} again={again} /> : <NewNumberClosed why={page.newNumber} />}
      <section className="card" aria-labelledby="keep">
        <div>
          <h2 id="keep">{keep.title}</h2>
          <p className="quiet">{keep.text}</p>
        </div>
        <div className="acts">
          <ButtonLink to={paths.activationStep(page.line.ref, 'number', { way: 'carrier' })}>{keep.title}</ButtonLink>
        </div>
      </section>
    </ActivationStepLayout>
  );
}

function ZipForm({ page, again }: Pick<NumberPartProps, 'page' | 'again'>) {
  const { lite } = usePage();
  const { next } = useCopy(activationMessages);
  const { newNumber: copy } = useCopy(numberMessages);
  const { chosen, zip: billing } = page;
  const [form, { zip }] = useForm<NewNumberFields>({
    id: 'new-number',
    lastResult: again,
    defaultValue: { zip: chosen?.kind === 'new' ? chosen.zip : billing },
  });
  const words = { missing: copy.missing, notDigits: copy.invalid, length: copy.invalid, refused: copy.invalid };
  return (
    <section className="card" aria-labelledby="new">
      <div>
        <h2 id="new">{copy.title}</h2>
        <p className="quiet">{copy.text}</p>
      </div>
      <ErrorSummary fields={[zip]} />
      <PostForm
        form={form}
        action={paths.activationStep(page.line.ref, 'number')}
        button={next}
        hidden={{ intent: 'new', version: page.version }}
      >
        <Field
          field={zip}
          label={copy.label}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="next"
          required
          assist={lite ? undefined : { kind: 'digits', words: { kind: 'portZip', ...words } }}
        />
      </PostForm>
    </section>
  );
}

/** A SIM swap is in progress: only the current number can be kept (ACTIVATE-15). */
export function NewNumberClosed({ why }: { why: Blocked }) {
  const { title } = useCopy(numberMessages).newNumber;
  return (
    <DisabledAction id="new-why" why={<ReasonText why={why} />}>
      {title}
    </DisabledAction>
  );
}
