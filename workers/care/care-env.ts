import type { Env } from '../env.ts';

/** Variables that a portal needs so that customers can show their pages to support. */
const needed = ['OIDC_CARE_ISSUER', 'OIDC_CARE_CLIENT_ID', 'OIDC_CARE_CLIENT_SECRET', 'OPERATOR_KEY'] as const;

export type CareSettings = Pick<Env, (typeof needed)[number]>;

/** Returns true when an identity provider for agents and the audit log are configured (CARE-1). */
export function hasCare(env: CareSettings): boolean {
  return needed.every((name) => Boolean(env[name]));
}

/** The environment with the care team's provider in place of the customers'. */
export function careEnv(env: Env): Env {
  return {
    ...env,
    // Stryker disable StringLiteral: unused without a provider of the care team (CARE-1).
    OIDC_ISSUER: env.OIDC_CARE_ISSUER ?? '',
    OIDC_CLIENT_ID: env.OIDC_CARE_CLIENT_ID ?? '',
    OIDC_CLIENT_SECRET: env.OIDC_CARE_CLIENT_SECRET ?? '',
    // Stryker restore StringLiteral
    OIDC_OTHER_ORIGINS: env.OIDC_CARE_OTHER_ORIGINS,
    OIDC_ACR_VALUES: env.OIDC_CARE_ACR_VALUES,
    OIDC_RESPONSE_MODE: undefined,
    OIDC_VOUCHES_FOR_EMAIL: undefined,
    OIDC_MAX_AGE: undefined,
    OIDC_UNTYPED_LOGOUT_TOKENS: undefined,
    OIDC_TRUSTS_PROMPT: undefined,
  };
}

/** Returns the one support desk of the portal, apart from the index's parts, whose names are one character. */
export function deskOf({ INDEX }: Pick<Env, 'INDEX'>) {
  return INDEX.get(INDEX.idFromName('care'));
}
