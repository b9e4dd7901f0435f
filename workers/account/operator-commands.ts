import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { accountOf, sessionOf } from './access.ts';
import { addressOf } from '../gate/network-address.ts';
import { isWithin, rateHeaders } from '../gate/rate.ts';
import { noteSecurity } from '../security-log.ts';
import type { Bindings } from '../variables.ts';

/** A group, and a customer of it where the command is not about all of them; the carrier's ids. */
const Whose = z.strictObject({ group: z.string().min(1), customer: z.string().min(1).optional() });

const text = new TextEncoder();

/**
 * The operator's commands (`npm run forget`, `npm run end-sessions`; SAFETY-30). They have a secret of their own, and
 * are not there without it.
 */
export const operator = new Hono<Bindings>();

operator.use('/operator/*', async (c, next) => {
  const secret = c.env.OPERATOR_SECRET ?? '';
  if (secret.length < 32) return c.json({ error: 'not found' }, 404);
  if (!(await isWithin(c.env, 'RATE', `operator ${addressOf(c.req.raw.headers)}`)))
    return c.json({ error: 'too many requests' }, 429, rateHeaders);
  const command = c.req.path.slice('/operator/'.length).slice(0, 20);
  if (!(await isSame(c.req.header('authorization') ?? '', `Bearer ${secret}`))) {
    await noteSecurity(c, 'operator command', { command, status: 403 });
    return c.json({ error: 'forbidden' }, 403);
  }
  await next();
  await noteSecurity(c, 'operator command', { command, status: c.res.status });
});

operator.post('/operator/end-sessions', async (c) => {
  const whose = await whoseOf(c);
  return whose ? c.json({ sessions: await endSessions(c, whose) }) : c.json({ error: 'bad request' }, 400);
});

operator.post('/operator/forget', async (c) => {
  const whose = await whoseOf(c);
  if (!whose) return c.json({ error: 'bad request' }, 400);
  const sessions = await endSessions(c, whose);
  const underWay = await accountOf(c.env, { groupId: whose.group }).forget(whose.customer);
  return underWay === 0 ? c.json({ sessions, forgotten: true }) : c.json({ sessions, forgotten: false, underWay }, 409);
});

operator.all('/operator/*', (c) => c.json({ error: 'not found' }, 404));

async function whoseOf(c: Context<Bindings>): Promise<z.output<typeof Whose> | undefined> {
  return Whose.safeParse(await c.req.json().catch(() => undefined)).data;
}

/** @returns how many sessions ended */
async function endSessions(c: Context<Bindings>, { group, customer }: z.output<typeof Whose>): Promise<number> {
  const names = await accountOf(c.env, { groupId: group }).sessionsOf(customer);
  await Promise.all(names.map((name) => sessionOf(c.env, name).end()));
  return names.length;
}

/** Compares in constant time, whatever the lengths. */
async function isSame(given: string, right: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [given, right].map((part) => crypto.subtle.digest('SHA-256', text.encode(part))),
  );
  return crypto.subtle.timingSafeEqual(one as ArrayBuffer, other as ArrayBuffer);
}
