import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { CareDeskPort } from '#rpc/portal/care-view.ts';
import { accountOf, sessionOf } from '../account/access.ts';
import { clock } from '../clock.ts';
import { checkToken } from '../gate/token.ts';
import { makeAccountTags } from '../operator/account-index.ts';
import { audit } from '../operator/audit-stub.ts';
import { codeOf, logSecurity, noteSecurity } from '../security-log.ts';
import type { Attempt } from '../session/attempts.ts';
import { makeCookieValue } from '../session/cookie-value.ts';
import { deriveSessionName } from '../session/cookie.ts';
import { begin, type Callback, finishByCode } from '../session/oidc.ts';
import { noteSession } from '../session/person-sessions.ts';
import type { Identity, SessionView } from '../session/session.ts';
import { SignInError } from '../session/sign-in-failure.ts';
import { isAutomatic } from '../session/sign-of-life.ts';
import { deviceOf } from '../session/user-agent.ts';
import type { Bindings } from '../variables.ts';
import { readAgentCookie, readAttemptCookie, writeAgentCookie, writeAttemptCookie } from './care-cookie.ts';
import { careEnv, deskOf, hasCare } from './care-env.ts';
import { careFacts } from './care-facts.ts';
import { noteEnd } from './care-port.ts';
import type { Showing } from './care-rpc.ts';

/** Operations that an agent's page is chosen from: those of others in the account are left out (CARE-5). */
const readForAgents = 200;

const callback: Callback = { path: '/care/login', scope: 'openid email profile offline_access' };

/**
 * Names the Session objects of an agent's cookies, and wakes none: what follows may still refuse the request. No other
 * page reads these cookies (CARE-7).
 */
export const nameAgent: MiddlewareHandler<Bindings> = async (c, next) => {
  const [request, origin, keys] = [c.req.raw, c.get('origin'), c.env.SESSION_SEAL_KEY];
  const cookie = await readAgentCookie(request, origin, keys);
  if (cookie) c.set('agentName', await deriveSessionName(cookie));
  const attempt = await readAttemptCookie(request, origin, keys);
  if (attempt) c.set('attemptName', await deriveSessionName(attempt));
  await next();
};

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
    const name = c.get('agentName');
    const session = name && (await sessionOf(c.env, name).view({ isAutomatic: isAutomatic(c.req.raw) }));
    const agent = session && session.isAgent ? session : undefined;
    if (agent) c.set('agent', agent);
    if (c.req.method === 'POST' && !(await isTheirs(c, agent))) {
      await noteSecurity(c, 'form token refused', {});
      return page(c, 403);
    }
    c.set('care', { desk: deskPort(c, agent), csrf: agent?.csrf });
    return page(c);
  });
  return app;
}

/** An agent's pages read an agent's cookies, and all others a customer's (CARE-7). */
export function careOr(
  ofAgent: MiddlewareHandler<Bindings>,
  ofCustomer: MiddlewareHandler<Bindings>,
): MiddlewareHandler<Bindings> {
  return (c, next) => (/^\/care(\/|$)/.test(c.req.path) ? ofAgent : ofCustomer)(c, next);
}

/** A form of an agent's page has the token of their session (SAFETY-6). */
async function isTheirs(c: Context<Bindings>, agent: SessionView | undefined): Promise<boolean> {
  if (!agent) return false;
  const token = (await c.req.raw.clone().formData()).get('_token');
  return checkToken(agent.csrf, c.req.path, typeof token === 'string' ? token : '');
}

async function signIn(c: Context<Bindings>): Promise<Response> {
  const origin = c.get('origin');
  const keys = c.env.SESSION_SEAL_KEY;
  const url = new URL(c.req.url);
  try {
    if (!url.searchParams.has('code') && !url.searchParams.has('error')) {
      // The next agent may use the same computer: the provider requires a sign-in each time.
      const previous = c.get('agentName');
      const { attempt, url: to } = await begin(careEnv(c.env), origin, { again: true, previous }, callback);
      // Sets one cookie for all tabs, so that a second sign-in keeps the first attempt.
      const cookie =
        (await readAttemptCookie(c.req.raw, origin, keys)) ?? (await makeCookieValue(keys, 'agent-sign-in'));
      await sessionOf(c.env, await deriveSessionName(cookie)).begin(attempt);
      return moved(to.href, writeAttemptCookie(origin, cookie));
    }
    const attempt = await takeAttempt(c, url.searchParams.get('state'));
    const { tokens, identity } = await finishByCode(careEnv(c.env), origin, url, attempt, callback);
    const cookie = await makeCookieValue(keys, 'agent');
    const name = await deriveSessionName(cookie);
    const device = deviceOf(c.req.header('user-agent') ?? '');
    await sessionOf(c.env, name).open(name, tokens, identity, device, { isAgent: true });
    await noteSession(c.env, name, identity, 'agent');
    await endPrevious(c, attempt);
    await logSecurity(c.env, 'care', { what: 'signed in' }, { agent: agentId(identity) });
    return moved('/care', writeAgentCookie(origin, cookie));
  } catch (thrown) {
    await noteSecurity(c, 'care', { what: `sign-in failed: ${codeOf(thrown)}` });
    return moved('/care?error=failed');
  }
}

/** The attempt that this browser began with this state, once, while its time lasts. @throws SignInError */
async function takeAttempt(c: Context<Bindings>, state: string | null): Promise<Attempt> {
  const name = c.get('attemptName');
  const attempt = name && state ? await sessionOf(c.env, name).takeAttempt(state) : undefined;
  if (!attempt) throw new SignInError(name ? 'no_attempt' : 'no_cookie');
  if (attempt.expiresAt <= clock.now()) throw new SignInError('too_old');
  return attempt;
}

/** Ends the sessions that agents had in this browser (SIGNIN-25). */
async function endPrevious(c: Context<Bindings>, { previous }: Attempt): Promise<void> {
  const names = new Set([previous, c.get('agentName')].filter((one) => one !== undefined));
  await Promise.all([...names].map((one) => sessionOf(c.env, one).end()));
}

/** Returns the id of an agent for counters and tags. */
const agentId = ({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>) => `${issuer} ${subject}`;

function moved(location: string, cookie?: string): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  if (cookie) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}

/** Returns the actions of the page; without a session they have no effect. */
function deskPort(c: Context<Bindings>, agent: SessionView | undefined): CareDeskPort {
  const { env } = c;
  const desk = deskOf(env);
  if (!agent)
    return {
      facts: async () => undefined,
      open: async () => ({ kind: 'unknown' }),
      close: async () => undefined,
      signOut: async () => writeAgentCookie(c.get('origin'), ''),
    };
  const { name, identity } = agent;
  return {
    agent: { name: identity.email },
    async facts() {
      const showing = await desk.showing(name);
      if (!showing) return undefined;
      if (!(await isShowing(c, showing))) {
        await noteEnd(env, await desk.close(name), 'sign-out');
        return undefined;
      }
      const account = accountOf(env, showing);
      const [report, known] = await Promise.all([account.report({ most: readForAgents }), account.cachedLines()]);
      return careFacts(report, known, showing);
    },
    async open(code) {
      const result = await desk.open(name, agentId(identity), code);
      if (result.kind !== 'showing') {
        await noteRefusal(c, identity, result.kind);
        return result;
      }
      const { showing, ended } = result;
      await noteEnd(env, ended, 'agent');
      await noteBegin(c, identity, showing);
      return { kind: 'showing' };
    },
    async close() {
      await noteEnd(env, await desk.close(name), 'agent');
    },
    async signOut() {
      await sessionOf(env, name).end();
      await noteSecurity(c, 'care', { what: 'signed out' });
      return writeAgentCookie(c.get('origin'), '');
    },
  };
}

/** The customer is signed in still, with the session that began it: every way of ending that one ends this (CARE-8). */
async function isShowing(c: Context<Bindings>, { session, until }: Showing): Promise<boolean> {
  return until > clock.now() && (await sessionOf(c.env, session).lastUse()) !== undefined;
}

/**
 * Security and the audit log have the agent of each wrong code; of those beyond the limit, which anybody with the
 * agent's session can send without end, security alone (CARE-11).
 */
async function noteRefusal(c: Context<Bindings>, { email }: Identity, kind: 'unknown' | 'limited'): Promise<void> {
  await noteSecurity(c, 'care', { what: kind === 'limited' ? 'too many codes' : 'code refused' });
  if (kind === 'unknown') await audit(c.env).append({ by: email, what: 'care code', on: [], result: 'refused' });
}

/** Records the view in the audit log, Activity and the security log, before any fact is shown (CARE-6). */
async function noteBegin(c: Context<Bindings>, { email }: Identity, showing: Showing): Promise<void> {
  const { id, groupId, customerId, since: at, until } = showing;
  const on = (await makeAccountTags(c.env, groupId)).slice(0, 1);
  await audit(c.env).append({ by: email, what: 'care view', on, result: 'read' });
  await accountOf(c.env, { groupId }).noteShown({ id, customerId, at, until });
  c.set('operated', { group: groupId, audit: '' });
  await noteSecurity(c, 'shown to care', { what: 'begun' });
}
