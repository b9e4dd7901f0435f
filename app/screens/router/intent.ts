import type { OperationKind } from '#rpc/operation/operations.ts';
import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import type { RouterDevice } from '#contracts/router/vocabulary.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge } from '#rpc/portal-reads.ts';
import { unwrap } from '#rpc/problem.ts';
import { type SubmitDecision, submitOnce } from '#rpc/portal/submit-once.ts';
import { reasonAgainstChange, readRouter, type RouterRead } from './read-router.ts';

type RouterKind = 'router-ssid' | 'router-password' | 'router-reboot' | 'router-reset';

interface Typed {
  operationId: string;
}

/** Gives the Wi-Fi another name, once for one form. @throws as `submitOnce` */
export async function renameWifi(
  context: PortalContext,
  { operationId, ssid }: Typed & { ssid: string },
): Promise<FormOutcome<'router-ssid', 'same'>> {
  return await send(context, 'router-ssid', { operationId, payload: { ssid } }, (device) =>
    device.ssid === ssid ? { kind: 'review', notice: 'same' } : { kind: 'send', terms: { ssid }, baseline: {} },
  );
}

/**
 * Gives the Wi-Fi another password (ROUTER-4). The password is left out of the payload hash, from which a short one
 * could be guessed. A resubmitted form with another password counts as the same form.
 * @throws as `submitOnce`
 */
export async function changeWifiPassword(
  context: PortalContext,
  { operationId, password }: Typed & { password: string },
): Promise<FormOutcome<OperationKind, 'same'>> {
  return await send(context, 'router-password', { operationId, payload: {} }, () => ({
    kind: 'send',
    terms: {},
    baseline: {},
    secrets: { password },
  }));
}

/** Restarts the router, once for one form. @throws as `submitOnce` */
export async function restartRouter(
  context: PortalContext,
  { operationId }: Typed,
): Promise<FormOutcome<OperationKind, 'same'>> {
  return await send(context, 'router-reboot', { operationId, payload: {} }, () => ({
    kind: 'send',
    terms: {},
    baseline: {},
  }));
}

/** Resets the router to its factory settings, once for one form. @throws as `submitOnce` */
export async function resetRouter(
  context: PortalContext,
  { operationId }: Typed,
): Promise<FormOutcome<OperationKind, 'same'>> {
  return await send(context, 'router-reset', { operationId, payload: {} }, ({ ssid }) => ({
    kind: 'send',
    terms: {},
    baseline: { ssid },
  }));
}

/** Submits a change; the router's present state decides, not that of the page (ROUTER-6). */
async function send<K extends RouterKind>(
  context: PortalContext,
  kind: K,
  form: { operationId: string; payload: object },
  decide: (device: RouterDevice) => SubmitDecision<K, 'same'>,
): Promise<FormOutcome<K, 'same'>> {
  return await submitOnce<K, RouterRead, 'same'>(context, kind, {
    ...form,
    async read() {
      const data = await readRouter(context, maxAge.now);
      return { snapshot: data.snapshot, data };
    },
    decide({ data }) {
      const { device } = unwrap(data.device);
      if (!device) return { kind: 'refuse', reason: 'no-home-internet' };
      const reason = reasonAgainstChange(device, data.open);
      return reason ? { kind: 'refuse', reason } : decide(device);
    },
  });
}
