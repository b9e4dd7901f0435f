import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Endpoint, InputOf } from '#contracts/endpoint.ts';
import { usage } from '#contracts/usage/endpoints.ts';
import { sign } from '#rpc/carrier/signature.ts';
import { type AskReports, current, group, NoUsageError, overall } from './usage.ts';

export interface AdapterEnv {
  /** Base URL of the other system's TMF677 API, e.g. `https://api.example.com/usageManagement/v2`. */
  USAGE_ORIGIN: string;
  /** Key with which the portal signs requests. */
  CARRIER_SIGNATURE_SECRET: string;
}
type Bindings = { Bindings: AdapterEnv };

/** Timeout of the other system, in milliseconds: the portal waits 30 s for all of it. */
const limitMs = 20_000;

/** Returns a client of the other system, which is called with the customer's own token. */
function reportsAt({ USAGE_ORIGIN }: AdapterEnv, authorization: string): AskReports {
  return async (query) => {
    const response = await fetch(`${USAGE_ORIGIN}/usageConsumptionReport?${new URLSearchParams(query)}`, {
      headers: { accept: 'application/json', authorization },
      signal: AbortSignal.timeout(limitMs),
    });
    if (!response.ok) throw new Error(`the other system answers ${response.status}`);
    return response.json();
  };
}

/** Only the portal is answered: its signature covers method, path, token, date and body (HTTP-12). */
const ofPortal = createMiddleware<Bindings>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const expected = await sign({
    secret: c.env.CARRIER_SIGNATURE_SECRET,
    method: c.req.method,
    url: pathname + search,
    authorization: c.req.header('authorization') ?? '',
    date: c.req.header('date') ?? '',
    body: await c.req.text(),
  });
  if (!isSame(expected, c.req.header('x-signature') ?? '')) return c.json({ status: 'FAILURE', resCode: 401 }, 401);
  return next();
});

/** Compares in constant time, so that the duration does not reveal the first difference. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}

export const adapter = new Hono<Bindings>();
adapter.use(ofPortal);

/** Answers an endpoint of the portal's contract: its input and its reply are held to the declaration. */
function answer<E extends Endpoint>(target: E, work: (ask: AskReports, input: InputOf<E>) => Promise<unknown>): void {
  adapter.get(`/${target.service}/v0/${target.path}`, async (c) => {
    const input = target.input.safeParse({ ...c.req.query(), ...c.req.param() });
    if (!input.success) return c.json({ status: 'FAILURE', resCode: 400 }, 400);
    const ask = reportsAt(c.env, c.req.header('authorization') ?? '');
    try {
      const data = target.reply.parse(await work(ask, input.data as InputOf<E>));
      return c.json({ status: 'SUCCESS', data });
    } catch (thrown) {
      if (thrown instanceof NoUsageError) return c.json({ status: 'FAILURE', resCode: 404 }, 404);
      console.warn(JSON.stringify({ event: 'not translated', endpoint: target.id, why: (thrown as Error).name }));
      return c.json({ status: 'FAILURE', resCode: 502 }, 502);
    }
  });
}

answer(usage.overall, overall);
answer(usage.current, current);
answer(usage.group, group);

export default adapter;
