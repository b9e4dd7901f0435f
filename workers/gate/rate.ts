import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ratePeriodMs, retryAfter } from '#rpc/domain/limit.ts';
import type { PublicLimit } from '#rpc/public/public-context.ts';
import type { Env } from '../env.ts';
import { noteSecurity } from '../security-log.ts';
import type { Bindings } from '../variables.ts';
import { addressOf } from './network-address.ts';

/** A counter of wrangler.toml, which has its number; docs/limits.md has the reason (SAFETY-10). */
type Rate = Extract<keyof Env, 'RATE' | `RATE_${string}`>;

/** Says when a counter allows one more (SAFETY-10). */
export const rateHeaders = { 'retry-after': retryAfter(ratePeriodMs, 0) };

/** The counter of what visitors may do. */
export const rateOf = {
  'device-check': 'RATE_DEVICES',
  place: 'RATE_PLACES',
  lead: 'RATE_LEADS',
} as const satisfies Record<PublicLimit, Rate>;

/** Counts one more. @returns whether the counter's limit allows it */
export async function isWithin(env: Env, rate: Rate, key: string): Promise<boolean> {
  return (await env[rate].limit({ key })).success;
}

/** Whom a request is counted for: the live session, else the address. */
export function countedAs(c: Context<Bindings>): string {
  return c.get('session')?.name ?? addressOf(c.req.raw.headers);
}

/**
 * Refuses one request too many before any object is asked: pages by session, or by address without one, sign-ins that
 * begin by address, and calls of `/rpc` by session and procedure.
 */
export const countRequests = (refuse: (c: Context<Bindings>, status: 429) => Promise<Response>) =>
  createMiddleware<Bindings>(async (c, next) => {
    for (const [rate, key] of countersOf(c)) {
      if (await isWithin(c.env, rate, key)) continue;
      if (isWorthNoting(`${rate} ${key}`)) await noteSecurity(c, 'limit reached', { limit: rate });
      return refuse(c, 429);
    }
    return next();
  });

/** How often this isolate has refused each. */
const refusals = new Map<string, number>();

/** The 1st, 10th, 100th … refusal of each counter is: a flood must not fill the log. */
function isWorthNoting(counter: string): boolean {
  if (refusals.size > 10_000) refusals.clear();
  const count = (refusals.get(counter) ?? 0) + 1;
  refusals.set(counter, count);
  return /^10*$/.test(String(count));
}

function countersOf(c: Context<Bindings>): [Rate, string][] {
  const { pathname, searchParams } = new URL(c.req.url);
  const address = addressOf(c.req.raw.headers);
  const session = c.get('sessionName');
  const key = session ?? address;
  // A batch counts for each of its procedures: names joined by commas.
  const [, procedures] = /^\/rpc\/(.+)$/.exec(pathname) ?? [];
  const calls = (procedures?.split(',') ?? []).map((name): [Rate, string] => ['RATE_CALLS', `${key} ${name}`]);
  if (!['GET', 'HEAD'].includes(c.req.method)) return calls;
  const begins = pathname === '/login' && !searchParams.has('code');
  return [
    session ? ['RATE_PAGES', session] : ['RATE_VISITS', address],
    ...(begins ? [['RATE_SIGN_IN', address] as [Rate, string]] : []),
    ...calls,
  ];
}
