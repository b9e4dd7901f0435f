import * as z from 'zod/mini';
import { Ssid, type RouterDevice } from '#contracts/router/vocabulary.ts';
import { operation, type ReadBack } from './operation.ts';
import { seenIn, shownNowhere } from './read-back.ts';

/** All four are open one at a time (ROUTER-8), and tell activity pages nothing of what was typed (ROUTER-4). */
const ofRouter = {
  scope: 'account',
  action: 'manage-router',
  turn: 'router',
  awaits: 'change',
  told: () => ({}),
} as const;

/** Reads an operation back from the customer's router. */
function seenOnRouter<O extends { subjectId: string; sentAt?: number }>(
  isApplied: (device: RouterDevice, operation: O) => boolean,
): ReadBack<O> {
  return seenIn(
    (carrier, { subjectId }) => carrier.router.device({ customerId: subjectId }),
    ({ device }, one) => device !== undefined && isApplied(device, one),
  );
}

/** Gives the Wi-Fi another name. */
export const routerSsid = operation({
  ...ofRouter,
  kind: 'router-ssid',
  terms: z.object({ ssid: Ssid }),
  limit: 'router-ssid',
  send: (carrier, { subjectId, terms }) => carrier.router.changeSsid({ customerId: subjectId, ...terms }),
  readBack: seenOnRouter(({ ssid }, { terms }) => ssid === terms.ssid),
});

/** Gives the Wi-Fi another password, which is sealed while it is on its way (ROUTER-4). */
export const routerPassword = operation({
  ...ofRouter,
  kind: 'router-password',
  terms: z.object({}),
  limit: 'router-password',
  send: (carrier, { subjectId }, { password = '' }) =>
    carrier.router.changePassword({ customerId: subjectId, password }),
  // No read shows a password (ROUTER-8).
  readBack: shownNowhere,
});

/** Restarts the router; it was not restarting when this was sent (ROUTER-6). */
export const routerReboot = operation({
  ...ofRouter,
  kind: 'router-reboot',
  terms: z.object({}),
  limit: 'router-restart',
  send: (carrier, { subjectId }) => carrier.router.reboot({ customerId: subjectId }),
  readBack: seenOnRouter(({ status }) => status === 'RESTARTING'),
});

/** Resets the router to its factory settings; it restarts for that. */
export const routerReset = operation({
  ...ofRouter,
  kind: 'router-reset',
  terms: z.object({}),
  /** The name of the Wi-Fi, which the reset takes back. */
  before: z.object({ ssid: z.string() }),
  limit: 'router-restart',
  send: (carrier, { subjectId }) => carrier.router.reset({ customerId: subjectId }),
  readBack: seenOnRouter(
    ({ status, ssid }, { before }) => status === 'RESTARTING' || (before !== undefined && ssid !== before.ssid),
  ),
});
