import { isSimSwap } from '../../domain/line-status.ts';
import type { JobBehaviour } from './job.ts';

/** The customer is read again until the operation is gone (portal-2 §4). */
export const simSwapJob: JobBehaviour = async (carrier, lineId, { groupId }) => {
  const group = await carrier.customer.group({ groupId });
  if (group.kind !== 'reply') return undefined;
  const line = group.reply.customers.find((one) => one.id === lineId);
  const going = line !== undefined && isSimSwap(line);
  return { state: going ? 'going' : 'over', settled: !going };
};
