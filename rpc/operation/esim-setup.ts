import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { seenOnLine } from './seen-on-line.ts';

/** Says that the eSIM is set up on the phone, which ends the activation (ESIM-10). */
export const esimSetup = operation({
  kind: 'esim-setup',
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
