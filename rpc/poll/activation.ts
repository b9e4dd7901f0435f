import type { Poll } from '../operation/operation.ts';

/** An activation or port-in: under way in status 1 and 9; 8 and 10 are asked about again when a page is opened. */
export const pollActivation: Poll = async (carrier, lineId) => {
  const activation = await carrier.activation.status({ customerId: lineId });
  if (activation.kind !== 'reply') return undefined;
  const { status } = activation.reply;
  return { state: String(status), settled: status !== 1 && status !== 9 };
};
