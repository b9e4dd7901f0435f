import { assertSecure } from '../configuration.ts';
import type { Env } from '../env.ts';

/** Services of the browsers that people have: a host, or all hosts under one. */
const usualServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** In front of the fixtures, a service with this host is at `PUSH_STAND_IN`. No such name exists (RFC 2606). */
const standInHost = 'push.test';
/** Maximum length of a push service's address, in characters. */
const longest = 1_024;

type PushEnv = Pick<Env, 'PUSH_SERVICES' | 'PUSH_STAND_IN' | 'PORTAL_ORIGIN'>;

/**
 * Returns the URL for messages to a device: its browser's address, if it belongs to a service that the operator lists.
 * The Worker calls no other address that was typed or posted (SETTINGS-18).
 */
export function pushAddress(env: PushEnv, endpoint: string): URL | undefined {
  const url = endpoint.length <= longest && URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  // A port is as good as another host, and a fragment or a password is of no use to a service.
  if (url?.protocol !== 'https:' || url.port || url.username || url.password || url.hash) return undefined;
  if (env.PUSH_STAND_IN && url.hostname === standInHost) return new URL(`${env.PUSH_STAND_IN}${url.pathname}`);
  return servicesOf(env).some((service) => isHostOf(service, url.hostname)) ? url : undefined;
}

/** The services of the configuration. @throws RangeError for what is no name of a host */
export function servicesOf({ PUSH_SERVICES }: Pick<PushEnv, 'PUSH_SERVICES'>): readonly string[] {
  const listed = PUSH_SERVICES?.split(/\s+/).filter(Boolean) ?? [];
  // An address by number would lead past every list of names.
  const wrong = listed.filter((one) => !/^(\*\.)?([a-z\d-]+\.)+[a-z][a-z\d-]*$/.test(one));
  if (wrong.length > 0) throw new RangeError(`no name of a host: ${wrong.join(', ')}`);
  return listed.length > 0 ? listed : usualServices;
}

/**
 * Allows the stand-in of the push services only for a portal on one machine.
 * @throws InsecureOriginError
 */
export function assertStandIn(env: PushEnv): void {
  if (env.PUSH_STAND_IN) assertSecure(env, new URL(env.PUSH_STAND_IN));
}

function isHostOf(service: string, host: string): boolean {
  return service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;
}
