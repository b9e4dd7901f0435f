import type { Carrier } from '#rpc/carrier/client.ts';
import type { Credentials } from '#rpc/carrier/request.ts';
import { type CarrierCaller, carrierCaller } from '#rpc/carrier/procedures.ts';
import type { Requester } from '#rpc/context.ts';
import type { Outcome } from '#rpc/problem.ts';
import type { Env } from '../env.ts';

/**
 * The carrier for one person. A 401 is answered by one silent refresh and a second try: nothing was done on the first
 * (SIGNIN-15).
 */
export function callerFor(env: Env, carrier: Carrier, requester: Requester, limitMs?: number): CarrierCaller {
  let credentials: Credentials | undefined = requester.credentials;
  const refreshing: Carrier = {
    attempt: async (target, input, options) => {
      const tried = credentials;
      const first = await carrier.attempt(target, input, tried ? { ...options, credentials: tried } : options);
      if (!isExpired(first) || !tried) return first;
      credentials = (await sessionOf(env, requester.session).refresh(tried.accessToken)) ?? undefined;
      return credentials ? carrier.attempt(target, input, { ...options, credentials }) : first;
    },
  };
  return carrierCaller({ carrier: refreshing, options: limitMs === undefined ? {} : { limitMs } });
}

export function sessionOf(env: Env, name: string) {
  return env.SESSION.get(env.SESSION.idFromName(name));
}

function isExpired(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'fault' && outcome.why === 'session' && outcome.status === 401;
}
