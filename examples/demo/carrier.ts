import { Hono } from 'hono';
import { renderCoverageMapPage } from '#fixtures/coverage-map-page.ts';
import { hasValidSignature } from '#fixtures/signature.ts';
import { World } from '#fixtures/world/world.ts';
import { addressOf } from '#workers/gate/network-address.ts';
import { controlInputs } from '#fixtures/control-schema.ts';
import { keyOfCall, keyOfEmail, keyOfPage } from './account-key.ts';
import { type DemoEnv, portalOriginsOf } from './demo-env.ts';
import { marked } from './marked.ts';
import { createWorldApp } from './world-app.ts';
import { newId } from './new-id.ts';

export { IdentityObject } from './identity-object.ts';
export { WorldObject } from './world-object.ts';

/**
 * The controls of the fixture world, for tests of this Worker: each goes to the object of the account that it names.
 * Everybody's clock, faults and calls are not there, since there is no one world.
 */
const controls = new Hono<{ Bindings: DemoEnv }>();

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

/** Returns true when the test controls are open. A Worker that the public reaches has none (SAFETY-84). */
function isOpen({ CONTROLS, OIDC_ISSUER }: DemoEnv): boolean {
  return CONTROLS === 'on' && new URL(OIDC_ISSUER).protocol === 'http:';
}

/** Carrier, payment system and identity provider of the demo, on one origin. */
const app = new Hono<{ Bindings: DemoEnv }>();

/** Maximum size of a request, in bytes. */
const mostBytes = 64 * 1_024;

/** Paths that the portal calls from one address on behalf of many visitors. */
const portalPaths = /^\/(\.well-known\/openid-configuration|id\/(jwks|token|token\/revocation))$/;

app.use(async (c, next) => {
  if (Number(c.req.header('content-length') ?? 0) > mostBytes) return c.text('too large', 413);
  return next();
});
app.get('/healthz', (c) => c.text('ok'));
app.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n'));
app.get('/', (c) => c.redirect(c.env.PORTAL_ORIGIN));
app.get('/partner/coverage', (c) => c.html(renderCoverageMapPage()));
app.route('/__world', controls);

app.on(['GET', 'POST'], ['/.well-known/openid-configuration', '/id/*'], async (c) => {
  const { pathname } = new URL(c.req.url);
  if (!portalPaths.test(pathname)) {
    const limit = c.req.method === 'POST' ? c.env.RATE_SIGN_IN : c.env.RATE;
    if (!(await isWithin(limit, c.req.raw))) return tooMany();
  }
  // What the library knows of the address that people use is what this says, and no header of a visitor.
  const headers = new Headers([...c.req.raw.headers].filter(([name]) => !/^(x-)?forwarded/.test(name)));
  headers.set('x-forwarded-proto', new URL(c.env.OIDC_ISSUER).protocol.slice(0, -1));
  headers.set('host', new URL(c.env.OIDC_ISSUER).host);
  return c.env.IDENTITY.getByName('identity').fetch(new Request(c.req.raw, { headers, redirect: 'manual' }));
});

app.on(['GET', 'POST'], '/hosted/:id', async (c) => {
  if (!(await isWithin(c.env.RATE, c.req.raw))) return tooMany();
  const key = keyOfPage(c.req.param('id'));
  return key === undefined ? c.notFound() : c.env.WORLD.getByName(key).fetch(c.req.raw);
});

app.all('*', async (c) => {
  const key = keyOfCall(c.req.raw.headers);
  const signed =
    key !== undefined && hasValidSignature(c.req.raw, await c.req.raw.clone().text(), c.env.CARRIER_SIGNATURE_SECRET);
  // No object wakes for a call that the portal did not make.
  return signed ? c.env.WORLD.getByName(key).fetch(c.req.raw) : visitors(c.env).fetch(c.req.raw);
});

let cachedVisitors: { secret: string; app: Hono } | undefined;

/** The carrier of people who are not signed in: a world of nobody, which each call could begin anew. */
function visitors({ CARRIER_SIGNATURE_SECRET: secret }: DemoEnv): Hono {
  if (cachedVisitors?.secret !== secret)
    cachedVisitors = { secret, app: createWorldApp(new World({ standing: [] }), secret) };
  return cachedVisitors.app;
}

async function isWithin(limit: RateLimit, { headers }: Request): Promise<boolean> {
  return (await limit.limit({ key: addressOf(headers) })).success;
}

function tooMany(): Response {
  return new Response('Too many requests: try again in a minute.', { status: 429, headers: { 'retry-after': '60' } });
}

export default {
  async fetch(request, env, ctx) {
    const response = await app.fetch(request, env, ctx);
    const framed = new URL(request.url).pathname === '/partner/coverage';
    return marked(withPolicy(response, portalOriginsOf(env), framed));
  },
} satisfies ExportedHandler<DemoEnv>;

/** The fixtures' pages have no policy of their own: on the open internet they have one. */
function withPolicy(response: Response, portalOrigins: readonly string[], framed: boolean): Response {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const headers = new Headers(response.headers);
  // Forms lead back to the portal by redirects, which browsers count as the form's.
  const to = ["'self'", ...portalOrigins].join(' ');
  const ancestors = framed ? portalOrigins.join(' ') : "'none'";
  headers.set(
    'content-security-policy',
    `default-src 'none'; style-src 'unsafe-inline'; form-action ${to}; frame-ancestors ${ancestors}; base-uri 'none'`,
  );
  headers.set('referrer-policy', 'same-origin');
  headers.set('x-content-type-options', 'nosniff');
  return new Response(response.body, { status: response.status, headers });
}
