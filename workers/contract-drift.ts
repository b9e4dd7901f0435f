import type { Drift } from '#rpc/carrier/client.ts';
import type { Env } from './env.ts';
import { writePoint } from './points/write-point.ts';
import { isWorthLogging } from './worth-logging.ts';

/** Number of times that this isolate has seen a field of an endpoint drift. */
const counts = new Map<string, number>();

/**
 * Counts replies that differ from their declaration, and logs the 1st, 10th, 100th … of each field as `contract-drift`
 * (HTTP-23): a carrier that changes a field must be seen without a log line for each page view. No value is logged.
 */
export function noteDrift(env: Pick<Env, 'POINTS' | 'VERSION'>, { endpoint, fields, rejected }: Drift): void {
  writePoint(env, 'event', { event: `contract-drift${rejected ? ' rejected' : ''}`, what: endpoint, count: 1 });
  // An index would make every line of a list a field of its own.
  const names = new Set((fields.length > 0 ? fields : ['reply']).map((field) => field.replaceAll(/\[\d+\]/g, '[]')));
  for (const field of names) {
    const key = `${endpoint} ${field} ${rejected}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (isWorthLogging(count))
      console.warn(JSON.stringify({ event: 'contract-drift', endpoint, field, rejected, count }));
  }
}
