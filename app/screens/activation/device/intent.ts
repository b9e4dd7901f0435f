import { changed } from '#rpc/portal/journey.ts';
import type { ActivationStep } from '#rpc/domain/journey/activation.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import { CheckedDevice, chooseDevice } from '#rpc/domain/journey/activation.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { checkImei } from '#rpc/portal/imei-check.ts';
import { openStep, save } from '../activation-state.ts';
import type { DeviceProblem } from '../step-page.ts';

interface StepForm {
  lineRef: string;
  version: string;
}

/**
 * Asks about the device of the line, and keeps one that works, with or without an eSIM (ACTIVATE-9).
 * @throws NOT_FOUND for a line that this person may not see, NotAllowedError with the rule's reason
 */
export async function checkDevice(
  context: PortalContext,
  form: StepForm & { imei: string },
): Promise<StepOutcome<ActivationStep, DeviceProblem>> {
  const opened = await openStep(context, 'device', form);
  if (!('state' in opened)) return opened;
  const { imei } = form;
  const checked = await checkImei(context, imei);
  if ('why' in checked)
    return { kind: 'problem', problem: checked.why === 'alreadyInUse' ? { ...checked, why: 'in-use' } : checked };
  return save(context, opened.state, chooseDevice(opened.state.draft, CheckedDevice.parse({ ...checked, imei })));
}

/** PROCEED on the result of the check. @throws as `checkDevice` */
export async function acceptDevice(context: PortalContext, form: StepForm): Promise<StepOutcome<ActivationStep>> {
  const opened = await openStep(context, 'device', form);
  if (!('state' in opened)) return opened;
  const { draft } = opened.state;
  if (!draft.device) return changed;
  return save(context, opened.state, { ...draft, deviceAccepted: true });
}
