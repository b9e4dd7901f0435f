import * as z from 'zod';
import { primaryOf } from '../domain/permission.ts';
import { operation } from './operation.ts';
import { seenOnLine } from './seen-on-line.ts';

/** Pauses or resumes a line's data (ACCOUNT-8). */
export const dataService = operation({
  kind: 'data-service',
  scope: 'line',
  action: 'data-service',
  terms: z.object({ pause: z.boolean(), primaryId: z.string() }),
  told: ({ pause }) => ({ pause }),
  form: {
    fields: z.object({ pause: z.boolean() }),
    terms: ({ pause }, { snapshot, line }) =>
      line.isDataCutoff === pause ? undefined : { pause, primaryId: primaryOf(snapshot).id },
  },
  send: (carrier, { subjectId, terms }) =>
    carrier.usage.dataCutoff({ dataCutOff: terms.pause, primaryId: terms.primaryId, customerId: subjectId }),
  readBack: seenOnLine((line, { terms }) => line.isDataCutoff === terms.pause),
});
