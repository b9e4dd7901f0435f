import { isSimSwap } from '../domain/line-status.ts';
import { whileOnLine } from '../operation/seen-on-line.ts';

/** A SIM swap lasts until the customer no longer lists the operation (POLL-6). */
export const pollSimSwap = whileOnLine(isSimSwap);
