import type { JobBehaviour } from './job.ts';

/**
 * An activation or a port-in; only 1 and 9 are still under way, 8 and 10 are looked at again when somebody opens the
 * page.
 */
export const activationJob: JobBehaviour = async (carrier, lineId) => {
  const poll = await carrier.activation.status({ customerId: lineId });
  if (poll.kind !== 'reply') return undefined;
  const { status } = poll.reply;
  return { state: String(status), settled: status !== 1 && status !== 9 };
};
