import * as z from 'zod/mini';
import { notFoundYet } from '../domain/ledger.ts';
import { operation } from './operation.ts';

/** Has the eSIM kit sent by email again (ESIM-11, ESIM-12). */
export const esimKit = operation({
  kind: 'esim-kit',
  scope: 'line',
  action: 'get-esim',
  recentSignIn: true,
  terms: z.object({}),
  told: () => ({}),
  limit: 'esim-kit',
  send: (carrier, { subjectId }) => carrier.activation.resendQr({ customerId: subjectId }),
  // The carrier has no way to tell whether it sent an email; it may be asked for again.
  readBack: async (_, { sentAt = 0 }, __, now) => notFoundYet(sentAt, now),
});
