import { onLine } from './on-line.ts';

/** Gives a line another name (portal-1 §5). */
export const lineNameOperation = onLine<'line-name'>({
  send: (carrier, { lineId, terms }) => carrier.customer.updateSecondary({ customerId: lineId, data: terms }),
  isApplied: (line, { terms }) => line.firstName === terms.firstName && line.lastName === terms.lastName,
});
