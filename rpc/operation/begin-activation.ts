import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { reconcileByLine } from './reconcile.ts';

/** Marks the activation of a line as begun at the carrier, with the name of a line that had none (ACTIVATE-6). */
export const beginActivation = operation({
  kind: 'begin-activation',
  scope: 'line',
  action: 'go-through-activation',
  /** The answers; names in capitals, as the carrier stores them. */
  terms: z.object({
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    /** The account holder's own line, which another carrier call updates (ACTIVATE-6). */
    isPrimary: z.optional(z.boolean()),
  }),
  summary: () => ({}),
  send(carrier, { subjectId: customerId, terms: { isPrimary, ...name } }) {
    const change = { customerId, data: { ...name, activationJourneyStatus: 'IN_PROGRESS' as const } };
    return isPrimary ? carrier.customer.update(change) : carrier.customer.updateSecondary(change);
  },
  reconcile: reconcileByLine(
    (line, { terms: { firstName = line.firstName, lastName = line.lastName } }) =>
      // COMPLETED counts as begun: the activation may end before its beginning is reconciled.
      line.activationJourneyStatus !== undefined && line.firstName === firstName && line.lastName === lastName,
  ),
});
