import { base64url } from 'jose';
import { keysOf } from '#rpc/domain/key-list.ts';
import { accountOf, sessionOf } from './account/access.ts';
import { withTimeout } from './account/with-timeout.ts';
import { carrierProbe } from './carrier-probe.ts';
import { capabilitiesOf } from './capabilities.ts';
import { hasCare } from './care/care-env.ts';
import { clock } from './clock.ts';
import { addressOf } from './gate/network-address.ts';
import { isWithin } from './gate/rate.ts';
import { assertOwnSecrets, assertSecure, isLocal } from './configuration.ts';
import { usableOperators } from './operator/operator-guard.ts';
import { operatorBy, operatorsOf } from './operator/operator-secret.ts';
import type { Env } from './env.ts';
import { answerAges, type System } from './last-success.ts';
import { pushKeysOf } from './push/push-keys.ts';
import { assertStandIn, servicesOf } from './push/push-service.ts';
import { samplingOf } from './points/sampling.ts';
import { locationHintOf } from './location-hint.ts';

/** Content of `/readyz` for operators: names of faults, never values (SAFETY-49). Ages in milliseconds. */
export interface Readiness {
  ready: boolean;
  /** `configuration: NAME`, `objects: NAME`, or that the carrier refuses our requests. */
  reasons: string[];
  version: { id?: string; tag?: string; timestamp?: string };
  /** Since when this isolate had no answer; null where it had none yet. No reason by itself. */
  lastAnswerMs: Record<System, number | null>;
}

/** Lifetime of a result in milliseconds, so that frequent callers wake no object. */
const standsMs = 5_000;
/** Time limit of an object's reply, in milliseconds. */
const objectMs = 2_000;
/** Name of the object that only proves that objects answer; no group has it. */
const probe = 'readyz';

/** Returns the Worker's check: its configuration, its objects, and whether the carrier takes its requests. */
export function checkReadiness(problemsOfCarrier = carrierProbe()): (env: Env) => Promise<Readiness> {
  let last: { at: number; reasons: string[] } | undefined;
  return async (env) => {
    if (!last || clock.now() - last.at >= standsMs) {
      const answers = await Promise.all([objectProblems(env), problemsOfCarrier(env)]);
      last = { at: clock.now(), reasons: [...configurationProblems(env), ...answers.flat()] };
      // Logs the reasons, which the public reply does not contain.
      if (last.reasons.length > 0) console.error(JSON.stringify({ event: 'not ready', reasons: last.reasons }));
    }
    const { reasons } = last;
    const { id, tag, timestamp } = env.VERSION ?? {};
    return { ready: reasons.length === 0, reasons, version: { id, tag, timestamp }, lastAnswerMs: answerAges() };
  };
}

/** Content of `/readyz` for everybody. */
interface PublicReadiness {
  ready: boolean;
  /** True when the running version is the one that the caller named; absent when the caller named none. */
  isVersion?: boolean;
}

/**
 * Returns all of it for an operator's secret and on localhost; to anybody else whether the portal is ready, and whether
 * it is the version in `?version`, which a deployment has to know (SAFETY-49, SAFETY-71).
 */
export async function readinessFor(
  request: Request,
  env: Env,
  readiness: Readiness,
): Promise<Readiness | PublicReadiness> {
  if (isOwnMachine(env) || (await isOperator(request, env))) return readiness;
  const version = new URL(request.url).searchParams.get('version');
  const { ready } = readiness;
  return version === null ? { ready } : { ready, isVersion: version === readiness.version.id };
}

function isOwnMachine({ PORTAL_ORIGIN }: Env): boolean {
  if (!URL.canParse(PORTAL_ORIGIN)) return false;
  const { hostname, protocol } = new URL(PORTAL_ORIGIN);
  return protocol === 'http:' && isLocal(hostname);
}

/** Compares the operator's secret. Wrong secrets count as those of the operator's commands do. */
async function isOperator({ headers }: Request, env: Env): Promise<boolean> {
  const authorization = headers.get('authorization');
  if (authorization === null || !(await isWithin(env, 'RATE', `operator ${addressOf(headers)}`))) return false;
  return (await operatorBy(usableOperators(env), authorization)) !== undefined;
}

const origins = [
  'PORTAL_ORIGIN',
  'CARRIER_ORIGIN',
  'MARKETING_ORIGIN',
  'REFERRAL_TRACKING_ORIGIN',
  'MAPS_ORIGIN',
  'RATES_ORIGIN',
  'OIDC_ISSUER',
] as const;
const originLists = ['OTHER_ORIGINS', 'HOSTED_PAGE_ORIGINS', 'OIDC_OTHER_ORIGINS', 'OIDC_CARE_OTHER_ORIGINS'] as const;

/** Returns the names of variables and secrets that cannot be used. */
export function configurationProblems(env: Env): string[] {
  const secure = (list = '') =>
    list
      .split(/\s+/)
      .filter(Boolean)
      .forEach((one) => assertSecure(env, new URL(one)));
  const checks: Record<string, () => unknown> = {
    CLOCK_AHEAD_MS: () => clock.set(env),
    ...Object.fromEntries(origins.map((name) => [name, () => assertSecure(env, new URL(env[name]))])),
    ...Object.fromEntries(originLists.map((name) => [name, () => secure(env[name])])),
    OIDC_CLIENT_ID: () => isSet(env.OIDC_CLIENT_ID),
    OIDC_CLIENT_SECRET: () => isSet(env.OIDC_CLIENT_SECRET),
    CARRIER_SIGNATURE_SECRET: () => keysOf(env.CARRIER_SIGNATURE_SECRET),
    SESSION_SEAL_KEY: () => hasKeys(env.SESSION_SEAL_KEY),
    OPERATOR_SECRET: () => operatorsOf(env),
    OPERATOR_KEY: () => !env.OPERATOR_KEY || hasKeys(env.OPERATOR_KEY),
    PUSH_KEY: () => pushKeysOf(env),
    PUSH_SERVICES: () => servicesOf(env),
    PUSH_STAND_IN: () => assertStandIn(env),
    OIDC_CARE_ISSUER: () => isCareWhole(env),
    OIDC_MAX_AGE: () => /^\d*$/.test(env.OIDC_MAX_AGE ?? ''),
    CAPABILITIES: () => (capabilitiesOf(env), true),
    ACCOUNT_LOCATION_HINT: () => !env.ACCOUNT_LOCATION_HINT || locationHintOf(env) !== undefined,
    POINT_SAMPLING: () => samplingOf(env.POINT_SAMPLING) > 0,
    'the secrets of the fixtures': () => assertOwnSecrets(env),
  };
  return Object.entries(checks).flatMap(([name, check]) => (holds(check) ? [] : [`configuration: ${name}`]));
}

/** The care team's provider is configured whole, or not at all. */
function isCareWhole(env: Env): boolean {
  const { OIDC_CARE_ISSUER: issuer, OIDC_CARE_CLIENT_ID: client, OIDC_CARE_CLIENT_SECRET: secret } = env;
  if (!issuer && !client && !secret) return true;
  assertSecure(env, new URL(issuer ?? ''));
  return hasCare(env);
}

const hasKeys = (keys: string) => keysOf(keys).every(({ key }) => base64url.decode(key).length === 32);
const isSet = (value: string | undefined) => Boolean(value?.trim());

/** Returns false when the check throws or returns `false`. */
function holds(check: () => unknown): boolean {
  try {
    return check() !== false;
  } catch {
    return false;
  }
}

/** Returns the object classes that do not reply. */
async function objectProblems(env: Env): Promise<string[]> {
  const calls: Record<string, () => Promise<unknown>> = {
    ACCOUNT: () => accountOf(env, { groupId: probe }).cachedLines(),
    SESSION: () => sessionOf(env, probe).lastUse(),
  };
  const checks = Object.entries(calls).map(async ([name, call]) => {
    const answered = (async () => (await call(), true))().catch(() => false);
    return (await withTimeout(objectMs, answered)) ? [] : [`objects: ${name}`];
  });
  return (await Promise.all(checks)).flat();
}
