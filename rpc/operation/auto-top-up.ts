import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { reconcileByLine } from './reconcile.ts';

/** Turns a line's automatic top-up on or off (BILL-15). */
export const autoTopUp = operation({
  kind: 'auto-top-up',
  costs: true,
  notify: { topic: 'change' },
  scope: 'line',
  action: 'auto-top-up',
  terms: z.object({ enabled: z.boolean() }),
  summary: ({ enabled }) => ({ enabled }),
  send: (carrier, { subjectId, terms }) => carrier.topup.autoUpdate({ customerId: subjectId, enabled: terms.enabled }),
  reconcile: reconcileByLine((line, { terms }) => line.isAutoTopUp === terms.enabled),
});
