import type { Credentials } from '#rpc/carrier/request.ts';
import type { ViewerCustomer } from '#rpc/portal-account.ts';

/** SIGNIN-14. */
export const idleMs = 30 * 60_000;
export const absoluteMs = 12 * 3_600_000;

/** Who signed in, by the verified ID token. */
export interface Identity {
  email: string;
  name: string;
  issuer: string;
  subject: string;
  /** The provider's own session, where it says so: a back-channel logout may name it (SIGNIN-40). */
  sid?: string;
  /** When the provider last asked for a password or the like, where it says so; milliseconds since 1970. */
  authenticatedAt?: number | undefined;
  /** How strongly the person proved it, in the provider's words. */
  acr?: string | undefined;
}

/** What the identity provider issued: sealed at rest, never sent to the browser. Times in milliseconds since 1970. */
export interface Tokens {
  accessToken: string;
  idToken: string;
  refreshToken?: string;
  expiresAt: number;
  /** When a renewal in the background is due. */
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

/** What is known of a session when it is opened. */
export interface Opened {
  /** The customer; left out where the carrier has not told. */
  actor?: SessionActor | undefined;
  /** The two-letter code of where the sign-in came from. */
  country?: string | undefined;
}

/** Where and when a session was last used: for the list of sign-ins (SETTINGS-3). Milliseconds since 1970. */
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
}

/** What a request may know of its session. */
export interface SessionView {
  /** The Session object's name. */
  name: string;
  identity: Identity;
  /** Undefined while the identity provider cannot be reached and the token is no longer good (SIGNIN-22). */
  credentials: Credentials | undefined;
  /** When the person last proved who they are, as far as is known; milliseconds since 1970 (SIGNIN-28). */
  signedInAt: number | undefined;
  /** Binds form tokens to this session. */
  csrf: string;
  /** Undefined until the carrier has told who the customer is. */
  actor: SessionActor | undefined;
}

/** Why a session has no usable tokens: it ended, or the identity provider does not answer. */
export type NoTokens = 'over' | 'unreachable';
