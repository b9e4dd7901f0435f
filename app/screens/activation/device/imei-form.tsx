import { useForm } from '@conform-to/react';
import { problemMessages } from '#app/copy/problem.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { isInterest } from '#app/screens/public/device-check/notify-me.tsx';
import { Banner } from '#app/ui/banner.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { ImeiPicture } from '#app/ui/imei-picture.tsx';
import { List } from '#app/ui/list.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { digitsRules, withoutSeparators } from '#rpc/domain/digits.ts';
import type { SimType } from '#rpc/domain/journey/add-line.ts';
import type { DevicePage, DeviceProblem } from '#rpc/portal/activation/step-page.ts';
import { ActivationStepLayout } from '../activation-step.tsx';
import { deviceMessages } from './copy.ts';
import type { ImeiFields } from './form.ts';

interface ImeiFormProps {
  page: DevicePage;
  because: string | undefined;
  thanks?: string | null | undefined;
  again: FormReply | undefined;
  refused: { imei: string; problem: DeviceProblem } | undefined;
}

/** Asks for the IMEI, and says how to find it (ACTIVATE-8). */
export function ImeiForm({ page, because, thanks, again, refused }: ImeiFormProps) {
  const { lite } = usePage();
  const copy = useCopy(deviceMessages);
  const check = useCopy(deviceCheckMessages);
  const words = useImeiWords(page.sim);
  const [form, { intent, version, imei }] = useForm<ImeiFields>({
    id: 'activation-device',
    lastResult: again,
    defaultValue: { imei: refused?.imei ?? page.device?.imei },
  });
  return (
    <ActivationStepLayout page={page} title={copy.title} because={again || refused ? undefined : because}>
      {isInterest(thanks) && <Banner tone="ok">{check.notify[thanks].thanks}</Banner>}
      {refused && <Refusal problem={refused.problem} />}
      <ErrorSummary fields={[imei]} />
      <PostForm form={form} action={paths.activationStep(page.line.ref, 'device')}>
        <input type="hidden" name={intent.name} value="check" />
        <input type="hidden" name={version.name} value={page.version} />
        <Field
          field={imei}
          label={check.label}
          hint={copy.hint}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          required
          assist={lite ? undefined : { kind: 'imei', words }}
          count={{ typed: withoutSeparators(imei.initialValue ?? '').length, wanted: digitsRules.imei.most }}
        />
        <div className="acts">
          <Button main>{check.check}</Button>
        </div>
        <p className="quiet small">{check.unlocked}</p>
      </PostForm>
      <section className="card">
        <h2>{check.finding.title}</h2>
        <List items={check.finding.ways} />
        <ImeiPicture />
      </section>
    </ActivationStepLayout>
  );
}

/** A check without a result, or a device that another line uses (ERROR-11). */
function Refusal({ problem }: { problem: DeviceProblem }) {
  const { alreadyInUse } = useCopy(deviceCheckMessages);
  const { fallback } = useCopy(problemMessages);
  return problem.why === 'in-use' ? (
    <Banner tone="bad">{problem.message ?? alreadyInUse}</Banner>
  ) : (
    <Banner tone="bad" title={fallback.title}>
      {fallback.text}
    </Banner>
  );
}

/** What the assist module says of an IMEI, for a line with this SIM. */
function useImeiWords(sim: SimType) {
  const copy = useCopy(deviceMessages);
  const check = useCopy(deviceCheckMessages);
  const { fallback } = useCopy(problemMessages);
  return {
    ...check.errors,
    checking: check.checking,
    esim: copy.fits[sim],
    sim: sim === 'esim' ? copy.needsEsim : copy.fits.sim,
    incompatible: copy.invalid.text,
    fiveG: check.notify.fiveG.title,
    downtime: check.notify.downtime.title,
    alreadyInUse: check.alreadyInUse,
    failed: fallback.text,
  };
}
