import type { JobBehaviour } from './job.ts';

/** A top-up that was not begun here: in the carrier's app, say. */
export const topUpJob: JobBehaviour = async (carrier, lineId) => {
  const status = await carrier.customer.topUpStatus({ customerId: lineId });
  return status.kind === 'reply'
    ? { state: status.reply.status, settled: status.reply.status !== 'IN_PROGRESS' }
    : undefined;
};
