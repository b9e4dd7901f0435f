import type { Credentials } from '#rpc/carrier/request.ts';
import type { ViewerCustomer } from '#rpc/portal-account.ts';

/** SIGNIN-14. */
export const idleMs = 30 * 60_000;
export const absoluteMs = 12 * 3_600_000;
/** CARE-7. */
export const agentMs = 8 * 3_600_000;
/** Sessions that one person may have at the same time: a customer, and an agent (SIGNIN-41, CARE-7). */
export const mostSessions = { customer: 10, agent: 1 };

/** The signed-in person, by the verified ID token. */
export interface Identity {
  email: string;
  name: string;
  issuer: string;
  subject: string;
  /** The provider's own session, if it sends one: a back-channel logout may name it (SIGNIN-40). */
  sid?: string;
  /** Time of the last password or the like at the provider, if it sends one; epoch milliseconds. */
  authenticatedAt?: number | undefined;
  /** Strength of the person's proof, in the provider's words. */
  acr?: string | undefined;
}

/** Tokens of the identity provider: sealed at rest, never sent to the browser. Times in epoch milliseconds. */
export interface Tokens {
  accessToken: string;
  idToken: string;
  refreshToken?: string;
  expiresAt: number;
  /** Time from which a renewal runs in the background. */
  renewFrom: number;
}

/** The customer behind a session, as far as the shell needs it. */
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
  /** The customer; absent until the carrier has returned them. */
  actor?: SessionActor | undefined;
  /** The two-letter code of where the sign-in came from. */
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

/** A request, as far as its session notes it. */
export interface Use {
  /** The two-letter code of where it came from. */
  country?: string | undefined;
  /** A page refreshed itself: nobody did anything. */
  isAutomatic?: boolean;
  /** A page opens its socket, which closes when the session is idle. */
  hasLivePage?: boolean;
}

/** View of a session for requests. */
export interface SessionView {
  /** The Session object's name. */
  name: string;
  identity: Identity;
  /** Undefined while the identity provider cannot be reached and the token is no longer good (SIGNIN-22). */
  credentials: Credentials | undefined;
  /** Time of the person's last proof, as far as it is known; epoch milliseconds (SIGNIN-28). */
  signedInAt: number | undefined;
  /** Binds form tokens to this session. */
  csrf: string;
  /** Undefined until the carrier has returned the customer. */
  actor: SessionActor | undefined;
  arrival?: Arrival | undefined;
  /** An agent of the care team: no customer, and no page but `/care` (CARE-7). */
  isAgent?: true | undefined;
}

/** Why a session has no usable tokens: it ended, or the identity provider does not answer. */
export type NoTokens = 'over' | 'unreachable';
