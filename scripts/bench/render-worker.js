import * as build from '../../build/server/index.js';
import { pageHandler } from '../../workers/page-handler.ts';

// Renders Home only: routes, loaders and React, with the loader data of a real Home instead of objects and carrier.

const handle = pageHandler(build);
let facts;

export default {
  fetch(request, env) {
    facts ??= JSON.parse(env.FACTS);
    const { me, nav, ...root } = facts.root;
    return handle(request, {
      ...root,
      formTargets: [],
      me: async () => ({ me, services: nav.services }),
      ask: async () => facts.page.home,
    });
  },
};
