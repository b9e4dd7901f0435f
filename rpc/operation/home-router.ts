import * as z from 'zod/mini';
import { Ssid, type RouterDevice } from '#contracts/router/vocabulary.ts';
import { operation, type Reconcile } from './operation.ts';
import { reconcileByRead, reconcileByTimeout } from './reconcile.ts';

/** All four are open one at a time (ROUTER-8), and tell activity pages nothing of what was typed (ROUTER-4). */
const ofRouter = {
  scope: 'account',
  action: 'manage-router',
  mutexGroup: 'router',
  notify: { topic: 'change' },
  summary: () => ({}),
} as const;

/** Reads an operation back from the customer's router. */
function seenOnRouter<O extends { subjectId: string; sentAt?: number }>(
  isApplied: (device: RouterDevice, operation: O) => boolean,
): Reconcile<O> {
  return reconcileByRead(
    (carrier, { subjectId }) => carrier.router.device({ customerId: subjectId }),
    ({ device }, one) => device !== undefined && isApplied(device, one),
  );
}

/** Gives the Wi-Fi another name. */
export const routerSsid = operation({
  ...ofRouter,
  kind: 'router-ssid',
  terms: z.object({ ssid: Ssid }),
  rateLimit: 'router-ssid',
  send: (carrier, { subjectId, terms }) => carrier.router.changeSsid({ customerId: subjectId, ...terms }),
  reconcile: seenOnRouter(({ ssid }, { terms }) => ssid === terms.ssid),
});

/** Gives the Wi-Fi another password, which is sealed while it is on its way (ROUTER-4). */
export const routerPassword = operation({
  ...ofRouter,
  kind: 'router-password',
  terms: z.object({}),
  rateLimit: 'router-password',
  send: (carrier, { subjectId }, { password = '' }) =>
    carrier.router.changePassword({ customerId: subjectId, password }),
  // No read shows a password (ROUTER-8).
  reconcile: reconcileByTimeout,
});

/** Restarts the router; it was not restarting when this was sent (ROUTER-6). */
export const routerReboot = operation({
  ...ofRouter,
  kind: 'router-reboot',
  terms: z.object({}),
  rateLimit: 'router-restart',
  send: (carrier, { subjectId }) => carrier.router.reboot({ customerId: subjectId }),
  reconcile: seenOnRouter(({ status }) => status === 'RESTARTING'),
});

/** Resets the router to its factory settings; it restarts for that. */
export const routerReset = operation({
  ...ofRouter,
  kind: 'router-reset',
  terms: z.object({}),
  /** The name of the Wi-Fi, which the reset takes back. */
  baseline: z.object({ ssid: z.string() }),
  rateLimit: 'router-restart',
  send: (carrier, { subjectId }) => carrier.router.reset({ customerId: subjectId }),
  reconcile: seenOnRouter(
    ({ status, ssid }, { baseline: before }) =>
      status === 'RESTARTING' || (before !== undefined && ssid !== before.ssid),
  ),
});
