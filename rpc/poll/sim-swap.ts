import { isSimSwap } from '../domain/line-status.ts';
import type { Poll } from '../operation/operation.ts';

/** A SIM swap lasts until the customer no longer lists the operation (POLL-6). */
export const pollSimSwap: Poll = async (carrier, lineId, { groupId }) => {
  const group = await carrier.customer.group({ groupId });
  if (group.kind !== 'reply') return undefined;
  const line = group.reply.customers.find(({ id }) => id === lineId);
  const going = line !== undefined && isSimSwap(line);
  return { state: going ? 'going' : 'over', settled: !going };
};
