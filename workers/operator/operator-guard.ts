import type { MiddlewareHandler } from 'hono';
import { addressOf } from '../gate/network-address.ts';
import { isWithin, rateHeaders } from '../gate/rate.ts';
import { noteSecurity } from '../security-log.ts';
import type { Bindings } from '../variables.ts';

const text = new TextEncoder();

/** Lets through whoever has the operator's secret; without one, or without the operator's key, nothing is there. */
export const guard: MiddlewareHandler<Bindings> = async (c, next) => {
  const secret = c.env.OPERATOR_SECRET ?? '';
  if (secret.length < 32 || !c.env.OPERATOR_KEY) return c.json({ error: 'not found' }, 404);
  if (!(await isWithin(c.env, 'RATE', `operator ${addressOf(c.req.raw.headers)}`)))
    return c.json({ error: 'too many requests' }, 429, rateHeaders);
  const command = c.req.path.slice('/operator/'.length).slice(0, 20);
  if (!(await isSame(c.req.header('authorization') ?? '', `Bearer ${secret}`))) {
    await noteSecurity(c, 'operator command', { command, status: 403, audit: '' });
    return c.json({ error: 'forbidden' }, 403);
  }
  await next();
  await noteSecurity(c, 'operator command', {
    command,
    status: c.res.status,
    audit: c.get('operated')?.audit ?? '',
  });
};

/** Compares in constant time, whatever the lengths. */
async function isSame(given: string, right: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [given, right].map((part) => crypto.subtle.digest('SHA-256', text.encode(part))),
  );
  return crypto.subtle.timingSafeEqual(one as ArrayBuffer, other as ArrayBuffer);
}
