import type { PageLoad } from '#rpc/portal-account.ts';
import { leastPatienceMs, pagePatienceMs } from './carrier.ts';
import { clock } from './clock.ts';

/**
 * What the reads of one request are for, with what is left of its patience each time (LEDGER-16).
 * @param page what stays the same when the page is loaded again
 */
export function pageLoad(page: string, request: string): () => PageLoad {
  const began = clock.now();
  const left = () => Math.max(leastPatienceMs, pagePatienceMs - (clock.now() - began));
  return () => ({ page, request, replyTimeoutMs: left() });
}
