import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Credentials } from '#rpc/carrier/request.ts';
import type { Outcome } from '#rpc/problem.ts';
import { accountOf, sessionOf } from '../account/access.ts';
import { carrierCallerOf, pageLimitMs } from '../carrier.ts';
import type { Env } from '../env.ts';
import type { SessionActor, SessionView } from './session.ts';

/** Somebody else's subject is bound to this customer (SIGNIN-6). */
export class OtherPersonError extends Error {
  readonly code = 'other_person';
}

/**
 * Looks up the customer who signed in, and remembers them for the session.
 * @throws OtherPersonError
 */
export async function findActor(
  env: Env,
  { name, identity }: Pick<SessionView, 'name' | 'identity'>,
  brand: string,
  credentials: Credentials,
): Promise<Outcome<{ actor: SessionActor; customer: Customer }, 'notFound'>> {
  const { email } = identity;
  const found = await carrierCallerOf(env, { credentials, limitMs: pageLimitMs }).customer.byUsername({ id: email });
  if (found.kind !== 'reply') return found;
  const { id, groupId, isPrimary } = found.reply;
  const actor: SessionActor = { customerId: id, groupId, email, isPrimary, brand };
  if (!(await accountOf(env, actor).signedIn(name, id, identity))) throw new OtherPersonError();
  await sessionOf(env, name).setActor(actor);
  return { kind: 'reply', reply: { actor, customer: found.reply } };
}
