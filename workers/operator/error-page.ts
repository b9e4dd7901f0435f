import type { Context } from 'hono';
import { oneDay } from '#rpc/domain/day.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { clock } from '../clock.ts';
import type { Bindings } from '../variables.ts';
import { noteInIndex } from './account-index.ts';

/** Retention of references, in milliseconds: people call about an error page within these days. */
const lifeMs = 30 * oneDay;

/** Stores the reference of an error page after the response was sent (SAFETY-52). */
export function noteErrorPage(c: Context<Bindings>, status: number): void {
  const group = c.get('session')?.actor?.groupId;
  if (status < 500 || group === undefined) return;
  const reference = spokenReference(c.get('requestId'));
  const indexing = noteInIndex(c.env, { by: 'reference', said: reference, group, until: clock.now() + lifeMs });
  c.executionCtx.waitUntil(indexing.catch(() => undefined));
}
