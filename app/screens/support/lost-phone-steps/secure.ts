import { isDataPaused } from '#rpc/domain/facts/data-now.ts';
import { isFinal, type OperationState } from '#rpc/domain/ledger.ts';
import { can, primaryOf } from '#rpc/domain/permission.ts';
import { ofKind } from '#rpc/operation/operations.ts';
import { type SecuringStep, securingSteps } from '#rpc/operation/secure-account.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { findLine, lineIn } from '#rpc/portal/snapshot.ts';
import { submitOnce } from '#rpc/portal/submit-once.ts';

/** Outcome of one step: `open` has no answer yet, `none` was not needed or not possible (LOST-10). */
export interface SecuredStep {
  step: SecuringStep;
  state: 'open' | 'done' | 'refused' | 'none';
}

export interface Secured {
  operationId: string;
  state: OperationState;
  steps: SecuredStep[];
  /** Number of other devices that were signed out. */
  signedOut?: number | undefined;
}

/**
 * Pauses data of the line, signs out everywhere else and locks the account, once (LOST-10). Data that is paused, or may
 * not be, is left out: the other steps do not wait for it.
 * @param lineRef of the lost phone; undefined without a line in service
 * @throws as `submitOnce`
 */
export async function secureAccount(
  context: PortalContext,
  { operationId, lineRef }: { operationId: string; lineRef?: string | undefined },
): Promise<FormOutcome<'secure-account', never>> {
  const lookup = lineRef === undefined ? undefined : await findLine(context, lineRef);
  const { session, actor } = context.viewer;
  return await submitOnce(context, 'secure-account', {
    operationId,
    payload: { lineRef },
    decide: ({ snapshot }) => {
      const line = lookup && lineIn(snapshot, lookup.lineId);
      const isPausing = line && !isDataPaused(line) && can('data-service', snapshot, line).allowed;
      const pause = isPausing ? { lineId: line.id, primaryId: primaryOf(snapshot).id } : undefined;
      return { kind: 'send', terms: { customerId: actor.customerId, pause }, baseline: {}, secrets: { session } };
    },
  });
}

/** Returns the outcome of each step of a sent operation; undefined for another one. */
export async function readSecured(
  { account }: PortalContext,
  operationId: string | undefined,
): Promise<Secured | undefined> {
  if (operationId === undefined) return undefined;
  const { operation: found, steps: records } = await account.find({ operationId });
  const operation = ofKind('secure-account', found);
  if (!operation) return undefined;
  const isOver = isFinal(operation.state);
  const stateOf = (step: SecuringStep): SecuredStep['state'] => {
    if (step === 'pause' && !operation.terms.pause) return 'none';
    const state = records.find((record) => record.step === step)?.state;
    return state === 'done' || state === 'refused' ? state : isOver ? 'refused' : 'open';
  };
  const ended = records.find(({ step, state }) => step === 'sign-out' && state === 'done')?.result;
  return {
    operationId,
    state: operation.state,
    steps: securingSteps.map((step) => ({ step, state: stateOf(step) })),
    signedOut: ended === undefined ? undefined : Number(ended),
  };
}
