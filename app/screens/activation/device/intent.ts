import { type ActivationState, openStep, save, type StepForm, type Own, type StepPage } from '../journey-state.ts';
import { type ActivationStep, CheckedDevice, chooseDevice } from '#rpc/domain/journey/activation.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import type { DeviceRefusal } from '#rpc/device-check.ts';
import { checkImei } from '#rpc/portal/imei-check.ts';
import { changed } from '#rpc/portal/journey.ts';

export interface DevicePage extends StepPage {
  kind: 'device';
  /** The device that was checked last; without one, the page is the form. */
  device?: CheckedDevice;
  planName?: string;
}

export function devicePage({ draft, line }: ActivationState): Own<DevicePage> {
  return { kind: 'device', device: draft.device, planName: line.reachPlanDisplayName };
}

/**
 * Checks the device of the line with the carrier, and stores a usable one, with or without an eSIM (ACTIVATE-9).
 * @throws NOT_FOUND for a line that the viewer may not see, NotAllowedError with the rule's reason
 */
export async function checkDevice(
  context: PortalContext,
  form: StepForm & { imei: string },
): Promise<StepOutcome<ActivationStep, DeviceRefusal>> {
  const stepAccess = await openStep(context, 'device', form);
  if (!('state' in stepAccess)) return stepAccess;
  const { imei } = form;
  const checked = await checkImei(context, imei);
  if ('kind' in checked) return { kind: 'problem', problem: checked };
  return save(
    context,
    stepAccess.state,
    chooseDevice(stepAccess.state.draft, CheckedDevice.parse({ ...checked, imei })),
  );
}

/** PROCEED on the result of the check. @throws as `checkDevice` */
export async function acceptDevice(context: PortalContext, form: StepForm): Promise<StepOutcome<ActivationStep>> {
  const stepAccess = await openStep(context, 'device', form);
  if (!('state' in stepAccess)) return stepAccess;
  const { draft } = stepAccess.state;
  if (!draft.device) return changed;
  return save(context, stepAccess.state, { ...draft, deviceAccepted: true });
}
