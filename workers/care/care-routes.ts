import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { CareDeskPort } from '#rpc/portal/care-view.ts';
import { accountOf, sessionOf } from '../account/access.ts';
import { clock } from '../clock.ts';
import { addressOf } from '../gate/network-address.ts';
import { isWithin, rateHeaders } from '../gate/rate.ts';
import { tokenFits } from '../gate/token.ts';
import { accountTags } from '../operator/account-index.ts';
import { audit } from '../operator/audit-stub.ts';
import { codeOf, noteSecurity } from '../security-log.ts';
import { newCookieValue } from '../session/cookie-value.ts';
import { sessionNameOf } from '../session/cookie.ts';
import { begin, type Callback, finishByCode } from '../session/oidc.ts';
import type { Bindings } from '../variables.ts';
import { forgetAttempt, readAgentCookie, readAttempt, writeAgentCookie, writeAttempt } from './care-cookie.ts';
import { careEnv, deskOf, hasCare } from './care-env.ts';
import { careFacts } from './care-facts.ts';
import { noteEnd } from './care-port.ts';
import type { AgentView, Showing } from './care-rpc.ts';

const callback: Callback = { path: '/care/login', scope: 'openid email profile' };

/**
 * Routes of care team agents, at `/care`: a sign-in and a session of their own, and one page. They read and create no
 * customer's session (CARE-7).
 * @param page renders the page of this path, or the page with the reason of the refusal
 */
export function careRoutes(page: (c: Context<Bindings>, refusal?: 403) => Promise<Response>): Hono<Bindings> {
  const app = new Hono<Bindings>();

  app.use('/care/*', async (c, next) => {
    if (!hasCare(c.env)) return page(c);
    await next();
  });
  app.get('/care/login', signIn);
  app.all('/care', async (c) => {
    const { env, req } = c;
    const cookie = await readAgentCookie(req.raw, c.get('origin'), env.SESSION_SEAL_KEY);
    const name = cookie && (await sessionNameOf(cookie));
    const agent = name ? await deskOf(env).agent(name) : undefined;
    if (req.method === 'POST' && !(await isTheirs(c, agent))) {
      await noteSecurity(c, 'form token refused', {});
      return page(c, 403);
    }
    c.set('care', { desk: deskPort(c, name, agent), csrf: agent?.csrf });
    return page(c);
  });
  return app;
}

/** What reads a customer's cookie is left out of an agent's pages (CARE-7). */
export function exceptCare(middleware: MiddlewareHandler<Bindings>): MiddlewareHandler<Bindings> {
  return (c, next) => (/^\/care(\/|$)/.test(c.req.path) ? next() : middleware(c, next));
}

/** A form of an agent's page has the token of their session (SAFETY-6). */
async function isTheirs(c: Context<Bindings>, agent: AgentView | undefined): Promise<boolean> {
  if (!agent) return false;
  const token = (await c.req.raw.clone().formData()).get('_token');
  return tokenFits(agent.csrf, c.req.path, typeof token === 'string' ? token : '');
}

async function signIn(c: Context<Bindings>): Promise<Response> {
  const origin = c.get('origin');
  const keys = c.env.SESSION_SEAL_KEY;
  const url = new URL(c.req.url);
  if (!(await isWithin(c.env, 'RATE_SIGN_INS', `care ${addressOf(c.req.raw.headers)}`)))
    return c.text('too many requests', 429, rateHeaders);
  try {
    if (!url.searchParams.has('code') && !url.searchParams.has('error')) {
      // The next agent may use the same computer: the provider requires a sign-in each time.
      const { attempt, url: to } = await begin(careEnv(c.env), origin, { again: true }, callback);
      return moved(to.href, [await writeAttempt(origin, keys, attempt)]);
    }
    const attempt = await readAttempt(c.req.raw, origin, keys, url.searchParams.get('state'));
    if (!attempt) throw new Error('no sign-in was begun');
    const { identity } = await finishByCode(careEnv(c.env), origin, url, attempt, callback);
    const cookie = await newCookieValue(keys, 'agent');
    const agent = { id: `${identity.issuer} ${identity.subject}`, name: identity.email };
    await deskOf(c.env).agentIn(await sessionNameOf(cookie), agent);
    await noteSecurity(c, 'care', { what: 'signed in' });
    return moved('/care', [writeAgentCookie(origin, cookie), forgetAttempt(origin)]);
  } catch (thrown) {
    await noteSecurity(c, 'care', { what: `sign-in failed: ${codeOf(thrown)}` });
    return moved('/care?error=failed', [forgetAttempt(origin)]);
  }
}

function moved(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}

/** Returns the actions of the page; without a session they have no effect. */
function deskPort(c: Context<Bindings>, name: string | undefined, agent: AgentView | undefined): CareDeskPort {
  const { env } = c;
  const desk = deskOf(env);
  if (!name || !agent)
    return {
      facts: async () => undefined,
      open: async () => ({ to: 'unknown' }),
      close: async () => undefined,
      signOut: async () => writeAgentCookie(c.get('origin'), ''),
    };
  return {
    agent: { name: agent.name },
    async facts() {
      const showing = await desk.showing(name);
      if (!showing) return undefined;
      if (!(await isShowing(c, showing))) {
        await noteEnd(env, await desk.close(name), 'sign-out');
        return undefined;
      }
      const account = accountOf(env, showing);
      const [report, known] = await Promise.all([account.report(), account.cachedLines()]);
      return careFacts(report, known, showing);
    },
    async open(code) {
      const result = await desk.open(name, code);
      if (result?.to !== 'showing') {
        await noteSecurity(c, 'care', { what: result?.to === 'limited' ? 'too many codes' : 'code refused' });
        return result ?? { to: 'unknown' };
      }
      const { showing, ended } = result;
      await noteEnd(env, ended, 'agent');
      await noteBegin(c, agent, showing);
      return { to: 'showing' };
    },
    async close() {
      await noteEnd(env, await desk.close(name), 'agent');
    },
    async signOut() {
      await noteEnd(env, await desk.agentOut(name), 'agent');
      await noteSecurity(c, 'care', { what: 'signed out' });
      return writeAgentCookie(c.get('origin'), '');
    },
  };
}

/** The customer is signed in still, with the session that began it: every way of ending that one ends this (CARE-8). */
async function isShowing(c: Context<Bindings>, { session, until }: Showing): Promise<boolean> {
  return until > clock.now() && (await sessionOf(c.env, session).lastUse()) !== undefined;
}

/** Before any fact is shown: the audit log, Activity and security have it (CARE-6). */
async function noteBegin(c: Context<Bindings>, agent: AgentView, showing: Showing): Promise<void> {
  const { id, groupId, customerId, since: at, until } = showing;
  const on = (await accountTags(c.env, groupId)).slice(0, 1);
  await audit(c.env).append({ by: agent.name, what: 'care view', on, result: 'read' });
  await accountOf(c.env, { groupId }).noteShown({ id, customerId, at, until });
  c.set('operated', { group: groupId, audit: '' });
  await noteSecurity(c, 'shown to care', { what: 'begun' });
}
