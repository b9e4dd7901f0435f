import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Credentials } from '#rpc/carrier/request.ts';
import type { PageLoad } from '#rpc/portal-account.ts';
import type { Outcome } from '#rpc/problem.ts';
import type { SignedInBrowser } from '../account/account-rpc.ts';
import { accountOf, sessionOf } from '../account/access.ts';
import { brandFor } from '#app/brand/by-host.ts';
import type { Env } from '../env.ts';
import { originsOf } from '../origin.ts';
import type { SessionActor, SessionView } from './session.ts';

/** Thrown when the customer is bound to another person's subject (SIGNIN-6). */
export class OtherPersonError extends Error {
  readonly code = 'other_person';
}

type FoundActor = Outcome<{ actor: SessionActor; customer: Customer }, 'notFound'>;

/**
 * Looks up the customer who signed in, and notes the sign-in in their account.
 * @throws OtherPersonError
 */
export async function findActor(
  env: Env,
  { name, identity }: Pick<SessionView, 'name' | 'identity'>,
  brand: string,
  credentials: Credentials,
  load: PageLoad,
  browser?: SignedInBrowser,
): Promise<FoundActor> {
  const { email } = identity;
  const outcome = await sessionOf(env, name).findCustomer(credentials, load);
  if (outcome.kind !== 'reply') return outcome;
  const { id, groupId, isPrimary } = outcome.reply;
  const actor: SessionActor = { customerId: id, groupId, email, isPrimary, brand };
  if (!(await accountOf(env, actor).signedIn(name, id, identity, browser))) throw new OtherPersonError();
  return { kind: 'reply', reply: { actor, customer: outcome.reply } };
}

/**
 * Finds the customer of a session that has none, and stores them in it.
 * @throws OtherPersonError
 */
export async function findActorOf(
  env: Env,
  session: SessionView,
  brand: string,
  credentials: Credentials,
  load: PageLoad,
): Promise<FoundActor> {
  const actor = await findActor(env, session, brand, credentials, load);
  if (actor.kind === 'reply') await sessionOf(env, session.name).setActor(actor.reply.actor);
  return actor;
}

/** The origin of the customer's own brand, when it is another than this host's and the portal has it (SIGNIN-21). */
export function otherOriginOf(env: Env, here: string, own: string | undefined): string | undefined {
  if (own === undefined || own === here) return undefined;
  return originsOf(env).find((one) => brandFor(new URL(one).host).key === own);
}
