import type { AccountObject } from './account/account-object.ts';
import type { SessionObject } from './session/session-object.ts';

/** The Worker's bindings: wrangler.toml holds the variables, `wrangler secret put` the secrets. */
export interface Env {
  ACCOUNT: DurableObjectNamespace<AccountObject>;
  SESSION: DurableObjectNamespace<SessionObject>;
  ASSETS: Fetcher;
  RATE: RateLimit;
  /** Which deployment this is. */
  VERSION?: WorkerVersionMetadata;

  /** Where people reach the portal; https makes cookies `__Host-` and Secure. */
  PORTAL_ORIGIN: string;
  /** Origins of further brands, separated by spaces. */
  OTHER_ORIGINS?: string;
  /** `on` in development: there is a page of all parts at `/ui`. */
  UI_PAGE?: string;
  CARRIER_ORIGIN: string;
  MARKETING_ORIGIN: string;
  REFERRAL_TRACKING_ORIGIN: string;
  MAPS_ORIGIN: string;
  RATES_ORIGIN: string;
  /** Origins of the payment system's hosted pages, separated by spaces. */
  HOSTED_PAGE_ORIGINS?: string;
  OIDC_ISSUER: string;
  OIDC_CLIENT_ID: string;

  OIDC_CLIENT_SECRET: string;
  CARRIER_SIGNATURE_SECRET: string;
  /** 32 bytes, base64url: seals tokens at rest. */
  SESSION_SEAL_KEY: string;
}
