import type { PageLoad } from '#rpc/portal-account.ts';
import { leastPatienceMs, pagePatienceMs } from './carrier.ts';
import { clock } from './clock.ts';

/**
 * Returns the page load of a request's reads, with the time that is left each time (LEDGER-16).
 * @param page the part that stays the same when the page is loaded again
 */
export function pageLoad(page: string, request: string): () => PageLoad {
  const began = clock.now();
  const remainingMs = () => Math.max(leastPatienceMs, pagePatienceMs - (clock.now() - began));
  return () => ({ page, request, replyTimeoutMs: remainingMs() });
}
