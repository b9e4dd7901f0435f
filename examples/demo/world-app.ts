import { Hono } from 'hono';
import { carrierAnswering } from '#fixtures/carrier-answer.ts';
import { control } from '#fixtures/control.ts';
import { lossHeader } from '#fixtures/fault-response.ts';
import { hostedPages } from '#fixtures/hosted-page.ts';
import type { World } from '#fixtures/world/world.ts';

/**
 * The fixture carrier of one world, with the payment system's pages and the controls, as a function from request to
 * answer.
 * @param secret checks signatures; undefined where they were checked before
 */
export function createWorldApp(world: World, secret: string | undefined): Hono {
  const answer = carrierAnswering({ world, secret, log: console.error });
  const app = new Hono();
  app.route('/hosted', hostedPages(world));
  app.route('/__world', control(world));
  app.all('*', async (c) => {
    const response = await answer(c.req.raw);
    return response ? withLoss(response) : c.json({ status: 'FAILURE', resCode: 'NOT_FOUND' }, 404);
  });
  return app;
}

/** A reply that a test wants lost: a Worker cannot break a connection, so that it ends with an error instead. */
function withLoss(response: Response): Response {
  if (!response.headers.has(lossHeader)) return response;
  return new Response('lost', { status: 502 });
}
