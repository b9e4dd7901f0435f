import type { AccountRpc } from './account/account-rpc.ts';
import type { CareRpc } from './care/care-rpc.ts';
import type { AuditRpc, IndexRpc, SwitchesRpc } from './operator/operator-rpc.ts';
import type { SessionRpc } from './session/session-rpc.ts';

/** The Worker's bindings: wrangler.toml holds the variables, `wrangler secret put` the secrets. */
export interface Env {
  ACCOUNT: DurableObjectNamespace<AccountRpc>;
  SESSION: DurableObjectNamespace<SessionRpc>;
  /** Parts of the operator's index, and the desk of the care team. */
  INDEX: DurableObjectNamespace<IndexRpc & CareRpc>;
  AUDIT: DurableObjectNamespace<AuditRpc>;
  SWITCHBOARD: DurableObjectNamespace<SwitchesRpc>;
  /** The operator's feature flags; everything is on without it (SAFETY-55). */
  SWITCHES?: KVNamespace;
  ASSETS: Fetcher;
  /** Rate counters per minute: docs/limits.md describes each. */
  RATE: RateLimit;
  RATE_PAGES: RateLimit;
  RATE_VISITS: RateLimit;
  RATE_SIGN_IN: RateLimit;
  RATE_SIGN_INS: RateLimit;
  RATE_PERSON: RateLimit;
  RATE_SHARED: RateLimit;
  RATE_REFUSED: RateLimit;
  RATE_CALLS: RateLimit;
  RATE_DEVICES: RateLimit;
  RATE_PLACES: RateLimit;
  RATE_LEADS: RateLimit;
  /** Dataset for data points (docs/operations/points.md); set in deployments. */
  POINTS?: Pick<AnalyticsEngineDataset, 'writeDataPoint'>;
  /** Share of the points about successes that are written: one in this number; all without it (SAFETY-87). */
  POINT_SAMPLING?: string;
  /** Id and tag of the running deployment. */
  VERSION?: WorkerVersionMetadata;

  /** Origin at which people reach the portal. With https, cookies are `__Host-` and Secure. */
  PORTAL_ORIGIN: string;
  /** Origins of the other brands, separated by spaces. */
  OTHER_ORIGINS?: string;
  CARRIER_ORIGIN: string;
  MARKETING_ORIGIN: string;
  REFERRAL_TRACKING_ORIGIN: string;
  /** The tracker's `bid_e`, `bid`, `t` and `campaignid`, written as a query; without it, the tracker gets nothing. */
  REFERRAL_TRACKING?: string;
  MAPS_ORIGIN: string;
  RATES_ORIGIN: string;
  /** Coverage map that replaces every brand's, for a portal in front of the fixtures. */
  COVERAGE_MAP?: string;
  /** Origins of the payment system's hosted pages, separated by spaces. */
  HOSTED_PAGE_ORIGINS?: string;
  OIDC_ISSUER: string;
  /** Origins besides the issuer's that its metadata may name, separated by spaces (SAFETY-44). */
  OIDC_OTHER_ORIGINS?: string;
  OIDC_CLIENT_ID: string;
  /** `form_post` for a broker that can only post an ID token (SIGNIN-3); otherwise the code flow. */
  OIDC_RESPONSE_MODE?: string;
  /** `on` when the issuer vouches for addresses without sending `email_verified` (SIGNIN-5). */
  OIDC_VOUCHES_FOR_EMAIL?: string;
  /**
   * Maximum age of a sign-in at the provider, in seconds. The provider signs older ones in again, and has to send
   * `auth_time` (SIGNIN-30).
   */
  OIDC_MAX_AGE?: string;
  /**
   * "on" trusts a provider without `auth_time` to have signed the person in anew on request (SIGNIN-31). A browser can
   * take that request out of the address: the operator accepts this risk.
   */
  OIDC_TRUSTS_PROMPT?: string;
  /** Accepted values of `acr`, separated by spaces: how well somebody has to prove who they are (SIGNIN-30). */
  OIDC_ACR_VALUES?: string;
  /** "on" for a provider whose logout tokens have no type, or that of an ID token (SIGNIN-40). */
  OIDC_UNTYPED_LOGOUT_TOKENS?: string;

  /**
   * The carrier's endpoints: a tier's name, and more endpoints, separated by spaces (docs/operations/tiers.md); all
   * without it.
   */
  CAPABILITIES?: string;
  /**
   * The identity provider of the care team, the portal's client there, and origins that its metadata may name besides;
   * without the first two, their secret and `OPERATOR_KEY` nobody can show anything to support (CARE-1).
   */
  OIDC_CARE_ISSUER?: string;
  OIDC_CARE_CLIENT_ID?: string;
  OIDC_CARE_OTHER_ORIGINS?: string;
  /** Accepted values of `acr` of the care team's sign-ins, separated by spaces. */
  OIDC_CARE_ACR_VALUES?: string;
  OIDC_CARE_CLIENT_SECRET?: string;

  /** The platform's name of the region for new Account objects; without it the platform decides. */
  ACCOUNT_LOCATION_HINT?: string;

  /** Hosts of push services that browsers may name, `*.` for all under one; the usual ones without it (SETTINGS-18). */
  PUSH_SERVICES?: string;
  /** Address that replaces the host `push.test` in front of the fixtures. Refused with an https portal. */
  PUSH_STAND_IN?: string;

  /** "on" in the demo alone, whose secrets work nowhere else (SAFETY-80). */
  DEMO?: string;

  /** Milliseconds by which tests move the clock ahead; refused with an https portal (SAFETY-48). */
  CLOCK_AHEAD_MS?: string;

  /**
   * A secret of at least 32 characters for each operator, `NAME:SECRET NAME:SECRET`; without it the operator's commands
   * are not there (SAFETY-30).
   */
  OPERATOR_SECRET?: string;
  /**
   * 32 bytes as base64url, for the operator's index and audit log; `k2:NEW k1:OLD` for several, of which none is taken
   * away while lines of the log were made with it. Without it the commands are not there, and nothing is indexed.
   */
  OPERATOR_KEY?: string;
  /**
   * A VAPID key, `PUBLIC.PRIVATE` as base64url; `k2:NEW k1:OLD` for several. Without it the portal sends no
   * notifications, and no page mentions them (SETTINGS-10).
   */
  PUSH_KEY?: string;
  OIDC_CLIENT_SECRET: string;
  CARRIER_SIGNATURE_SECRET: string;
  /** Seals tokens at rest (SAFETY-4): 32 bytes as base64url. */
  SESSION_SEAL_KEY: string;
}
