import { activationMessages } from '#app/copy/activation.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { CallUs } from '#app/forms/call-us.tsx';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { Button, ButtonLink, MainLink } from '#app/ui/button.tsx';
import { groupsOfFour } from '#app/ui/groups-of-four.ts';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { SimAndEsimPicture } from '#app/ui/sim-and-esim-picture.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { CheckedDevice } from '#rpc/domain/journey/activation.ts';
import type { DevicePage } from './intent.ts';
import { ActivationStepLayout } from '../activation-step.tsx';
import { deviceName } from '../device-name.ts';
import { deviceMessages } from './copy.ts';

interface CheckedProps {
  page: DevicePage;
  device: CheckedDevice;
  because: string | undefined;
}

/** Returns the address of the device form, where the customer changes the IMEI. */
const anotherAt = ({ line }: DevicePage) => paths.activationStep(line.ref, 'device', { another: '1' });

/** A usable device: the customer confirms that it is the right one (ACTIVATE-9). */
export function CheckedDeviceView({ page, device, because }: CheckedProps) {
  const copy = useCopy(deviceMessages);
  const commonCopy = useCopy(activationMessages);
  const name = deviceName(device);
  const { planName } = page;
  return (
    <ActivationStepLayout page={page} title={copy.works.title} about={copy.works.text} because={because}>
      <section className="card">
        <Summary
          rows={[
            ...(name ? [{ term: commonCopy.device, value: name }] : []),
            {
              term: commonCopy.imei,
              value: <span className="keep">{groupsOfFour(device.imei)}</span>,
              change: anotherAt(page),
            },
            { term: commonCopy.simType, value: commonCopy.sim[page.sim] },
            ...(planName ? [{ term: commonCopy.plan, value: planName }] : []),
          ]}
        />
      </section>
      <Proceed page={page} />
    </ActivationStepLayout>
  );
}

/** A device without an eSIM, for a line with an eSIM: a SIM card can be shipped (ACTIVATE-11). */
export function WithoutEsim({ page, device, because }: CheckedProps) {
  const copy = useCopy(deviceMessages);
  const commonCopy = useCopy(activationMessages);
  const name = deviceName(device);
  return (
    <ActivationStepLayout page={page} title={copy.noEsim.title} about={copy.noEsim.text} because={because}>
      <section className="card">
        <Summary
          rows={[
            ...(name ? [{ term: commonCopy.device, value: name }] : []),
            { term: commonCopy.imei, value: <span className="keep">{groupsOfFour(device.imei)}</span> },
          ]}
        />
      </section>
      <Proceed page={page} another={copy.noEsim.another} />
      <SimAndEsimPicture />
    </ActivationStepLayout>
  );
}

function Proceed({ page, another }: { page: DevicePage; another?: string }) {
  const { proceed } = useCopy(activationMessages);
  return (
    <PostForm
      action={paths.activationStep(page.line.ref, 'device')}
      hidden={{ intent: 'accept', version: page.version }}
    >
      <div className="acts">
        <Button main>{proceed}</Button>
        {another && <ButtonLink to={anotherAt(page)}>{another}</ButtonLink>}
      </div>
    </PostForm>
  );
}

/** Shows an IMEI that belongs to no device the carrier can activate (ERROR-14). */
export function InvalidImei({ page, imei }: { page: DevicePage; imei: string }) {
  const copy = useCopy(deviceMessages);
  const commonCopy = useCopy(activationMessages);
  const check = useCopy(deviceCheckMessages);
  const { tryAgain } = useCopy(problemMessages);
  return (
    <ActivationStepLayout page={page} title={copy.invalid.title} about={copy.invalid.text}>
      <section className="card">
        <Summary rows={[{ term: commonCopy.imei, value: <span className="keep">{groupsOfFour(imei)}</span> }]} />
        <p>{check.outcome.incompatible.text}</p>
        <p>
          <CallUs />
        </p>
      </section>
      <div className="acts">
        <MainLink to={anotherAt(page)}>{tryAgain}</MainLink>
        <ButtonLink to={paths.buyAPhone}>{check.buy}</ButtonLink>
      </div>
    </ActivationStepLayout>
  );
}
