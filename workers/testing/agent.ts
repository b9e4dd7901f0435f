import { env } from 'cloudflare:workers';
import { sessionOf } from '../account/access.ts';
import { makeCookieValue } from '../session/cookie-value.ts';
import { deriveSessionName } from '../session/cookie.ts';
import { noteSession } from '../session/person-sessions.ts';
import type { Tokens } from '../session/session.ts';
import { identityOf, tokensOf } from './sign-in.ts';

/** Opens an agent's session as their sign-in does; the provider is not asked. @returns its cookie and its object's name */
export async function openAgent(email: string, on = env, tokens: Tokens = tokensOf(email)) {
  const value = await makeCookieValue(env.SESSION_SEAL_KEY, 'agent');
  const session = await deriveSessionName(value);
  const identity = { ...identityOf(email), issuer: on.OIDC_CARE_ISSUER ?? '' };
  await sessionOf(env, session).open(session, tokens, identity, { browser: 'other', os: 'other' }, { isAgent: true });
  await noteSession(env, session, identity, 'agent');
  return { cookie: `lineside-care=${value}`, session };
}
