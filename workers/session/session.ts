import type { Credentials } from '#rpc/carrier/request.ts';
import type { ViewerCustomer } from '#rpc/portal-account.ts';

/** Maximum idle time of a session, in milliseconds (SIGNIN-14). */
export const idleMs = 30 * 60_000;
export const absoluteMs = 12 * 3_600_000;
/** Maximum age of an agent's session, in milliseconds (CARE-7). */
export const agentMs = 8 * 3_600_000;
/** Maximum number of a person's sessions at the same time, for a customer and for an agent (SIGNIN-41, CARE-7). */
export const mostSessions = { customer: 10, agent: 1 };

/** The signed-in person, from the verified ID token. */
export interface Identity {
  email: string;
  name: string;
  issuer: string;
  subject: string;
  /** Id of the provider's own session, if it sends one: a back-channel logout may name it (SIGNIN-40). */
  sid?: string;
  /** Time of the last authentication at the provider, if it sends one; epoch milliseconds. */
  authenticatedAt?: number | undefined;
  /** Strength of the authentication, in the provider's words. */
  acr?: string | undefined;
}

/** Tokens of the identity provider: sealed at rest, never sent to the browser. Times in epoch milliseconds. */
export interface Tokens {
  accessToken: string;
  idToken: string;
  refreshToken?: string;
  expiresAt: number;
  /** Time from which the tokens are renewed in the background. */
  renewFrom: number;
}

/** The customer of a session, with the facts that the page's frame needs. */
export interface SessionActor extends ViewerCustomer {
  isPrimary: boolean;
  brand: string;
}

export interface Device {
  browser: string;
  os: string;
}

/** Facts of a session at its opening. */
export interface Opened {
  /** The customer; absent until the carrier has returned one. */
  actor?: SessionActor | undefined;
  /** Two-letter code of the country of the sign-in. */
  country?: string | undefined;
  arrival?: Arrival | undefined;
  /** The person is an agent of the care team (CARE-7). */
  isAgent?: true | undefined;
}

/** The sign-in that opened a session, and the path that it led to: its link may be opened again (SIGNIN-34). */
export interface Arrival {
  state: string;
  to: string;
}

/** Place and time of a session's last use, for the list of sign-ins (SETTINGS-3). Epoch milliseconds. */
export interface LastUse extends Device {
  country?: string;
  lastUsedAt: number;
}

/** Facts of a request that its session stores. */
export interface Use {
  /** Two-letter code of the country of the request. */
  country?: string | undefined;
  /** The page refreshed by itself, so the request does not count as use. */
  isAutomatic?: boolean;
  /** A page opens its socket, which closes when the session is idle. */
  hasLivePage?: boolean;
}

/** View of a session for requests. */
export interface SessionView {
  /** Name of the Session object. */
  name: string;
  identity: Identity;
  /** Undefined while the identity provider cannot be reached and the token is no longer good (SIGNIN-22). */
  credentials: Credentials | undefined;
  /** Time of the last authentication, if known; epoch milliseconds (SIGNIN-28). */
  signedInAt: number | undefined;
  /** Secret that binds form tokens to this session. */
  csrf: string;
  /** The customer; undefined until the carrier has returned one. */
  actor: SessionActor | undefined;
  arrival?: Arrival | undefined;
  /** An agent of the care team: no customer, and no page but `/care` (CARE-7). */
  isAgent?: true | undefined;
}

/** Why a session has no usable tokens: it ended, or the identity provider does not answer. */
export type NoTokens = 'over' | 'unreachable';
