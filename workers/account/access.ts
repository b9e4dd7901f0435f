import type { CallOptions, Carrier } from '#rpc/carrier/client.ts';
import type { Credentials } from '#rpc/carrier/request.ts';
import { type CarrierCaller, carrierCaller } from '#rpc/carrier/procedures.ts';
import type { Viewer } from '#rpc/portal-account.ts';
import type { Fault, Outcome } from '#rpc/problem.ts';
import type { Env } from '../env.ts';
import { locationHintOf } from '../location-hint.ts';
import type { SessionActor } from '../session/session.ts';

/** Returns the carrier's client for one person. A 401 causes one silent refresh and a second try (SIGNIN-15). */
export function callerFor(env: Env, carrier: Carrier, requester: Viewer, fixed: CallOptions = {}): CarrierCaller {
  let credentials: Credentials = requester.credentials;
  const refreshing: Carrier = {
    attempt: async (target, input, options) => {
      const tried = credentials;
      const firstOutcome = await carrier.attempt(target, input, { ...options, credentials: tried });
      if (!isExpired(firstOutcome)) return firstOutcome;
      const newCredentials = await sessionOf(env, requester.session).refresh(tried.accessToken);
      if (newCredentials === 'over') return firstOutcome;
      if (newCredentials === 'unreachable') return { ...firstOutcome, why: 'unreachable', status: 503 };
      credentials = newCredentials;
      return carrier.attempt(target, input, { ...options, credentials });
    },
  };
  return carrierCaller({ carrier: refreshing, options: fixed });
}

export function sessionOf(env: Env, name: string) {
  return env.SESSION.get(env.SESSION.idFromName(name));
}

/** The Account object: one per group, whatever the host (SAFETY-18). */
export function accountOf(env: Env, { groupId }: Pick<SessionActor, 'groupId'>) {
  return env.ACCOUNT.get(env.ACCOUNT.idFromName(groupId), { locationHint: locationHintOf(env) });
}

function isExpired(outcome: Outcome<unknown>): outcome is Fault {
  return outcome.kind === 'fault' && outcome.why === 'session' && outcome.status === 401;
}
