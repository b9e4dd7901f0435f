import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { reconcileByLine } from './reconcile.ts';

/** Changes a line's name (NAME-6). */
export const rename = operation({
  kind: 'rename',
  notify: { topic: 'change' },
  scope: 'line',
  action: 'rename',
  /** The new name in capitals, as the carrier stores it. */
  terms: z.object({ firstName: z.string(), lastName: z.string() }),
  summary: () => ({}),
  send: (carrier, { subjectId, terms }) => carrier.customer.updateSecondary({ customerId: subjectId, data: terms }),
  reconcile: reconcileByLine(
    (line, { terms }) => line.firstName === terms.firstName && line.lastName === terms.lastName,
  ),
});
