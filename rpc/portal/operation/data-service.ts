import { onLine } from './on-line.ts';

/** Pauses a line's data, or lets it run again (portal-1 §4). */
export const dataServiceOperation = onLine<'data-service'>({
  send: (carrier, { lineId, terms }) =>
    carrier.usage.dataCutoff({ dataCutOff: terms.pause, primaryId: terms.primaryId, customerId: lineId }),
  isApplied: (line, { terms }) => line.isDataCutoff === terms.pause,
});
