import app from '../../workers/app.ts';
import type { Env } from '#workers/env.ts';
import { marked } from './marked.ts';

export { AccountObject, AuditObject, IndexObject, SessionObject, SwitchesObject } from '../../workers/app.ts';

/** The portal as it is everywhere, with the demo's strip on each page: other environments have none of this. */
export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname === '/robots.txt')
      return marked(new Response('User-agent: *\nDisallow: /\n', { headers: { 'content-type': 'text/plain' } }));
    return marked(await app.fetch(request, env, ctx));
  },
} satisfies ExportedHandler<Env>;
