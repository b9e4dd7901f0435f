import type { JobBehaviour } from './job.ts';

/** A plan change that was not begun here: in the carrier's app, say. */
export const planChangeJob: JobBehaviour = async (carrier, lineId) => {
  const status = await carrier.customer.planChangeStatus({ customerId: lineId });
  return status.kind === 'reply'
    ? { state: status.reply.status, settled: status.reply.status !== 'IN_PROGRESS' }
    : undefined;
};
