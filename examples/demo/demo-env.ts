import type { SeedName } from '#contracts/seed.ts';
import type { FixtureAccount } from '#fixtures/control-schema.ts';
import type { Named } from '#fixtures/world/name-in.ts';

/** The bindings of the demo's carrier: wrangler.demo.toml holds the variables, `npm run deploy` makes the secrets. */
export interface DemoEnv {
  WORLD: DurableObjectNamespace<WorldRpc>;
  IDENTITY: DurableObjectNamespace<IdentityRpc>;
  /** Counter of requests from one address per minute, without those of the portal. */
  RATE: RateLimit;
  /** Counter of sign-in forms from one address per minute. */
  RATE_SIGN_IN: RateLimit;

  PORTAL_ORIGIN: string;
  /** Further origins of the portal, separated by spaces. */
  OTHER_ORIGINS?: string;
  /** Origin of this Worker. */
  OIDC_ISSUER: string;
  /** "on" opens the controls of the fixture world, for tests; not where this Worker has https. */
  CONTROLS?: string;
  /** Lifetime of an access token, in seconds; ten minutes by default. */
  ACCESS_TOKEN_SECONDS?: string;

  OIDC_CLIENT_SECRET: string;
  CARRIER_SIGNATURE_SECRET: string;
  /** The portal's, which forgets a customer when the account is deleted here. */
  OPERATOR_SECRET: string;
}

/** Returns the portal's origins, the main one first. */
export function portalOriginsOf({
  PORTAL_ORIGIN,
  OTHER_ORIGINS = '',
}: Pick<DemoEnv, 'PORTAL_ORIGIN' | 'OTHER_ORIGINS'>): string[] {
  return `${PORTAL_ORIGIN} ${OTHER_ORIGINS}`.split(/\s+/).filter(Boolean);
}

/** Methods of an account's object for other Workers; documented at the object. */
export interface WorldRpc extends Rpc.DurableObjectBranded {
  open(seed: SeedName, id: string, settings?: object): Promise<FixtureAccount | null>;
  find(email: string): Promise<Named | null>;
  fetch(request: Request): Promise<Response>;
}

/** Methods of the identity provider's object for other Workers. */
export interface IdentityRpc extends Rpc.DurableObjectBranded {
  endSessions(email: string): Promise<void>;
  fetch(request: Request): Promise<Response>;
}
