import { useForm } from '@conform-to/react';
import type { FormReply } from '#app/forms/form-reply.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner } from '#app/ui/banner.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { List } from '#app/ui/list.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { DeviceCheck } from '#rpc/public/device.ts';
import { deviceCheckMessages } from './copy.ts';
import type { CheckFields } from './form.ts';
import { CheckRefused, ImeiEntry } from './imei-entry.tsx';
import { isInterest, NotifyMe, type OfferedLead } from './notify-me.tsx';
import { Outcome } from './outcome.tsx';

interface DeviceCheckViewProps {
  /** The plan that the device will be used with. */
  planId?: string | undefined;
  /** Subject of the requested notice, from the address. */
  thanks?: string | null;
  checked?: { imei: string; check: DeviceCheck; lead?: OfferedLead };
  /** A form that was wrong: the check, or "notify me". */
  again?: FormReply;
}

/** The device check for visitors, complete without script. */
export function DeviceCheckView({ thanks, planId, checked, again }: DeviceCheckViewProps) {
  const interest = again?.initialValue?.interest;
  if (isInterest(interest)) return <NotifyMe interest={interest} again={again} />;
  if (!checked) return <CheckForm thanks={thanks} planId={planId} again={again} />;
  const { imei, check, lead } = checked;
  switch (check.kind) {
    case 'fiveG':
    case 'downtime':
      return <NotifyMe interest={check.kind} lead={lead} />;
    case 'esim':
    case 'sim':
    case 'incompatible':
      return <Outcome imei={imei} check={check} planId={planId} />;
    default:
      return <CheckForm planId={planId} checked={checked} />;
  }
}

function CheckForm({ thanks, planId, checked, again }: DeviceCheckViewProps) {
  const copy = useCopy(deviceCheckMessages);
  const sentence = ({ title, text }: { title: string; text: string }) => `${title}. ${text}`;
  const { esim, sim, incompatible } = copy.outcome;
  const [form, { imei }] = useForm<CheckFields>({
    id: 'device-check',
    lastResult: again,
    defaultValue: { imei: checked?.imei },
  });
  const check = checked?.check;
  return (
    <SinglePage title={copy.heading} about={copy.text}>
      {isInterest(thanks) && <Banner tone="ok">{copy.notify[thanks].thanks}</Banner>}
      {check?.kind === 'alreadyInUse' && <CheckRefused inUse={check} />}
      {check?.kind === 'failed' && <CheckRefused />}
      <ErrorSummary fields={[imei]} />
      <PostForm form={form} action={paths.imeiCheckFor(planId)} button={copy.check} hidden={{ intent: 'check' }}>
        <ImeiEntry
          field={imei}
          hint={copy.hint}
          fits={{ esim: sentence(esim), sim: sentence(sim), incompatible: incompatible.text }}
        />
        <p className="quiet small">
          {copy.unlocked} {copy.notKept}
        </p>
      </PostForm>
      <section className="card">
        <h2>{copy.finding.title}</h2>
        <List items={copy.finding.ways} />
      </section>
    </SinglePage>
  );
}
