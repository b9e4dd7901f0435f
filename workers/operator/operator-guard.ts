import type { MiddlewareHandler } from 'hono';
import { addressOf } from '../gate/network-address.ts';
import { isWithin, rateHeaders } from '../gate/rate.ts';
import { assertOwnSecrets } from '../configuration.ts';
import type { Env } from '../env.ts';
import { noteSecurity } from '../security-log.ts';
import type { Bindings } from '../variables.ts';
import { operatorBy, operatorsOf } from './operator-secret.ts';

/**
 * Lets through whoever has an operator's secret. Without one, without the operator's key, or with secrets that are
 * public, nothing is there.
 */
export const guard: MiddlewareHandler<Bindings> = async (c, next) => {
  const operators = usableOperators(c.env);
  if (operators.length === 0) return c.json({ error: 'not found' }, 404);
  if (!(await isWithin(c.env, 'RATE', `operator ${addressOf(c.req.raw.headers)}`)))
    return c.json({ error: 'too many requests' }, 429, rateHeaders);
  const command = c.req.path.slice('/operator/'.length).slice(0, 20);
  const operator = await operatorBy(operators, c.req.header('authorization'));
  if (operator === undefined) {
    await noteSecurity(c, 'operator command', { command, status: 403, audit: '' });
    return c.json({ error: 'forbidden' }, 403);
  }
  c.set('operator', operator);
  await next();
  await noteSecurity(c, 'operator command', {
    command,
    status: c.res.status,
    audit: c.get('operated')?.audit ?? '',
  });
};

/** Returns the operators who may act: nobody while a secret of the portal is one that anybody can read (SAFETY-20). */
export function usableOperators(env: Env): ReturnType<typeof operatorsOf> {
  if (!env.OPERATOR_KEY) return [];
  try {
    assertOwnSecrets(env);
    return operatorsOf(env);
  } catch {
    return [];
  }
}
