import type { CarrierCall } from '#rpc/carrier/client.ts';
import type { Env } from '../env.ts';
import { isWorthLogging } from '../worth-logging.ts';
import { writePoint } from './write-point.ts';

/** Faults of the carrier; the others are the session's or the portal's own. */
const lost: ReadonlySet<string> = new Set(['timeout', 'network', 'http', 'garbage', 'refused']);

/** Number of failed calls of each endpoint in this isolate. */
const counts = new Map<string, number>();

/**
 * Writes a data point for each call to the carrier, and logs the 1st, 10th, 100th … of an endpoint that failed, with
 * how long it took in milliseconds (HTTP-29): an outage must be seen without a line for each page.
 */
export function noteCall(env: Pick<Env, 'POINTS' | 'VERSION'>, call: CarrierCall): void {
  const { endpoint, effect, outcome, ms, tried } = call;
  const outcomeName = outcome.kind === 'fault' ? outcome.why : outcome.kind;
  const status = outcome.kind === 'fault' ? outcome.status : undefined;
  const detail = outcome.kind === 'problem' ? outcome.name : String(status ?? '');
  writePoint(env, 'carrier call', { endpoint, effect, outcome: outcomeName, detail, ms, try: tried });
  if (!lost.has(outcomeName)) return;
  const count = (counts.get(endpoint) ?? 0) + 1;
  counts.set(endpoint, count);
  if (isWorthLogging(count))
    console.warn(JSON.stringify({ event: 'carrier call failed', endpoint, why: outcomeName, status, ms, count }));
}
