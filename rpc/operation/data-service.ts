import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { seenOnLine } from './read-back.ts';

/** Pauses or resumes a line's data (ACCOUNT-8). */
export const dataService = operation({
  kind: 'data-service',
  awaits: 'change',
  scope: 'line',
  action: 'data-service',
  terms: z.object({ pause: z.boolean(), primaryId: z.string() }),
  told: ({ pause }) => ({ pause }),
  send: (carrier, { subjectId, terms }) =>
    carrier.usage.dataCutoff({ dataCutOff: terms.pause, primaryId: terms.primaryId, customerId: subjectId }),
  readBack: seenOnLine((line, { terms }) => line.isDataCutoff === terms.pause),
});
