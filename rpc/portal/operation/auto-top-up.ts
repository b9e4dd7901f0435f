import { onLine } from './on-line.ts';

/** Turns the automatic top-up of a line on or off. */
export const autoTopUpOperation = onLine<'auto-top-up'>({
  send: (carrier, { lineId, terms }) => carrier.topup.autoUpdate({ customerId: lineId, enabled: terms.enabled }),
  isApplied: (line, { terms }) => line.isAutoTopUp === terms.enabled,
});
