import * as z from 'zod/mini';
import { isLocked } from '../domain/account-lock.ts';
import { reconcileMissing } from '../domain/ledger.ts';
import type { SagaStep } from '../domain/saga.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { saga, type SagaContext } from './saga.ts';

/** Steps against a finder or thief, in their order (LOST-10). */
export const securingSteps = ['pause', 'sign-out', 'lock'] as const;
export type SecuringStep = (typeof securingSteps)[number];

const Terms = z.object({
  customerId: z.string(),
  /** The line whose data is paused; absent where it is paused already, or may not be. */
  pause: z.optional(z.object({ lineId: z.string(), primaryId: z.string() })),
});

/**
 * Pauses the data of a lost phone, signs out everywhere else and locks the account (LOST-10). No step needs another: a
 * refused one does not keep the next from being sent, and the operation ends as refused after them.
 */
export const secureAccount = saga({
  kind: 'secure-account',
  notify: { topic: 'change' },
  scope: 'account',
  action: 'lock-account',
  recentSignIn: true,
  terms: Terms,
  summary: () => ({}),
  steps: (context) => [
    ...(context.terms.pause ? [pauseData(context, context.terms.pause)] : []),
    signOut(context),
    lock(context),
  ],
});

type Context = SagaContext<z.output<typeof Terms>>;

function pauseData(context: Context, { lineId, primaryId }: { lineId: string; primaryId: string }): SagaStep {
  return {
    ...stepOf('pause'),
    async send() {
      const input = { dataCutOff: true, primaryId, customerId: lineId };
      return done(await context.carrier.usage.dataCutoff(input));
    },
    reconcile: ({ sentAt }) => reconcileLine(context, lineId, sentAt, (line) => line.isDataCutoff),
  };
}

/** Ends sessions of the portal, which is no call of the carrier: after a crash it is done again. */
function signOut({ terms, endOtherSessions }: Context): SagaStep {
  const end = async () => String(await endOtherSessions(terms.customerId));
  return {
    ...stepOf('sign-out'),
    send: async () => ({ kind: 'reply', reply: await end() }),
    reconcile: async () => ({ outcome: 'done', result: await end() }),
  };
}

function lock(context: Context): SagaStep {
  const { customerId } = context.terms;
  return {
    ...stepOf('lock'),
    async send() {
      const outcome = await context.carrier.customer.securityAction({ customerId, lockStatus: 'ACC_LOCK' });
      if (outcome.kind === 'reply' && outcome.reply.result !== 'LOCKED')
        return { kind: 'fault', why: 'garbage', transactionId: '' };
      return done(outcome);
    },
    reconcile: ({ sentAt }) => reconcileLine(context, customerId, sentAt, isLocked),
  };
}

const stepOf = (id: SecuringStep) => ({ id, isRefusedLast: true, isRepeatable: true });

const done = <O extends { kind: string }>(outcome: O) =>
  outcome.kind === 'reply'
    ? ({ kind: 'reply', reply: undefined } as const)
    : (outcome as Exclude<O, { kind: 'reply' }>);

async function reconcileLine(
  { carrier, groupId, now }: Context,
  lineId: string,
  sentAt: number,
  isApplied: (line: Customer) => boolean,
): ReturnType<SagaStep['reconcile']> {
  const group = await carrier.customer.group({ groupId });
  if (group.kind !== 'reply') return undefined;
  const line = group.reply.customers.find(({ id }) => id === lineId);
  return { outcome: line && isApplied(line) ? 'done' : reconcileMissing(sentAt, now()) };
}
