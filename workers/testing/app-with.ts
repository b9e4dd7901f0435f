import { Hono } from 'hono';
import type { Bindings } from '../variables.ts';

/** Makes an app in which this is known of each request before anything else runs; what is undefined is not set. */
export function appWith(known: Partial<Bindings['Variables']>): Hono<Bindings> {
  const app = new Hono<Bindings>();
  app.use(async (c, next) => {
    for (const [name, value] of Object.entries<unknown>(known))
      if (value !== undefined) c.set(name as 'origin', value as string);
    await next();
  });
  return app;
}
