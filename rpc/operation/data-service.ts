import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { reconcileByLine } from './reconcile.ts';

/** Pauses or resumes a line's data (ACCOUNT-8). */
export const dataService = operation({
  kind: 'data-service',
  notify: { topic: 'change' },
  scope: 'line',
  action: 'data-service',
  terms: z.object({ pause: z.boolean(), primaryId: z.string() }),
  summary: ({ pause }) => ({ pause }),
  send: (carrier, { subjectId, terms }) =>
    carrier.usage.dataCutoff({ dataCutOff: terms.pause, primaryId: terms.primaryId, customerId: subjectId }),
  reconcile: reconcileByLine((line, { terms }) => line.isDataCutoff === terms.pause),
});
