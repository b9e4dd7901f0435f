import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { seenOnLine } from './read-back.ts';

/** Turns a line's automatic top-up on or off (BILL-15). */
export const autoTopUp = operation({
  kind: 'auto-top-up',
  awaits: 'change',
  scope: 'line',
  action: 'auto-top-up',
  terms: z.object({ enabled: z.boolean() }),
  told: ({ enabled }) => ({ enabled }),
  send: (carrier, { subjectId, terms }) => carrier.topup.autoUpdate({ customerId: subjectId, enabled: terms.enabled }),
  readBack: seenOnLine((line, { terms }) => line.isAutoTopUp === terms.enabled),
});
