import * as build from '../../build/server/index.js';
import { brandFor } from '../../app/brand/by-host.ts';
import { pageHandler } from '../../workers/page-handler.ts';

// Renders Home only: routes, loaders and React, with what a real Home's intents gave instead of objects and carrier.

const handle = pageHandler(build);
let facts;

export default {
  fetch(request, env) {
    facts ??= JSON.parse(env.FACTS);
    const { services, ...me } = facts.me;
    return handle(request, {
      requestId: crypto.randomUUID(),
      formTargets: [],
      brand: brandFor('localhost'),
      now: Date.now(),
      timeZone: 'America/New_York',
      today: new Date().toISOString().slice(0, 10),
      lite: false,
      language: 'en',
      origin: new URL(request.url).origin,
      path: '/home',
      query: '',
      tokens: { page: 'A'.repeat(43), logout: 'A'.repeat(43) },
      signedIn: true,
      anonymous: false,
      uiPage: false,
      me: async () => ({ me: { ...me, accountKnown: true }, services }),
      run: async () => facts.home,
    });
  },
};
