import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { reconcileByLine, reconcileByTimeout } from './reconcile.ts';

/** Requests the email with the eSIM kit again (ESIM-11, ESIM-12). */
export const esimKit = operation({
  kind: 'esim-kit',
  effect: 'unseen',
  notify: { alert: 'sim' },
  scope: 'line',
  action: 'get-esim',
  recentSignIn: true,
  terms: z.object({}),
  summary: () => ({}),
  rateLimit: 'esim-kit',
  send: (carrier, { subjectId }) => carrier.activation.resendQr({ customerId: subjectId }),
  // No read shows whether the carrier sent an email; the customer can request it again.
  reconcile: reconcileByTimeout,
});

/** Marks the eSIM as set up on the phone, which ends the activation (ESIM-10). */
export const esimSetup = operation({
  kind: 'esim-setup',
  notify: { topic: 'esim' },
  scope: 'line',
  action: 'complete-esim-setup',
  terms: z.object({}),
  summary: () => ({}),
  send: (carrier, { subjectId }) =>
    carrier.customer.updateFields({
      customerId: subjectId,
      data: { eSimSetup: true, activationJourneyStatus: 'COMPLETED' },
    }),
  reconcile: reconcileByLine(({ eSimSetup }) => eSimSetup),
});
