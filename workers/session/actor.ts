import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Credentials } from '#rpc/carrier/request.ts';
import type { Outcome } from '#rpc/problem.ts';
import { sessionOf } from '../account/access.ts';
import { carrierCallerOf, pageLimitMs } from '../carrier.ts';
import type { Env } from '../env.ts';
import type { SessionActor } from './session-object.ts';

/** Looks up the customer who signed in, and remembers who they are for the session. */
export async function findActor(
  env: Env,
  session: string,
  email: string,
  brand: string,
  credentials: Credentials,
): Promise<Outcome<{ actor: SessionActor; customer: Customer }, 'notFound'>> {
  const found = await carrierCallerOf(env, { credentials, limitMs: pageLimitMs }).customer.byUsername({ id: email });
  if (found.kind !== 'reply') return found;
  const { id, groupId, isPrimary } = found.reply;
  const actor: SessionActor = { customerId: id, groupId, email, isPrimary, brand };
  await sessionOf(env, session).setActor(actor);
  return { kind: 'reply', reply: { actor, customer: found.reply } };
}

/** The account's object: one per group, whatever the host (SAFETY-18). */
export function accountOf(env: Env, { groupId }: Pick<SessionActor, 'groupId'>) {
  return env.ACCOUNT.get(env.ACCOUNT.idFromName(groupId));
}
