import { Hono } from 'hono';
import { controlInputs } from '#fixtures/control-schema.ts';
import { keyOfEmail } from './account-key.ts';
import type { DemoEnv } from './demo-env.ts';
import { newId } from './new-id.ts';

/**
 * The controls of the fixture world, for tests of this Worker: each goes to the object of the account that it names.
 * Everybody's clock, faults and calls are not there, since there is no one world.
 */
export const controls = new Hono<{ Bindings: DemoEnv }>();

controls.use(async (c, next) => (isOpen(c.env) ? next() : c.notFound()));

controls.post('/accounts', async (c) => {
  const { seed, standing, ...settings } = controlInputs.accounts.parse(await c.req.json());
  if (standing) return c.json({ message: 'standing: there are no standing accounts here' }, 400);
  const id = newId(5);
  return c.json(await c.env.WORLD.getByName(`${seed}.${id}`).open(seed, id, settings), 201);
});

controls.post('/end-sessions/:email', async (c) => {
  await c.env.IDENTITY.getByName('identity').endSessions(c.req.param('email'));
  return c.json({ ok: true });
});

controls.all('*', async (c) => {
  const body = c.req.method === 'POST' ? await c.req.raw.clone().json<{ email?: unknown }>() : {};
  const key = keyOfEmail(String(body.email ?? c.req.query('email') ?? ''));
  return key === undefined ? c.notFound() : c.env.WORLD.getByName(key).fetch(c.req.raw);
});

/** SAFETY-84: a Worker that others reach has none. */
function isOpen({ CONTROLS, OIDC_ISSUER }: DemoEnv): boolean {
  return CONTROLS === 'on' && new URL(OIDC_ISSUER).protocol === 'http:';
}
