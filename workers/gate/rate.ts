import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ratePeriodMs, retryAfter } from '#rpc/domain/limit.ts';
import type { PublicLimit } from '#rpc/public/public-context.ts';
import type { Env } from '../env.ts';
import { noteSecurity } from '../security-log.ts';
import { writePoint } from '../points/write-point.ts';
import { isWorthLogging } from '../worth-logging.ts';
import type { Bindings } from '../variables.ts';
import { addressOf } from './network-address.ts';
import { urlOf } from '../url-of.ts';

/** A counter of wrangler.toml, which has its number; docs/limits.md has the reason (SAFETY-10). */
type Rate = Extract<keyof Env, 'RATE' | `RATE_${string}`>;

/** Headers with the time after which a counter allows another request (SAFETY-10). */
export const rateHeaders = { 'retry-after': retryAfter(ratePeriodMs, 0) };

/** Rate counter of each action that visitors may take. */
export const rateOf = {
  'device-check': 'RATE_DEVICES',
  place: 'RATE_PLACES',
  lead: 'RATE_LEADS',
} as const satisfies Record<PublicLimit, Rate>;

/**
 * Returns the counter and the key of a visitor: their session's, else one of their address at a level that the phones
 * which share it do not reach together (SAFETY-58).
 */
export function counterOf(rate: Rate, session: string | undefined, headers: Headers): [Rate, string] {
  // Counts place look-ups by the exact address: visitors cannot make them, and each look-up costs money.
  if (session !== undefined || rate === 'RATE_PLACES') return [rate, session ?? addressOf(headers)];
  return ['RATE_SHARED', `${rate} ${addressOf(headers)}`];
}

/**
 * Counts one request.
 * @returns whether the counter's limit allows it
 */
export async function isWithin(env: Env, rate: Rate, key: string): Promise<boolean> {
  return (await env[rate].limit({ key })).success;
}

/** Returns the key that a request counts for: the session of its cookie, else the address. */
export function countedAs(c: Context<Bindings>): string {
  return sessionOrAgent(c) ?? addressOf(c.req.raw.headers);
}

/** Returns the name of the session of a customer, or of an agent of the care team: a call center is not one person. */
const sessionOrAgent = (c: Context<Bindings>) => c.get('sessionName') ?? c.get('agentName');

/**
 * Refuses requests above the limits before any object is called and any page is rendered: pages and forms by session,
 * or by address without one, sign-ins that begin by browser and by address, and calls of `/rpc/public` by procedure.
 */
export const countRequests = (refuse: (c: Context<Bindings>, status: 429) => Promise<Response>) =>
  createMiddleware<Bindings>(async (c, next) => {
    if (isEmbedded(c.req.raw)) return c.text('forbidden', 403);
    for (const [rate, key] of countersOf(c)) if (!(await allows(c, rate, key))) return refuse(c, 429);
    return next();
  });

/** Counts a person's requests in all their sessions (SAFETY-27). */
export const countPerson = (refuse: (c: Context<Bindings>, status: 429) => Promise<Response>) =>
  createMiddleware<Bindings>(async (c, next) => {
    const { actor } = c.get('session') ?? {};
    return !actor || (await allows(c, 'RATE_PERSON', actor.customerId)) ? next() : refuse(c, 429);
  });

async function allows(c: Context<Bindings>, rate: Rate, key: string): Promise<boolean> {
  if (await isWithin(c.env, rate, key)) return true;
  writePoint(c.env, 'limit', { limit: rate });
  if (isWorthNoting(`${rate} ${key}`)) await noteSecurity(c, 'limit reached', { limit: rate });
  return false;
}

/** Number of refusals of each kind in this isolate. */
const refusals = new Map<string, number>();

/** Logs the 1st, 10th, 100th … refusal of each kind, so that a flood does not fill the log. */
export function isWorthNoting(refusal: string): boolean {
  if (refusals.size > 10_000) refusals.clear();
  const count = (refusals.get(refusal) ?? 0) + 1;
  refusals.set(refusal, count);
  return isWorthLogging(count);
}

/**
 * Returns true for a page that nobody is going to see: a foreign page's image, or a sign-in that a browser prefetches.
 * Such requests count for nobody and begin nothing, so that no foreign page uses up a limit (SAFETY-46).
 */
function isEmbedded(request: Request): boolean {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const destination = headers.get('sec-fetch-dest') ?? 'document';
  if (isSignIn(urlOf(request).pathname))
    return method === 'HEAD' || destination !== 'document' || /prefetch/.test(headers.get('sec-purpose') ?? '');
  return destination !== 'document' && headers.get('sec-fetch-site') === 'cross-site';
}

/** Returns true for the paths at which customers and care agents begin their sign-ins. */
const isSignIn = (path: string) => path === '/login' || path === '/care/login';

function countersOf(c: Context<Bindings>): [Rate, string][] {
  const { pathname, searchParams } = urlOf(c.req.raw);
  const address = addressOf(c.req.raw.headers);
  const key = countedAs(c);
  if (!['GET', 'HEAD'].includes(c.req.method)) {
    // A broker posts the answers of all who sign in at an address.
    if (pathname === '/login') return [['RATE_SIGN_INS', address]];
    const [, procedure] = /^\/rpc\/public\/(.+)$/.exec(pathname) ?? [];
    const counter = (rate: Rate) => counterOf(rate, sessionOrAgent(c), c.req.raw.headers);
    const [calls, caller] = counter('RATE_CALLS');
    return [counter('RATE'), ...(procedure ? [[calls, `${caller} ${procedure}`] as [Rate, string]] : [])];
  }
  const page: [Rate, string] = [sessionOrAgent(c) ? 'RATE_PAGES' : 'RATE_VISITS', key];
  // Counts no page of a failed sign-in, because none begins a sign-in.
  if (!isSignIn(pathname) || searchParams.has('code') || searchParams.has('error')) return [page];
  const browser = c.get('attemptName');
  return [
    page,
    // The browser first: one that begins again and again must not use up the number of its neighbors.
    ...(browser ? [['RATE_SIGN_IN', browser] as [Rate, string]] : []),
    ['RATE_SIGN_INS', address],
  ];
}
