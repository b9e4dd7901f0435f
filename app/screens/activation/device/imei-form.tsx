import { useForm } from '@conform-to/react';
import { scanMessages } from '#app/copy/scan.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { CheckRefused, ImeiEntry } from '#app/screens/public/device-check/imei-entry.tsx';
import { isInterest } from '#app/screens/public/device-check/notify-me.tsx';
import { Banner } from '#app/ui/banner.tsx';
import { Button } from '#app/ui/button.tsx';
import { ImeiPicture } from '#app/ui/imei-picture.tsx';
import { List } from '#app/ui/list.tsx';
import { paths } from '#app/ui/paths.ts';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { DeviceRefusal } from '#rpc/device-check.ts';
import type { DevicePage } from './intent.ts';
import { ActivationStepLayout } from '../activation-step.tsx';
import { deviceMessages } from './copy.ts';
import type { ImeiFields } from './form.ts';

interface ImeiFormProps {
  page: DevicePage;
  because: string | undefined;
  thanks?: string | null | undefined;
  again: FormReply | undefined;
  refused: { imei: string; problem: DeviceRefusal } | undefined;
}

/** The form for the IMEI, with the ways to find it (ACTIVATE-8). */
export function ImeiForm({ page, because, thanks, again, refused }: ImeiFormProps) {
  const copy = useCopy(deviceMessages);
  const check = useCopy(deviceCheckMessages);
  const scan = useCopy(scanMessages);
  const [form, { imei }] = useForm<ImeiFields>({
    id: 'activation-device',
    lastResult: again,
    defaultValue: { imei: refused?.imei ?? page.device?.imei },
  });
  return (
    <ActivationStepLayout page={page} title={copy.title} because={again || refused ? undefined : because}>
      {isInterest(thanks) && <Banner tone="ok">{check.notify[thanks].thanks}</Banner>}
      {refused && <CheckRefused inUse={refused.problem.kind === 'alreadyInUse' ? refused.problem : undefined} />}
      <ErrorSummary fields={[imei]} />
      <PostForm
        form={form}
        action={paths.activationStep(page.line.ref, 'device')}
        hidden={{ intent: 'check', version: page.version }}
      >
        <ImeiEntry
          field={imei}
          scan={scan}
          hint={copy.hint}
          fits={{
            esim: copy.fits[page.sim],
            sim: page.sim === 'esim' ? copy.needsEsim : copy.fits.sim,
            incompatible: copy.invalid.text,
          }}
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
