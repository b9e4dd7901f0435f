import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { seenOnLine, shownNowhere } from './read-back.ts';

/** Has the eSIM kit sent by email again (ESIM-11, ESIM-12). */
export const esimKit = operation({
  kind: 'esim-kit',
  alert: 'sim',
  scope: 'line',
  action: 'get-esim',
  recentSignIn: true,
  terms: z.object({}),
  told: () => ({}),
  limit: 'esim-kit',
  send: (carrier, { subjectId }) => carrier.activation.resendQr({ customerId: subjectId }),
  // The carrier has no way to tell whether it sent an email; it may be asked for again.
  readBack: shownNowhere,
});

/** Says that the eSIM is set up on the phone, which ends the activation (ESIM-10). */
export const esimSetup = operation({
  kind: 'esim-setup',
  awaits: 'esim',
  scope: 'line',
  action: 'complete-esim-setup',
  terms: z.object({}),
  told: () => ({}),
  send: (carrier, { subjectId }) =>
    carrier.customer.updateFields({
      customerId: subjectId,
      data: { eSimSetup: true, activationJourneyStatus: 'COMPLETED' },
    }),
  readBack: seenOnLine(({ eSimSetup }) => eSimSetup),
});
