import { isActivationWatched } from '../domain/line-status.ts';
import type { Poll } from '../operation/operation.ts';

/** An activation or port-in; failed ones are asked about too, because the carrier may try again (POLL-2). */
export const pollActivation: Poll = async (carrier, lineId) => {
  const activation = await carrier.activation.status({ customerId: lineId });
  if (activation.kind !== 'reply') return undefined;
  const { status } = activation.reply;
  return { state: String(status), settled: !isActivationWatched(status) };
};
