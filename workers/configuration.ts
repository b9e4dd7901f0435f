import type { Env } from './env.ts';

/** Thrown when the configuration would send tokens over plain http. */
class InsecureOriginError extends Error {
  override name = 'InsecureOriginError';
}

/**
 * SAFETY-20: where the portal has https, the identity provider and the carrier must have it too.
 * @throws InsecureOriginError
 */
export function assertSecure({ PORTAL_ORIGIN }: Pick<Env, 'PORTAL_ORIGIN'>, url: URL): void {
  if (url.protocol !== 'https:' && new URL(PORTAL_ORIGIN).protocol === 'https:')
    throw new InsecureOriginError(`${url.origin} must be https`);
}

/** Thrown when the configuration has a secret that this repository contains. */
class PublicSecretError extends Error {
  override name = 'PublicSecretError';
}

/** The secrets of the fixtures, which anybody can read. */
export const publicSecrets = [
  'fixture-client-secret',
  'fixture-care-secret',
  'fixture-signature-secret',
  'Zml4dHVyZS1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE',
  'fixture-operator-secret-of-one-machine',
  'Zml4dHVyZS1vcGVyYXRvci1rZXktMzItYnl0ZXMhISE',
  'BPH5EiP3gk1Uznu-jLN8hhqRAZHos-PpnpmTLYQ7Aqo3TSGQbSdKEpk3_nhZT-xYi3UMPZbjxo-A69RKXeI1Ya8.' +
    'nD899NjKOrivyDIAOns-3B308-JnokAgkSYycRbjdKk',
];

/** A key of a demo (ADR-040), alone or among others: `npm run deploy -- --env demo` makes them so. */
const demoKey = /(^|[\s:])demo-/;

/**
 * SAFETY-20: but on localhost, none of a portal's secrets may be one of the fixtures'. SAFETY-80: with https, nor one
 * of a demo, which for its part takes no others.
 * @throws PublicSecretError
 */
export function assertOwnSecrets({
  PORTAL_ORIGIN,
  DEMO,
  ...env
}: Pick<Env, 'PORTAL_ORIGIN' | 'DEMO' | 'PUSH_KEY' | SecretName | typeof careSecretName>): void {
  const { protocol, hostname } = new URL(PORTAL_ORIGIN);
  if (isLocal(hostname) && protocol !== 'https:') return;
  const names: (SecretName | typeof careSecretName)[] = [
    ...secretNames,
    ...(env[careSecretName] ? [careSecretName] : []),
  ];
  const publicNames = [...names, 'PUSH_KEY' as const].filter((name) =>
    publicSecrets.some((secret) => String(env[name]).includes(secret)),
  );
  if (publicNames.length > 0) throw new PublicSecretError(`${publicNames.join(', ')} must not be the fixtures'`);
  if (protocol !== 'https:') return;
  const strange = names.filter((name) => demoKey.test(String(env[name])) !== (DEMO === 'on'));
  if (strange.length > 0)
    throw new PublicSecretError(`${strange.join(', ')} must ${DEMO === 'on' ? '' : 'not '}be a demo's`);
}

/** Names that browsers and systems keep to the machine itself. */
export const isLocal = (hostname: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname);

/** Name of the secret that a care team with a provider of its own needs. */
const careSecretName = 'OIDC_CARE_CLIENT_SECRET' as const;

/** Every secret of a portal, a demo's included; `PUSH_KEY` is only for portals with notifications (SETTINGS-10). */
export const secretNames = [
  'OIDC_CLIENT_SECRET',
  'CARRIER_SIGNATURE_SECRET',
  'SESSION_SEAL_KEY',
  'OPERATOR_SECRET',
  'OPERATOR_KEY',
] as const;
type SecretName = (typeof secretNames)[number];
