import { problemMessages } from '#app/copy/problem.ts';
import type { FormProblem } from '#app/forms/form-problem.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner } from '#app/ui/banner.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { List } from '#app/ui/list.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { digitsRules, withoutSeparators } from '#rpc/domain/digits.ts';
import type { DeviceCheck } from '#rpc/public/device.ts';
import { deviceCheckMessages } from './copy.ts';
import { isInterest, NotifyMe } from './notify-me.tsx';
import { Outcome } from './outcome.tsx';

interface DeviceCheckViewProps {
  /** What was asked to be told about, from the address. */
  thanks?: string | null;
  checked?: { imei: string; check: DeviceCheck };
  /** A form that was wrong: of the check, or of "notify me". */
  again?: FormProblem;
}

/** Does this device work with us? For visitors, with no script at all (portal-1 §5, portal-2 §2). */
export function DeviceCheckView({ thanks, checked, again }: DeviceCheckViewProps) {
  const check = checked?.check;
  if (check?.outcome === 'fiveG' || check?.outcome === 'downtime') return <NotifyMe interest={check.outcome} />;
  if (again && isInterest(again.values.interest)) return <NotifyMe interest={again.values.interest} again={again} />;
  if (check?.outcome === 'esim' || check?.outcome === 'sim' || check?.outcome === 'incompatible')
    return <Outcome imei={checked?.imei ?? ''} check={check} />;
  return <CheckForm thanks={thanks} checked={checked} again={again} />;
}

function CheckForm({ thanks, checked, again }: DeviceCheckViewProps) {
  const copy = useCopy(deviceCheckMessages);
  const { fallback } = useCopy(problemMessages);
  const errors = again?.errors.imei ?? [];
  const check = checked?.check;
  return (
    <SinglePage title={copy.heading} about={copy.text}>
      {isInterest(thanks) && <Banner tone="ok">{copy.notify[thanks].thanks}</Banner>}
      {check?.outcome === 'alreadyInUse' && <Banner tone="bad">{check.message ?? copy.alreadyInUse}</Banner>}
      {check?.outcome === 'failed' && (
        <Banner tone="bad" title={fallback.title}>
          {fallback.text}
        </Banner>
      )}
      <ErrorSummary errors={errors.map((message) => ({ field: 'imei', message }))} />
      <PostForm action={paths.imeiCheck}>
        <input type="hidden" name="intent" value="check" />
        <Field
          id="imei"
          name="imei"
          label={copy.label}
          hint={copy.hint}
          errors={errors}
          value={withoutSeparators(checked?.imei ?? again?.values.imei ?? '')}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          required
          count={digitsRules.imei.most}
        />
        <p className="quiet small">
          {copy.unlocked} {copy.notKept}
        </p>
        <div className="acts">
          <Button main>{copy.check}</Button>
        </div>
      </PostForm>
      <section className="card">
        <h2>{copy.finding.title}</h2>
        <List items={copy.finding.ways} />
      </section>
    </SinglePage>
  );
}
