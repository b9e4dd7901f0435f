import { env } from 'cloudflare:workers';
import { UnsecuredJWT } from 'jose';
import type { Viewer } from '#rpc/portal-account.ts';
import { oneDay } from '#rpc/domain/day.ts';
import { accountOf, sessionOf } from '../account/access.ts';
import type { Identity, SessionActor, Tokens } from '../session/session.ts';
import type { FixtureAccount } from './world.ts';

const device = { browser: 'firefox', os: 'linux' };
export const brand = 'demo';

/** Tokens without a signature, which the fixture carrier does not check. They last long and cannot be renewed. */
export function tokensOf(email: string, more: Partial<Tokens> = {}): Tokens {
  const idToken = new UnsecuredJWT({ email }).encode();
  const expiresAt = Date.now() + 1_000 * oneDay;
  return { accessToken: `access-${crypto.randomUUID()}`, idToken, expiresAt, renewFrom: expiresAt, ...more };
}

/** Somebody as the fixtures' identity provider names them. */
export function identityOf(email: string): Identity {
  return { email, name: 'Dana Reyes', issuer: env.OIDC_ISSUER, subject: email, authenticatedAt: Date.now() };
}

/** Somebody with an open session. */
export interface SignedIn {
  requester: Viewer;
  session: string;
  actor: SessionActor;
}

/** Opens a session for a person of the account; the identity provider is not asked. */
export async function signIn(
  account: FixtureAccount,
  { email = account.email, tokens = tokensOf(email) }: { email?: string; tokens?: Tokens } = {},
): Promise<SignedIn> {
  const line = account.lines.find((one) => one.email === email);
  const session = `session-${crypto.randomUUID()}`;
  const actor: SessionActor = {
    customerId: line?.customerId ?? account.customerId,
    groupId: account.groupId,
    email,
    isPrimary: line?.occurrence === 1,
    brand,
  };
  await sessionOf(env, session).open(session, tokens, identityOf(email), device);
  await sessionOf(env, session).setActor(actor);
  const requester = await sessionOf(env, session).requester();
  if (typeof requester === 'string') throw new Error('the session did not open');
  return { requester: structuredClone(requester), session, actor };
}

/** The Account object of an account. */
export function accountFor({ groupId }: FixtureAccount) {
  return accountOf(env, { groupId });
}
