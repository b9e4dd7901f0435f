import { dayIn } from '#rpc/domain/day.ts';
import { keysOf } from '#rpc/domain/key-list.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import type { SignInProof } from '#rpc/portal-account.ts';
import { clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { makeTag } from '../session/keyed-tag.ts';
import { makeAccountTags, makeSpokenTags } from './account-index.ts';

type ActEnv = Pick<Env, 'AUDIT' | 'OPERATOR_KEY'>;

/** An act of a customer that needs a recent sign-in (SIGNIN-28), or its outcome. */
export interface GuardedAct {
  groupId: string;
  customerId: string;
  /** The kind of the operation, or the way of signing out. */
  what: string;
  /** Id of the operation, if the act is one. */
  operationId?: string | undefined;
  /** `sent`, or the outcome of the act. */
  result: string;
  /** Sign-in proof of the person; set at the act, absent at its end. */
  proof?: SignInProof | undefined;
}

/** The acts of a day in UTC: each day has a log of its own, so that its chain can be checked in one go. */
export function actsOf(env: Pick<Env, 'AUDIT'>, day: string) {
  return env.AUDIT.get(env.AUDIT.idFromName(`acts ${day}`));
}

/**
 * Notes a guarded act (SAFETY-57): the one place where that is done. People, accounts, operations and addresses are
 * keyed tags, so that nothing is there which forgetting a customer had to delete. Without the operator's key nothing is
 * noted.
 */
export async function noteAct(env: ActEnv, act: GuardedAct): Promise<void> {
  if (!env.OPERATOR_KEY) return;
  const { groupId, customerId, what, operationId, result, proof } = act;
  const [{ key }] = keysOf(env.OPERATOR_KEY);
  const now = clock.now();
  const [who, [account = ''], [operation = ''], from] = await Promise.all([
    makeTag(key, 'index', `customer ${groupId} ${customerId}`),
    makeAccountTags(env, groupId),
    operationId === undefined ? [] : makeSpokenTags(env, 'reference', spokenReference(operationId)),
    proof && makeTag(key, 'index', `address ${proof.address}`),
  ]);
  await actsOf(env, dayIn(now, 'UTC')).append({
    by: who,
    what,
    on: [account, ...(operation ? [operation] : [])],
    result,
    signIn: proof && from ? { acr: proof.acr, age: ageOf(proof, now), from } : undefined,
  });
}

/** Returns the seconds since the person's last proof; -1 without a time from the provider. */
function ageOf({ provedAt }: SignInProof, now: number): number {
  return provedAt === undefined ? -1 : Math.max(0, Math.round((now - provedAt) / 1_000));
}
