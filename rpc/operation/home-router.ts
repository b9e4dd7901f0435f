import * as z from 'zod/mini';
import { Ssid, type RouterDevice } from '#contracts/router/vocabulary.ts';
import { operation, type Reconcile } from './operation.ts';
import { reconcileByRead, reconcileByTimeout } from './reconcile.ts';

/**
 * Common fields. One of the four may be in progress at a time (ROUTER-8). Activity pages show no typed value
 * (ROUTER-4).
 */
const ofRouter = {
  scope: 'account',
  action: 'manage-router',
  mutexGroup: 'router',
  notify: { topic: 'change' },
  summary: () => ({}),
} as const;

/** Reconciles a change by a read of the customer's router. */
function reconcileByRouter<O extends { subjectId: string; sentAt?: number }>(
  isApplied: (device: RouterDevice, operation: O) => boolean,
): Reconcile<O> {
  return reconcileByRead(
    (carrier, { subjectId }) => carrier.router.device({ customerId: subjectId }),
    ({ device }, operation) => device !== undefined && isApplied(device, operation),
  );
}

/** Changes the name of the Wi-Fi. */
export const routerSsid = operation({
  ...ofRouter,
  kind: 'router-ssid',
  terms: z.object({ ssid: Ssid }),
  rateLimit: 'router-ssid',
  send: (carrier, { subjectId, terms }) => carrier.router.changeSsid({ customerId: subjectId, ...terms }),
  reconcile: reconcileByRouter(({ ssid }, { terms }) => ssid === terms.ssid),
});

/** Changes the password of the Wi-Fi, which is sealed while it is in flight (ROUTER-4). */
export const routerPassword = operation({
  ...ofRouter,
  kind: 'router-password',
  effect: 'unseen',
  terms: z.object({}),
  rateLimit: 'router-password',
  send: (carrier, { subjectId }, { password = '' }) =>
    carrier.router.changePassword({ customerId: subjectId, password }),
  // Reconciles by time, because reads never return a password (ROUTER-8).
  reconcile: reconcileByTimeout,
});

/** Restarts the router. It was not restarting at the time of the write (ROUTER-6). */
export const routerReboot = operation({
  ...ofRouter,
  kind: 'router-reboot',
  effect: 'passing',
  terms: z.object({}),
  rateLimit: 'router-restart',
  send: (carrier, { subjectId }) => carrier.router.reboot({ customerId: subjectId }),
  reconcile: reconcileByRouter(({ status }) => status === 'RESTARTING'),
});

/** Resets the router to its factory settings, which restarts it. */
export const routerReset = operation({
  ...ofRouter,
  kind: 'router-reset',
  effect: 'passing',
  terms: z.object({}),
  /** Name of the Wi-Fi before the reset, which reverts it. */
  baseline: z.object({ ssid: z.string() }),
  rateLimit: 'router-restart',
  send: (carrier, { subjectId }) => carrier.router.reset({ customerId: subjectId }),
  reconcile: reconcileByRouter(
    ({ status, ssid }, { baseline }) => status === 'RESTARTING' || (baseline !== undefined && ssid !== baseline.ssid),
  ),
});
