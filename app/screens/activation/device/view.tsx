import { commonMessages } from '#app/copy/common.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { isInterest, NotifyMe, type OfferedLead } from '#app/screens/public/device-check/notify-me.tsx';
import type { Interest } from '#rpc/public/lead.ts';
import { useCopy } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import type { DeviceRefusal } from '#rpc/device-check.ts';
import type { DevicePage } from './intent.ts';
import { CheckedDeviceView, InvalidImei, WithoutEsim } from './checked.tsx';
import { ImeiForm } from './imei-form.tsx';

interface DeviceViewProps {
  page: DevicePage;
  because?: string | undefined;
  /** Shows the form again, for another device than the checked one. */
  another?: boolean;
  /** Subject of the notification that the customer requested, from the address. */
  thanks?: string | null;
  /** Reason that the activation did not start, from the address: the customer can be notified when it is over. */
  notify?: string | null;
  /** Rejected form, shown again: the IMEI's, or "Notify me". */
  again?: FormReply | undefined;
  /** The carrier's refusal of the submitted IMEI. */
  refused?: { imei: string; problem: DeviceRefusal; lead?: OfferedLead } | undefined;
}

/** Step 1: the IMEI of the device, and the result of its check (ACTIVATE-8, ACTIVATE-9). */
export function DeviceView(props: DeviceViewProps) {
  const { backHome } = useCopy(commonMessages);
  const { page, because, another = false, thanks, again, refused } = props;
  const interest = interestOf(props);
  if (interest) {
    const devicePath = paths.activationStep(page.line.ref, 'device', { another: '1' });
    const back = { to: paths.home, words: backHome };
    return <NotifyMe interest={interest} lead={refused?.lead} again={again} at={devicePath} back={back} />;
  }
  if (refused?.problem.kind === 'incompatible') return <InvalidImei page={page} imei={refused.imei} />;
  const { device } = page;
  if (again || refused || another || !device)
    return <ImeiForm page={page} because={because} thanks={thanks} again={again} refused={refused} />;
  return page.sim === 'esim' && !device.esimAvailable ? (
    <WithoutEsim page={page} device={device} because={because} />
  ) : (
    <CheckedDeviceView page={page} device={device} because={because} />
  );
}

/** Returns the subject of a notification: from a form, from the check, or from a refused activation. */
function interestOf({ again, refused, notify }: DeviceViewProps): Interest | undefined {
  const subject = again ? again.initialValue?.interest : refused ? refused.problem.kind : notify;
  return isInterest(subject) ? subject : undefined;
}
